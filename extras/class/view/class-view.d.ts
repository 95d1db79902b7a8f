import { PageView } from 'mexplorer/kit';
/** For teachers: a sheet is made, or the results of a class are read. The tab is `state.mode`. */
export declare class ClassView extends PageView {
    #private;
    static areas: readonly ['class'];
    /** Files that were dropped last. */
    dropped: File[];
    view(): import("lit-html").TemplateResult<1>;
}
export declare const classView: (_values: Partial<ClassView>) => import("lit-html/directive.js").DirectiveResult<typeof ClassView>;
