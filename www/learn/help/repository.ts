/** The address of the repository as the build knows it; empty until a person has filled it in. */
export const repository = typeof __MEX_REPOSITORY__ === 'undefined' ? '' : __MEX_REPOSITORY__;
