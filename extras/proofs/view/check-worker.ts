/** Run `checkers/check.mjs` in a worker, so that the page stays responsive during the check. */
import * as checker from '../checkers/check.mjs';

const check: (text: string, report: (share: number) => void) => object = checker.check;

onmessage = ({ data }) => {
  try {
    let last = 0;
    const found = check(data, (share) => {
      const percent = Math.floor(100 * share);
      if (percent > last) postMessage({ percent: (last = percent) });
    });
    postMessage({ found });
  } catch (error) {
    postMessage({ refused: (error as Error).message });
  }
};
