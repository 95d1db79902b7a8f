/** The Chinese names of chess pieces by their English names, which the core returns. */
export const piecesInChinese: Record<string, string> = {
  queen: '皇后',
  king: '国王',
  knight: '马',
  bishop: '象',
  rook: '车',
};
