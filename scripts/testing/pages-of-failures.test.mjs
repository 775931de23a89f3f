import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOfFailures } from './pages-of-failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'toasoan-failures-'));

/** A failed test of a report, with its notes. */
function failed(title, page) {
  const path = join(folder, `${title}.md`);
  const source = '\n# Test source\n\n```ts\npress();\n```';
  writeFileSync(path, `# Test info\n\n# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n${source}`);
  const attachments = [{ name: 'error-context', path, contentType: 'text/markdown' }];
  return { title, tests: [{ results: [{ attachments }] }] };
}
const report = (...specs) => ({ suites: [{ specs: [], suites: [{ specs }] }] });

test('prints the page of a failed test without its source', () => {
  const text = pagesOfFailures(report(failed('writes', '- button "Lưu"\n- alert: Mất kết nối')));
  expect(text).toBe('\nThe page when “writes” failed:\n- button "Lưu"\n- alert: Mất kết nối');
});

test('leaves out marks that only programs need', () => {
  const page =
    '- generic [ref=e1]:\n  - link "Bài viết" [ref=e2] [cursor=pointer]:\n    - /url: /manager_post\n  - text: 12';
  expect(pagesOfFailures(report(failed('reads', page)))).toContain('\n - link "Bài viết":\n - text: 12');
});

test('prints at most three tests with six thousand characters each', () => {
  const text = pagesOfFailures(
    report(...['a', 'b', 'c', 'd'].map((name) => failed(name, 'x'.repeat(9_000)))),
  );
  expect(text.match(/The page when/g)).toHaveLength(3);
  expect(text.match(/x+/g)?.map(({ length }) => length)).toEqual(Array(6).fill(3_000));
  expect(text).toContain('… 3000 more characters …');
});

test('prints nothing for tests that passed, have no page or lost their notes', () => {
  const passed = { title: 'reads', tests: [{ results: [{ attachments: [] }] }] };
  const lost = {
    title: 'lost',
    tests: [{ results: [{ attachments: [{ name: 'error-context', path: join(folder, 'gone.md') }] }] }],
  };
  expect(pagesOfFailures(report(passed, lost))).toBe('');
  expect(pagesOfFailures(undefined)).toBe('');
});
