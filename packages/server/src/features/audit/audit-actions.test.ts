import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIT_ACTIONS } from '@toasoan/contract/features/audit/audit-actions.ts';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** `action: 'x.y'`, and the third argument of the import's own writer. */
const WRITTEN =
  /(?:action: |#audit\(tx, )'([a-z]+\.[A-Za-z]+)'|\? '(session\.[A-Za-z]+)' : '(session\.[A-Za-z]+)'/g;

test('Everything the product writes into the log has words', async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const written = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const text = await readFile(join(SOURCES, file), 'utf8');
    for (const [, ...actions] of text.matchAll(WRITTEN))
      for (const action of actions) if (action !== undefined) written.add(action);
  }
  // As many as the product writes out in full; the others are made of a thing and one of its verbs.
  expect(written.size).toBeGreaterThan(15);
  expect([...written].filter((action) => !(AUDIT_ACTIONS as readonly string[]).includes(action))).toEqual([]);
});
