/** The board as the parts around a scene know it: the bar, panels, drags and strokes are given this. */
import type { Act, AnyBoard, BoardEvent, Chosen, State } from './board.ts';
import type { Translate } from '../i18n/languages.ts';

export interface SceneHost extends HTMLElement {
  readonly module: AnyBoard;
  readonly board: State['board'] | null;
  readonly legal: State['legal'];
  /** The present choice. */
  readonly ui: Chosen;
  readonly disabled: boolean;
  readonly label: string;
  /** The id of what describes it. */
  readonly helpId: string;
  readonly pointer: string;
  /** The focused element in it. */
  readonly focused: Element | null;
  /** The cell in the tab order. */
  active: string;
  t: Translate;
  help(): string;
  helpPart(keys: string): unknown;
  /** @returns whether the event meant something */
  send(event: BoardEvent, at?: number): boolean;
  /** The hit area at a point of the window. */
  hitAt(x: number, y: number): (Element & { act?: Act }) | undefined;
  /** The choice in a cell. */
  amountIn(cell: string): number;
  /** @returns tabindex of a cell */
  tab(key: string): 0 | -1;
  cellElement(key: string): HTMLElement | null;
  focusCell(key: string): unknown;
  /** Goes to the heap that was last asked for by number. */
  goToOpened(): void;
  onFocus(event: FocusEvent): void;
  travel(time: number): void;
}
