/**
 * The build options of the module for hosts of anywidget, by the name of its bundle; see
 * vite.library.config.js.
 */
export default {
  anywidget: {
    ...{ entry: '../extras/hosts/jupyter/anywidget.ts', file: 'mexplorer.anywidget.mjs' },
    ...{ format: 'es', small: false },
  },
};
