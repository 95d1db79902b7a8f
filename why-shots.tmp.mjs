import { chromium } from '@playwright/test';
import { findChrome } from '/work/wt/why/scripts/setup/browser.mjs';
const [,, base, out, ...only] = process.argv;
const cases = [
 ['nim','5 6 9'],['nim','1 4 5'],['moore 2','3 5 7 9'],['staircase','2 1 3'],['merge','1 1 3'],['merge','1 1 4'],['fibonacci','18:4'],['fibonacci','20'],['split','2 3'],['mock-turtles','THTHHTTH'],['ruler','HTTHTHTTH'],['lasker','3 5 6'],['primes','9 14'],['race 3..9','100'],['letters','AABBC'],['divisors','12 10'],['wythoff','4 9'],['nim misere','1 1 4'],['split misere','2 3'],['greedy','3 5 6'],['euclid','7 24'],['two-boxes','6 9'],['chomp','5 3'],['kayles misere','3 4'],['graph a>b a>c b>c','a a b'],['hackenbush','0-a a-b a-c 0-d 0-e'],['northcott','2 4 5:3'],['merge misere','2 3 1'],['subtract 1 3 4','1000 7'],['silver-dollar','1 4 6 11'],
];
const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox','--disable-gpu'] });
for (const lang of ['en','zh']) for (const [i,[game,position]] of cases.entries()) {
  if (only.length && !only.includes(String(i))) continue;
  const page = await browser.newPage({ viewport: { width: i % 5 === 4 ? 360 : 760, height: 900 }, colorScheme: i % 4 === 3 ? 'dark':'light' });
  const body = `<!doctype html><html lang="${lang}" data-theme="${i % 4 === 3 ? 'dark':'light'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><script type="module" src="./elements.js"></script></head><body style="background:var(--mex-paper);margin:8px"><p>${game} · ${position}</p><mex-why open game="${game.replaceAll('>','&gt;')}" position="${position}"></mex-why></body></html>`;
  await page.route('**/notes-of-somebody.html', (r) => r.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(base + 'notes-of-somebody.html');
  await page.locator('mex-why .verdict').waitFor({ timeout: 60000 });
  await page.screenshot({ path: `${out}/${String(i).padStart(2,'0')}-${lang}.png`, fullPage: true });
  await page.close();
}
await browser.close();
