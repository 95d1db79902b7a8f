/** The pieces of chess in Chinese, by their English names, which data have. */
export const piecesInChinese: Record<string, string> = {
  queen: '皇后',
  king: '国王',
  knight: '马',
  bishop: '象',
  rook: '车',
};
