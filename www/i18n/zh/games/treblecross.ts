import type { Words } from '../../index.ts';

export const name = '一维井字棋（Treblecross）';
export const rule = '在一格里画叉，与别的叉之间至少隔两格。';
export const terms =
  '各数为各条方格带的长度。先连成三个叉的人获胜，所以谁也不会把叉画在别的叉的两格之内：一个叉使左右各两格退出游戏。';

export const why: Words = {
  'head.strip': '方格带',
  'named.strip': ({ label }) => `长 ${label} 的方格带`,
};
