/** How many of a class believed which wrong claims, a column for each sheet that asks about claims. */
import { nothing } from 'lit';
import type { Speaker } from 'mexplorer/kit';
import type { Group } from './roster.ts';
export declare function beliefTable(host: Speaker, all: Group[]): typeof nothing | import("lit-html").TemplateResult<1>;
