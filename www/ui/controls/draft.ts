/**
 * The text of a field that the user may be editing. Text typed but not submitted is never overwritten by an
 * answer, a link or a render. Submitted text waits for its answer. Otherwise the field shows the text that
 * the page sets. This module does not use the DOM.
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

  /**
   * Set the text that the user typed.
   * @param text the whole text of the field
   */
  type(text: string) {
    if (this.#state !== 'typed') this.#before = this.text;
    this.text = text;
    this.#state = 'typed';
  }

  /** Mark the typed text as submitted. */
  send() {
    if (this.#state === 'typed') this.#state = 'sent';
  }

  /**
   * Accept a text set by the page, unless the user is editing the field.
   * @param hold whether the field keeps its text even if the user is not editing it
   * @returns whether the field takes the text; false also if the page has set the same text before
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
   * Accept the canonical form of a submitted text, which the page is about to set.
   * @param text the text as submitted
   * @param meant its canonical form
   */
  answer(text: string, meant: string) {
    this.given = meant;
    // Keep text that was typed after the submission, submitted or not.
    if (this.#state !== 'typed' && this.text === text) this.#follow();
  }

  /**
   * End editing when the field loses the focus. Text changed back to the original counts as unchanged.
   * @returns whether the field takes the text of the page
   */
  leave() {
    return this.#state === 'typed' && this.text === this.#before && this.#follow();
  }

  #follow() {
    this.text = this.given;
    this.#state = 'page';
    return true;
  }
}
