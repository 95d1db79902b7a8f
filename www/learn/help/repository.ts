/** The address of the source repository, set by the build; empty if none is configured. */
export const repository = typeof __MEX_REPOSITORY__ === 'undefined' ? '' : __MEX_REPOSITORY__;
