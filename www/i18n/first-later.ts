/** Takes the place of ./first.js where the words of a language come when it is asked for. */
import type { Way } from './languages.ts';

export const first: Record<string, Way> = {
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
};
