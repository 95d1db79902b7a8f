/**
 * The text of a field that the user may be editing. Text typed but not submitted is never
 * overwritten by an answer, a link or a render. Submitted text waits for its answer; otherwise the
 * field follows the page. Independent of the DOM.
 */
export class Draft {
  /** The text set by the page. */
  given;
  /** The text in the field. */
  text;
  #state: 'page' | 'typed' | 'sent' = 'page';
  /** The text before editing began. */
  #before = '';

  constructor(given: string = '') {
    this.given = given;
    this.text = given;
  }

  /** Whether there is text that was not submitted. */
  get unsent() {
    return this.#state === 'typed';
  }

  /** @param text the whole text of the field */
  type(text: string) {
    if (this.#state !== 'typed') this.#before = this.text;
    this.text = text;
    this.#state = 'typed';
  }

  /** Editing has ended. */
  send() {
    if (this.#state === 'typed') this.#state = 'sent';
  }

  /**
   * Takes the text set by the page.
   * @param hold whether submitted text is kept as well
   * @returns whether the field now shows it
   */
  take(given: string, hold: boolean = false): boolean {
    if (given === this.given) return false;
    this.given = given;
    if (given !== this.text && (this.#state === 'typed' || hold)) {
      if (this.#state === 'page') this.type(this.text);
      return false;
    }
    return this.#follow();
  }

  /**
   * The submitted text was parsed; its canonical form may differ, and the page is about to set it.
   * @param text as submitted
   */
  answer(text: string, meant: string) {
    this.given = meant;
    // Text typed since then is kept, submitted or not.
    if (this.#state !== 'typed' && this.text === text) this.#follow();
  }

  /** The field lost the focus; text changed back to the original counts as unchanged. */
  leave() {
    return this.#state === 'typed' && this.text === this.#before && this.#follow();
  }

  #follow() {
    this.text = this.given;
    this.#state = 'page';
    return true;
  }
}
