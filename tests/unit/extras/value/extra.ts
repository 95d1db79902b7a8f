/** The worked example of CONTRIBUTING: a view of the SG value of the position at hand. */
import { game, position } from 'mexplorer/kit/extra';
import type { Extra } from 'mexplorer/kit/extra';

export const value: Extra = {
  id: 'value',
  views: [{ name: 'value', door: 'explore', fields: { game, position } }],
  load: { value: async () => (await import('./value-view.ts')).valueView },
  names: { value: { en: 'Value', zh: 'SG 值' } },
};
