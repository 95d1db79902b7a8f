/** Escape text for LaTeX. */

/** The special characters of TeX, and the commands that print them. */
const SIGNS: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '"': "''",
  '−': '$-$',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '★': '$\\star$',
  '→': '$\\to$',
  '⊕': '$\\oplus$',
  '⊗': '$\\otimes$',
  '′': '$^{\\prime}$',
  '∩': '$\\cap$',
  '∪': '$\\cup$',
  '∅': '$\\emptyset$',
  '⌊': '$\\lfloor$',
  '⌋': '$\\rfloor$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  Φ: '$\\Phi$',
  '≠': '$\\ne$',
  '∞': '$\\infty$',
  '⇒': '$\\Rightarrow$',
  '⇔': '$\\Leftrightarrow$',
  φ: '$\\varphi$',
  '√': '$\\surd$',
  '÷': '$\\div$',
  '⌈': '$\\lceil$',
  '⌉': '$\\rceil$',
  '≈': '$\\approx$',
  '●': '$\\bullet$',
  '…': '\\dots{}',
  '–': '--',
  '—': '---',
  '“': '``',
  '”': "''",
  '’': "'",
  '‘': '`',
  '\u00a0': '~',
  '\u202f': '\\,',
  '\u2009': '\\,',
  '\u200b': '',
};

const SPECIAL = /[\\{}$&#%_^~<>|"−×·★→⊕⊗′∩∪∅⌊⌋≤≥≠∞⇒⇔φΦ√≈÷⌈⌉●…–—“”’‘\u00a0\u202f\u2009\u200b]/gu;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

export const escapeTex = (text: string) =>
  text
    .replace(SPECIAL, (sign) => SIGNS[sign])
    .replace(
      /[⁰¹²³⁴-⁹]+/gu,
      (digits) => `$^{${[...digits].map((d) => RAISED.indexOf(d)).join('')}}$`,
    )
    .replace(/[₀-₉]+/gu, (digits) => `$_{${[...digits].map((d) => LOWERED.indexOf(d)).join('')}}$`);
