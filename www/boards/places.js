import { html } from 'lit';
import { define } from '../ui/element/base.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { MexBoardStairs } from './stairs-old.js';
import { groupDigits } from './notation.js';
import { light } from './lit-stones.js';

/** Boxes in a row, from box 0 on: stones walk to the box before theirs, and stay in box 0. */
export class MexBoardPlaces extends MexBoardStairs {
  help() {
    return this.t('boards.help_place');
  }

  /** @param {number} count */
  doWord(count) {
    return this.t('boards.place_n', { count: groupDigits(count) });
  }

  /** @param {string} cell @param {number} take @param {number|null} left */
  wouldWord(cell, take, left) {
    return this.t('boards.would_place', { take, left, to: Number(cell) - 1 });
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('boards.part_n', { part: 'box', n: Number(cell) });
  }

  /** @param {number} i @param {number} size */
  becomes(i, size) {
    const [picked, coming] = [this.picked(i), this.coming(i)];
    return picked || coming ? groupDigits(size - picked + coming) : '';
  }

  render() {
    return html`${light}
    ${boardFrame(
      this,
      { cls: 'heaps', leave: this.unpoint },
      eachCell(this, (cell) => this.heap(Number(cell), true)),
    )}
    ${this.helpPart('boards.keys_place')} ${this.bar()}`;
  }

  /** @param {number} i @param {string} _label @param {unknown} content */
  heapFrame(i, _label, content) {
    const is = { part: 'box', n: i, size: this.heaps[i], one: false };
    const odd = i % 2 === 1 && this.marks;
    return cellFrame(
      this,
      String(i),
      { cls: `heap ${odd ? 'odd' : ''} ${i ? 'up' : ''}`, label: this.t('boards.part_has', is) },
      content,
    );
  }
}

define('mex-board-places', MexBoardPlaces);
