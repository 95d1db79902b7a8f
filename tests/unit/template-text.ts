interface Template {
  strings: string[];
  values: unknown[];
}

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'strings' in value;

/** The result of Lit's `repeat(items, key, template)`. */
interface Repeat {
  _$litDirective$: unknown;
  values: [unknown[], unknown, (item: unknown, i: number) => unknown];
}

const isRepeat = (value: unknown): value is Repeat =>
  typeof value === 'object' && value !== null && '_$litDirective$' in value;

/** Return the text of a Lit template without a DOM. Listeners and `nothing` give empty texts. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (isRepeat(value)) {
    const [items, , draw] = value.values;
    return items.map((item, i) => textOf(draw(item, i))).join('');
  }
  if (isTemplate(value)) {
    return value.strings.map((part, i) => part + textOf(value.values[i])).join('');
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
