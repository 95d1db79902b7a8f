/**
 * A text that a person may be changing, and whose it is. What has been typed and not sent belongs
 * to the person: no answer, no link and no new drawing of the page takes it away. What has been
 * sent waits for its answer; all else follows the page. Nothing here knows the DOM.
 */
export class Draft {
  /** What the page says. */
  given;
  /** What stands in the field. */
  text;
  /** @type {'page' | 'typed' | 'sent'} */
  #state = 'page';
  /** What stood there before the typing began. */
  #before = '';

  /** @param {string} [given] */
  constructor(given = '') {
    this.given = given;
    this.text = given;
  }

  /** Whether there is something that nobody has been told of. */
  get unsent() {
    return this.#state === 'typed';
  }

  /** @param {string} text all that stands in the field now */
  type(text) {
    if (this.#state !== 'typed') this.#before = this.text;
    this.text = text;
    this.#state = 'typed';
  }

  /** The person is done with it. */
  send() {
    if (this.#state === 'typed') this.#state = 'sent';
  }

  /**
   * The page's text, as it is now.
   * @param {string} given
   * @param {boolean} [hold] whether also a text that was sent is to be left alone
   * @returns {boolean} whether it stands in the field now
   */
  take(given, hold = false) {
    if (given === this.given) return false;
    this.given = given;
    if (given !== this.text && (this.#state === 'typed' || hold)) {
      if (this.#state === 'page') this.type(this.text);
      return false;
    }
    return this.#follow();
  }

  /**
   * What was sent has been understood; it may be written another way.
   * @param {string} text as it was sent
   * @param {string} meant
   */
  answer(text, meant) {
    // What was typed since then is another text.
    if (this.#state === 'typed' || this.text !== text) return;
    this.given = meant;
    this.#follow();
  }

  /** The field is left; a text that was changed back again was not changed. */
  leave() {
    return this.#state === 'typed' && this.text === this.#before && this.#follow();
  }

  #follow() {
    this.text = this.given;
    this.#state = 'page';
    return true;
  }
}
