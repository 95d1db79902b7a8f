/** The words of the check, for the descriptor and for the widget. */
export const words = {
  check: {
    en: () => import('./en/check.ts'),
    zh: () => import('./zh/check.ts'),
  },
};
