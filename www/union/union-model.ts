import * as engine from '../engine/api.ts';
import { parseSizes, printSizes } from './venn.ts';
import { listOf } from './terms.ts';
import { AskingModel } from '../ui/element/asking.ts';
import { observed } from '../ui/element/model.ts';
import type { Union } from '../engine/types.ts';

/** The maximum number of terms listed. */
const TERMS = 400;
export const EXAMPLE: Record<string, string> = {
  ...{ A: '12', B: '9', C: '7' },
  ...{ 'A&B': '4', 'A&C': '3', 'B&C': '2', 'A&B&C': '1' },
};

const isNumber = (text = '') => /^\d+$/.test(text.normalize('NFKC').trim());

/** The model of a count by inclusion–exclusion: of multiples up to `n`, or of sets of given sizes. */
export class UnionModel extends AskingModel {
  @observed n = '100';
  @observed divisors = '2 3 5';
  /** The sizes of sets and of their intersections, as "A=5 B=4 A&B=2". */
  @observed sets = '';
  /** The kind of count; '' means multiples, or sets if `sets` is given. */
  @observed mode: '' | 'multiples' | 'sets' = '';
  @observed result: Union | null = null;
  /** The number of terms added so far. */
  @observed step = 0;
  /** The typed size of each set and intersection, possibly invalid. */
  @observed draft: Record<string, string> = {};
  /** The last sizes for which a diagram was drawn, which do not contradict each other. */
  @observed sound = '';

  get inputs() {
    return ['n', 'divisors'];
  }

  get settled() {
    return this.isSets || this.result !== null;
  }

  get isSets() {
    return this.mode === 'sets' || (this.mode !== 'multiples' && this.sets !== '');
  }

  changed(name: string, before: unknown) {
    if ((name === 'sets' || name === 'mode') && this.isSets) {
      // Keep the typed sizes unless `sets` has changed to others.
      const typed = printSizes(this.draft);
      if (!typed || this.sets !== typed)
        this.draft = { ...parseSizes(this.sets || printSizes(EXAMPLE)) };
    }
    super.changed(name, before);
  }

  refresh() {
    if (!this.isSets) super.refresh();
  }

  protected ask() {
    const divisors = listOf(this.divisors);
    return this.query.run(
      (signal) =>
        engine.countUnion(this.n.normalize('NFKC').trim(), divisors, { limit: TERMS, signal }),
      (result) => {
        this.result = result;
        this.step = result.terms.length;
        this.answered.emit({ ...result });
      },
    );
  }

  /** Set the number or the divisors that the user typed. */
  type(name: 'n' | 'divisors', value: string) {
    if (value === this[name]) return;
    this[name] = value;
    this.altered.emit();
  }

  turnTo(mode: 'multiples' | 'sets') {
    this.mode = mode;
    if (mode === 'sets' && !this.sets) this.sets = printSizes(EXAMPLE);
    this.altered.emit();
  }

  /** Set the sizes that the user typed; they are counted once all of them are numbers. */
  resize(draft: Record<string, string>) {
    this.draft = draft;
    if (!Object.values(draft).every(isNumber)) return;
    this.sets = printSizes(draft);
    this.altered.emit();
  }
}
