/** Programming languages of the lessons' programs: file extensions and names. */
export const CODE = { cpp: 'C++', py: 'Python', rs: 'Rust' } as const;
