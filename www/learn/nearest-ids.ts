/** Suggest ids of practice problems for an id that does not exist. */

const MOST = 3;

const plain = (id: string) => id.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Return the id that differs only in case or punctuation, if any. Otherwise return at most three ids: those
 * with the same number of at least three digits, or else those with an edit distance of at most 2, the
 * nearest first.
 */
export function nearestIds(id: string, known: string[]) {
  // Cut the text, since all ids are shorter, and a long text would be slow to compare.
  const wanted = plain(id.slice(0, 40));
  const digits = wanted.replace(/\D/g, '');
  const found = known.find((each) => plain(each) === wanted);
  if (found) return [found];
  const same = known.filter((each) => digits.length > 2 && digits === each.replace(/\D/g, ''));
  if (same.length) return same.slice(0, MOST);
  return known
    .map((each) => ({ each, far: edits(wanted, plain(each)) }))
    .filter(({ far }) => far <= 2)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ each }) => each);
}

/** Return the edit distance: the least number of letters to insert, remove or change (Levenshtein 1965). */
function edits(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1] + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
