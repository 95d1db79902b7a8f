/** imsmanifest.xml of a package with one activity, for SCORM 1.2 and for SCORM 2004, 4th edition (ADL). */
import type { Version } from './platform.ts';
export declare function manifest({ version, id, title, files, }: {
    version: Version;
    /** Of letters, digits and hyphens. */ id: string;
    title: string;
    /** All of the package, the page first. */ files: string[];
}): string;
