/**
 * The build options of the script of a package for a learning platform, by the name of its bundle; see
 * vite.library.config.js.
 */
export default {
  package: {
    ...{ entry: '../extras/class/package/entry.ts', file: 'mexplorer-package.js' },
    ...{ format: 'iife', small: false, packed: true, says: 'class' },
  },
};
