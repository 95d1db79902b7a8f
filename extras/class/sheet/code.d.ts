/**
 * Texts in links and in the few characters that a learning platform keeps: a byte for the version of this
 * form, then the text in UTF-8, compressed (RFC 1951), all in base64url (RFC 4648). Later versions read
 * what this one wrote.
 */
export declare function encode(text: string): Promise<string>;
/** @throws {CodeError} */
export declare function decode(code: string): Promise<string>;
export declare class CodeError extends Error {
    code: 'damaged' | 'later';
    constructor(code: 'damaged' | 'later');
}
