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

/** Return all templates within a value, each before the templates within it. */
function templatesIn(value: unknown): Template[] {
  if (Array.isArray(value)) return value.flatMap(templatesIn);
  if (isRepeat(value)) {
    const [items, , draw] = value.values;
    return items.flatMap((item, i) => templatesIn(draw(item, i)));
  }
  return isTemplate(value) ? [value, ...value.values.flatMap(templatesIn)] : [];
}

/**
 * Return the listener of an event in a Lit template.
 * @param mark a text in the tag of the element that listens
 */
export function listenerOf(value: unknown, event: string, mark: string) {
  for (const { strings, values } of templatesIn(value)) {
    let tag = '';
    for (const [i, part] of strings.entries()) {
      const opened = part.lastIndexOf('<');
      tag = opened < 0 ? tag + part : part.slice(opened);
      const listens = tag.endsWith(`@${event}=`);
      if (
        listens &&
        (
          tag +
          strings
            .slice(i + 1)
            .join('')
            .split('>')[0]
        ).includes(mark)
      )
        return values[i] as (event: unknown) => unknown;
      tag += textOf(values[i]);
    }
  }
  throw new Error(`no ${event} listener on an element with ${mark}`);
}
