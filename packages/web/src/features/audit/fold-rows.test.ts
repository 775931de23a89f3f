import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { expect, test } from 'vitest';
import { foldRows } from './fold-rows.ts';
import { aRow } from './test-support/a-row.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9) - seconds * 1000).toISOString();
const upload = (id: number, seconds: number, changes: Partial<AuditRow> = {}) =>
  aRow({ id: String(id), time: at(seconds), action: 'media.create', entity: 'media', ...changes });
const shape = (rows: readonly AuditRow[]) =>
  foldRows(rows).map(({ id, others }) => [id, ...others.map((other) => other.id)].join(' '));

test('twelve uploads at once are one row, in the place of the newest', () => {
  const rows = Array.from({ length: 12 }, (_, n) => upload(n, n * 3));
  expect(shape(rows)).toEqual(['0 1 2 3 4 5 6 7 8 9 10 11']);
});

test('what others did meanwhile keeps its place', () => {
  const other = aRow({ id: '99', time: at(5), by: { userId: '3', name: 'Lan' } });
  expect(shape([upload(1, 0), other, upload(2, 10), upload(3, 20)])).toEqual(['1 2 3', '99']);
});

test.each([
  ['two of a kind', [upload(1, 0), upload(2, 1)]],
  ['pauses of more than two minutes', [upload(1, 0), upload(2, 121), upload(3, 242)]],
  ['different actions', [upload(1, 0), upload(2, 1, { action: 'media.crop' }), upload(3, 2)]],
  ['different people', [upload(1, 0), upload(2, 1, { by: { userId: '3', name: 'Lan' } }), upload(3, 2)]],
])('rows with %s stay apart', (_name, rows) => {
  expect(shape(rows)).toEqual(['1', '2', '3'].slice(0, rows.length));
});

test('no row is lost or doubled', () => {
  const rows = Array.from({ length: 40 }, (_, n) =>
    upload(n, n * 50, { by: { userId: String(n % 3), name: '' } }),
  );
  const ids = foldRows(rows).flatMap(({ id, others }) => [id, ...others.map((other) => other.id)]);
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
