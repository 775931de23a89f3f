// Measures the console in a real browser. Node 24: run-browser-bench.mjs SCENARIO …
import { readFileSync, rmSync } from 'node:fs';
import { fromRoot } from '../setup/paths.mjs';
import { prepareTestBrowser } from '../setup/test-browser.mjs';
import { runPackage } from './program.mjs';

/** @typedef {{ what: string, measured: number, target: number }} Verdict */

const report = fromRoot('test-results', 'bench.json');
rmSync(report, { force: true });
await prepareTestBrowser();
const files = process.argv.slice(2).map((scenario) => `bench/${scenario}.bench.tsx`);
const { code, output } = await runPackage('vitest', 'vitest', [
  'run',
  '--project=bench',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...files,
]);
const verdicts = read();
for (const { what, measured, target } of verdicts) {
  console.log(`${measured <= target ? '✓' : '✗'} ${what}: ${measured.toFixed(1)} (at most ${target})`);
}
if (code !== 0) console.log(output);
process.exit(code === 0 && verdicts.length > 0 ? 0 : 1);

/** @returns {Verdict[]} */
function read() {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => meta?.verdicts ?? []),
    );
  } catch {
    return [];
  }
}
