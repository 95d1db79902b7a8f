import 'mexplorer/react';

export const good = (
  <mex-game game="nim" position="3 5 7" skill="0.5" onmex-move={({ detail }) => detail.to.length} />
);
export const table = <mex-table game="nim" upto={40} lang="zh" className="wide" />;
// @ts-expect-error three people do not play
export const bad = <mex-game players={3} />;
// @ts-expect-error no widget is called so
export const none = <mex-none />;
