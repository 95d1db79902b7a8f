/**
 * The translated texts of the program check, loaded by language. The descriptor of the extra and the widget
 * `mex-check` share them.
 */
export const words = {
  check: {
    en: () => import('./en/check.ts'),
    zh: () => import('./zh/check.ts'),
  },
};
