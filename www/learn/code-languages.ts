/** The programming languages of the lessons' programs, by file extension. */
export const CODE = { cpp: 'C++', py: 'Python', rs: 'Rust' } as const;
