/** Programming languages of the lessons' programs: file extensions and names. */
export const CODE = /** @type {const} */ ({ cpp: 'C++', py: 'Python', rs: 'Rust' });
