/**
 * The client of a learning platform with SCORM 1.2 or SCORM 2004 (ADL). The platform's API is an object in a window
 * above the package, or in the window that opened it. Any answer may be missing, late or a refusal; no call throws.
 */
export type Version = '1.2' | '2004';
/** The API of a platform: functions by the names of its version. */
export type Api = Record<string, (...args: string[]) => unknown>;
/**
 * Finds the API in a window or in those above it, up to the top, then in the window that opened it.
 * @returns null if there is none
 */
export declare function findApi(from: unknown, name: string): Api | null;
interface Progress {
    /** Points. */
    won: number;
    /** Points. */
    all: number;
    /** Whether every task is over. */
    complete: boolean;
    /** Restores the work at the next visit; at most `most` characters. */
    state: string;
}
/** One session with a platform, from the start to the end. */
export declare class Platform {
    #private;
    version: Version;
    constructor(api: Api, version: Version);
    /** Returns the platform of a window, if there is one. */
    static around(from: object, version: Version): Platform | null;
    /** The maximal length of the state in characters. */
    get most(): 4096 | 64000;
    /**
     * Starts the session, or takes over one that is running.
     * @returns whether the platform accepted it
     */
    begin(): boolean;
    /** Whether results count: not in the modes `browse` and `review`; a missing mode is `normal`. */
    get counts(): boolean;
    /** The state at the end of the previous session. */
    get state(): string;
    /** The learner's name; "Family, Given" becomes "Given Family". */
    get name(): string;
    /**
     * Sends the progress so far.
     * @returns whether the platform stored all of it
     */
    put({ won, all, complete, state }: Progress): boolean;
    /** Ends the session. Progress has been stored by `put`. */
    end(): boolean;
}
export {};
