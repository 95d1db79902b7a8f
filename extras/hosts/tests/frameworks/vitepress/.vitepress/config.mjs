export default {
  title: 'Notes',
  vue: {
    template: {
      compilerOptions: { isCustomElement: (/** @type {string} */ tag) => tag.startsWith('mex-') },
    },
  },
};
