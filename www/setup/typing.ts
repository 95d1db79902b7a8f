/** The pause in typing after which a text is sent to the core, in milliseconds. */
export const TYPING: number = 160;
