import { expect, test } from 'vitest';
import { sitePathOf } from './site-path.ts';

const account = {
  userId: '9',
  kind: 'destination' as const,
  displayName: 'Vịnh Hạ Long',
  penName: '',
  slug: 'vinh-ha-long',
  status: 'ENABLE' as const,
  state: 'PUBLISHED' as const,
};
const author = { ...account, kind: 'author' as const, state: null, slug: '', displayName: 'Nguyễn Ánh' };

test('a published place or figure is at its slug', () => {
  expect(sitePathOf(account)).toBe('/dia-diem/vinh-ha-long');
  expect(sitePathOf({ ...account, kind: 'figure' })).toBe('/nhan-vat/vinh-ha-long');
});

test('an author is at the name that readers know, and its id', () => {
  expect(sitePathOf(author)).toBe('/tac-gia/nguyen-anh-9');
  expect(sitePathOf({ ...author, penName: 'Hà Anh' })).toBe('/tac-gia/ha-anh-9');
});

test.each([
  ['is not published', { ...account, state: 'DRAFT' as const }],
  ['is off', { ...author, status: 'DISABLED' as const }],
  ['is of a kind without pages', { ...account, kind: 'enterprise' as const }],
])('an account that %s has no page', (_what, one) => {
  expect(sitePathOf(one)).toBeUndefined();
});
