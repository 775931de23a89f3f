import { expect, test } from 'vitest';
import { keptBecause } from './removal-rules.ts';

const admin = { userId: '1', permissions: ['media.deleteAny'] };
const author = { userId: '2', permissions: ['media.editOwn'] };
const by = (userId: string) => ({ createdBy: { userId } });
const free = { placed: 0, drafts: 0 };

test('a file that readers see stays for everybody, one in drafts only for people without the right', () => {
  expect(keptBecause(admin, by('2'), { placed: 1, drafts: 0 })).toBe('readers');
  expect(keptBecause(admin, by('2'), { placed: 0, drafts: 3 })).toBeUndefined();
  expect(keptBecause(author, by('2'), { placed: 0, drafts: 3 })).toBe('drafts');
  expect(keptBecause(author, by('2'), free)).toBeUndefined();
});

test("a colleague's file stays without the right, and an unknown one is left to the server", () => {
  expect(keptBecause(author, by('1'), free)).toBe('notYours');
  expect(keptBecause(author, undefined, free)).toBeUndefined();
});
