import 'mexplorer/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['mex-game']>['$props'];

export const good: Props = { game: 'nim', players: 2, onMexMove: ({ detail }) => detail.to.length };
// @ts-expect-error three people do not play
export const bad: Props = { players: 3 };
