/** A step that computes the value of a part as the mex of the values of its options. */
import type { WhyStepOf } from '../../engine/types.ts';
import { brief } from '../../ui/drawing/mex-steps.ts';
import { paragraph, section, styled } from '../../ui/text/document.ts';
import type { Block, Step } from '../../ui/text/document.ts';
import type { Words } from '../words.ts';

/** The maximum number of options shown; longer lists are collapsed. */
const READ = 16;

export function mexStep({ options, more, mex, text }: WhyStepOf<'mex'>, words: Words): Step {
  const part = words.place(text);
  const title = words.t('why.mex', { text: part });
  const values = [...new Set(options.map((option) => Number(option.nimber)))].sort((a, b) => a - b);
  const args = { text: part, mex, values: brief(values) };
  const line: Block[] = more ? [] : [{ kind: 'mex-line', values }];
  if (options.length === 0) {
    return section(title, ...line, paragraph(words.t('why.mex.empty', args)));
  }
  const items = options.map((option) => [
    words.show(option.to),
    ' ',
    { arrow: words.t('why.value') },
    ' ',
    styled(option.nimber, 'bold'),
  ]);
  const list: Block[] = [{ kind: 'list', role: 'options', label: title, items }];
  if (more) list.push(paragraph(words.t('why.more', { count: more }), 'soft'));
  const summary = words.t('why.mex.all', { count: options.length + more });
  const shown: Block[] = options.length > READ ? [{ kind: 'fold', summary, blocks: list }] : list;
  const end = paragraph(words.t(more ? 'why.mex.cut' : 'why.mex.say', args));
  return section(title, ...shown, ...line, end);
}
