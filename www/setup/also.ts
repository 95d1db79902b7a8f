/**
 * Further names of games under which readers look for them, in any language, by the card's name. The page does
 * not display these names.
 */
export const also: Record<string, string[] | undefined> = {
  hackenbush: ['树上删边', '树的删边游戏'],
  fibonacci: ['动态减法', 'dynamic subtraction', 'dynamic Nim'],
};
