/** What each widget is, in Chinese, for the gallery; the contract has it in English. */

/** By tag. @type {Record<string, string>} */
export const chinese = {
  'mex-game': '棋盘，与电脑或与人对弈。',
  'mex-table': '单堆的 SG 值，列成表并画成图；或两堆的值，画成格图。',
  'mex-graph': '某局面的博弈图，每点标出 SG 值。',
  'mex-union': '容斥原理：带符号的和与维恩图。',
  'mex-venn': '两三个集合的维恩图，标出每个区域的大小。',
  'mex-quotient': '取石子游戏的反常商，以及它的证明。',
  'mex-why': '某局面谁赢、SG 值多少，以及为什么。',
  'mex-ask': '先作答、后揭晓的问题；答案由引擎给出。',
  'mex-bits': '以位掩码循环实现的容斥原理。',
  'mex-builder': '待填的表，离开一格时即核对这一格。',
  'mex-check': '核对学习者的程序对所生成的输入打印的结果。',
  'mex-lesson': '课程中完整的一课。',
  'mex-proof': '点按的证明：每步一句话，图也随之变化。',
  'mex-twin': '棋盘与博弈图并列，合为一体。',
};
