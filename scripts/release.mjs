/**
 * The command `npm run release -- --dry-run`, which builds all parts of a release into .tools/release and
 * checks that they have the same version. Without `--dry-run`, the working tree must also be clean and the
 * changelog dated. The script then prints the remaining commands to type; it uploads nothing.
 *
 * `--set 1.0.0` writes the version to every file that contains it. `--tag v1.0.0` states the expected
 * version. `--reproduce` compiles the core a second time in another folder, and compares the bytes. `npm run
 * release -- audit [--all]` only checks dependencies for known vulnerabilities.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { readArguments } from './lib/arguments.mjs';
import { audit } from './release/audit.mjs';
import { DIST, LOGS, ROOT, TOOLS } from './lib/paths.mjs';
import { agreed, binaryHashes, changes, checkBuilt, notes } from './release/parts.mjs';
import { hasUnreleased, setVersion, sha256 } from './release/parts.mjs';
import { repositoryFault, writeRepository } from './release/repository.mjs';
import { SetupError, capture, main, run, slow } from './lib/run.mjs';
import { BINARIES, compileWasm, crateFolders } from './build/wasm.mjs';
import { setup } from './setup.mjs';

const OUT = join(TOOLS, 'release');

/** The tools that check the entries and types of the npm package. npm fetches these versions. */
const CHECKERS = {
  publint: ['publint@0.3.25', 'publint', '--strict'],
  attw: ['@arethetypeswrong/cli@0.18.5', 'attw', '--profile', 'esm-only'],
};
/** Exports of the package that are not JavaScript modules: binaries, JSON files and a style sheet. */
const NO_TYPES = ['./wasm/*', './custom-elements.json', './mexplorer.css', './package.json'];

await main(async () => {
  const { parts, options: values } = readArguments({
    name: 'npm run release',
    parts: ['audit'],
    options: {
      all: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      reproduce: { type: 'boolean', default: false },
      set: { type: 'string' },
      tag: { type: 'string' },
    },
  });
  if (parts.includes('audit')) return audit(values);
  if (values.set) {
    setVersion(values.set, new Date().toISOString().slice(0, 10));
    writeRepository();
    console.log(
      `Every file says ${agreed()} now. Look it over, commit, and run this without --set.`,
    );
    return;
  }
  const dry = values['dry-run'];
  const version = agreed();
  if (values.tag && values.tag !== `v${version}`) {
    throw new SetupError(`The tag is ${values.tag}, and the files say ${version}.`);
  }
  const { day, body } = changes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  const fault = repositoryFault();
  if (fault && !dry) throw new SetupError(fault);
  if (fault) console.log(`A release will want this first: ${fault}`);
  if (!dry) await checkTree(day);

  const ready = await setup();
  await build(ready);
  const { files: integrity } = checkBuilt(version);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await packNpm(version);
  await checkPackage(version);
  await packCrate(version, dry);
  copyFileSync(join(DIST, 'mexplorer-offline.zip'), join(OUT, `mexplorer-offline-${version}.zip`));
  const binaries = binaryHashes();
  const toolchain = await compiler(ready.wasm);
  if (values.reproduce) await reproduce(ready.wasm, binaries);

  const files = Object.fromEntries(
    readdirSync(OUT)
      .sort()
      .map((name) => [name, sha256(readFileSync(join(OUT, name)))]),
  );
  const sums = Object.entries(files).map(([name, hash]) => `${hash}  ${name}\n`);
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
  const text = notes({ version, body, toolchain, binaries, integrity, files });
  writeFileSync(join(OUT, 'NOTES.md'), text);

  console.log(`\nMexplorer ${version} (${day}), in ${OUT}:`);
  for (const [name, hash] of Object.entries({ ...files, ...binaries }))
    console.log(`  ${hash}  ${name}`);
  if (dry) return console.log('\nA dry run: all parts agree on the version. See RELEASING.md.');
  console.log(`\nWhat is left, as RELEASING.md says:
  git tag v${version} && git push origin v${version}
then the workflow "Release" by hand on this tag, with "publish".`);
});

/** @param {string} day */
async function checkTree(day) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) {
    throw new SetupError(`The changes are "${day}": "npm run release -- --set X.Y.Z" dates them.`);
  }
  if (hasUnreleased(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))) {
    throw new SetupError(
      'CHANGELOG.md has changes under "Unreleased": "--set" with their version dates them.',
    );
  }
  const { stdout } = await capture('git', ['status', '--porcelain']);
  if (stdout.trim()) throw new SetupError(`Commit this first:\n${stdout}`);
}

/** @param {string} version */
async function packNpm(version) {
  const log = join(LOGS, 'release-npm.log');
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', OUT], { log });
  const name = `mexplorer-${version}.tgz`;
  if (!existsSync(join(OUT, name))) throw new Error(`npm made no ${name}: see ${log}`);
  const { stdout } = await capture('tar', ['-tzf', join(OUT, name)]);
  const inside = stdout.split(/\r?\n/);
  const needed = ['LICENSE-MIT', 'LICENSE-APACHE', 'dist/THIRD-PARTY.md', 'dist/mexplorer.js'];
  for (const file of needed) {
    if (!inside.includes(`package/${file}`)) throw new Error(`${name} lacks ${file}.`);
  }
}

/** Check that publint and attw report no problems of the packed package. @param {string} version */
async function checkPackage(version) {
  const pack = join(OUT, `mexplorer-${version}.tgz`);
  const checks = [
    [...CHECKERS.publint, pack],
    [...CHECKERS.attw, pack, '--exclude-entrypoints', ...NO_TYPES],
  ];
  for (const [fetched, command, ...args] of checks) {
    const log = join(LOGS, `release-${command}.log`);
    await slow(`${command}, on the packed package`, '10 s', () =>
      run('npm', ['exec', '--yes', `--package=${fetched}`, '--', command, ...args], { log }),
    );
  }
}

/** Pack the crate, and compile the packed sources. @param {string} version @param {boolean} dry */
async function packCrate(version, dry) {
  const target = join(TOOLS, 'release-target');
  const args = [
    'publish',
    '--dry-run',
    '--locked',
    '--package',
    'mexplorer',
    '--target-dir',
    target,
  ];
  if (dry) args.push('--allow-dirty');
  await slow('cargo publish --dry-run', '1 min', () =>
    run('cargo', args, { log: join(LOGS, 'release-crate.log') }),
  );
  const name = `mexplorer-${version}.crate`;
  const made = ['package', 'package/tmp-crate'].map((folder) => join(target, folder, name));
  const file = made.find((file) => existsSync(file));
  if (!file) throw new Error(`Cargo made no ${name}.`);
  const { stdout } = await capture('tar', ['-tzf', file]);
  for (const inside of ['LICENSE-MIT', 'LICENSE-APACHE', 'THIRD-PARTY.md', 'README.md']) {
    if (!stdout.includes(`mexplorer-${version}/${inside}`))
      throw new Error(`${name} lacks ${inside}.`);
  }
  copyFileSync(file, join(OUT, name));
}

/** @param {import('./setup/rust.mjs').WasmEnv} wasm */
async function compiler(wasm) {
  const { stdout } = await capture('rustc', ['--version'], { env: wasm });
  return stdout.trim();
}

/**
 * Compile the current sources in another, empty folder, and compare the hashes of the results.
 * @param {import('./setup/rust.mjs').WasmEnv} wasm
 * @param {Record<string, string>} wanted
 */
async function reproduce(wasm, wanted) {
  const home = mkdtempSync(join(tmpdir(), 'mexplorer-elsewhere-'));
  try {
    const root = join(home, 'some where else');
    for (const name of [
      'Cargo.toml',
      'Cargo.lock',
      'rust-toolchain.toml',
      ...crateFolders().map((folder) => relative(ROOT, folder)),
      'tests/downstream',
    ]) {
      cpSync(join(ROOT, name), join(root, name), { recursive: true });
    }
    const out = join(home, 'out');
    const log = join(LOGS, 'reproduce');
    await compileWasm(wasm, { out, root, target: join(home, 'target'), log });
    for (const name of BINARIES) {
      const bytes = readFileSync(join(out, name));
      if (sha256(bytes) !== wanted[name]) throw new Error(`${name} came out otherwise in ${root}.`);
      for (const place of [home, ROOT]) {
        if (bytes.includes(place)) throw new Error(`${name} names ${place}.`);
      }
    }
    console.log('  ✓ The core comes out the same, byte by byte, in another folder.');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
