export const name = '图上删边 Kayles（Arc Kayles）';
export const rule = '选图上的一条边，它的两个端点连同相关的边一起删去。';
export const terms = 'a-b 是一条边，单独的 d 是没有边的顶点。走法写作 -a-b。';
