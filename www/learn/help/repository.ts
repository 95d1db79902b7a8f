/** The address of the repository, set by the build; empty until a person has configured it. */
export const repository = typeof __MEX_REPOSITORY__ === 'undefined' ? '' : __MEX_REPOSITORY__;
