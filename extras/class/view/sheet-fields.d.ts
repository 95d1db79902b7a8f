import type { Speaker as Host } from 'mexplorer/kit';
import type { DraftTask } from '../sheet/saved.ts';
export declare function field(host: Host, id: string, label: string, value: string | number, set: (value: string) => void, { number, wide, hint, wrong, }?: {
    number?: boolean;
    wide?: boolean;
    hint?: string;
    wrong?: boolean;
}): import("lit-html").TemplateResult<1>;
/** A number, or what was typed in its place, which the sheet then refuses. */
export declare function numberOr(text: string): any;
/**
 * The fields of a task.
 * @param acts `other`: another position
 */
export declare function taskFields(host: Host, task: DraftTask, n: number, { set: change, other }: {
    set: (what: Partial<DraftTask>) => void;
    other: () => void;
}): import("lit-html").TemplateResult<1>;
