/** The examples of `mex-check` in the gallery of widgets; see scripts/pages/gallery-examples.mjs. */
export default {
  examples: [
    {
      widget: 'mex-check',
      attributes: { problem: '891', tests: '8' },
      content: { en: 'Check your program.', zh: '检验您的程序。' },
    },
  ],
  chinese: { 'mex-check': '核对学习者的程序对所生成的输入打印的结果。' },
};
