import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import { expect, test } from 'vitest';
import { aComment } from '../test-support/a-comment.ts';
import { commandsOf } from './row-commands.ts';

const may = (role: Role) => permissionsIn({ role, permissionGrants: [], permissionDenials: [] }, undefined);
const drawn = (row: ReturnType<typeof aComment>, role: Role = 'EDITOR') =>
  commandsOf(row, may(role))
    .filter(({ stopped }) => stopped === undefined)
    .map(({ label, key }) => (key ? `${key} ${label}` : label));

test('a comment that waits is approved, rejected, called spam, mended or answered', () => {
  expect(drawn(aComment())).toEqual([
    'A approve',
    'R reject',
    'S spam',
    'E edit',
    'T reply',
    'C correction',
    'authority',
    'note',
    'B ban',
  ]);
});

test('a public comment is hidden, pinned or picked, and kept only where it was reported', () => {
  const open = aComment({ state: 'APPROVED', isPinned: true });
  expect(drawn(open)).toEqual([
    'H hide',
    'E edit',
    'T reply',
    'P unpin',
    'pick',
    'C correction',
    'authority',
    'note',
    'B ban',
  ]);
  expect(drawn({ ...open, reportCount: 2 })[0]).toBe('A keep');
});

test('what was hidden or rejected has its own way back', () => {
  expect(drawn(aComment({ state: 'HIDDEN' })).slice(0, 2)).toEqual(['A unhide', 'R reject']);
  expect(drawn(aComment({ state: 'SPAM' }))[0]).toBe('U reconsider');
});

test('a public act on a comment that is not public says why it cannot be done', () => {
  const pin = commandsOf(aComment({ state: 'REJECTED' }), may('EDITOR')).find(({ name }) => name === 'pin');
  expect(pin?.stopped).toBe('stopped.notPublic');
  const again = commandsOf(aComment({ correction: 'OPEN' }), may('EDITOR'));
  expect(again.find(({ name }) => name === 'correction')?.stopped).toBe('stopped.correctionOpen');
});

test('only an administrator deletes, and only posts are corrected', () => {
  expect(drawn(aComment(), 'ADMIN')).toContain('remove');
  expect(drawn(aComment({ targetType: 'EVENT' }))).not.toContain('C correction');
  expect(commandsOf(aComment({ state: 'DELETED' }), may('ADMIN'))).toEqual([]);
  expect(commandsOf(aComment(), may('AUTHOR'))).toEqual([]);
});
