import { expect, it } from 'vitest';
import { ENUMERATIONS } from '../../../vocabulary/enumerations.ts';
import { SHARED_LABELS } from '../../../vocabulary/shared-labels.ts';
import { ACCOUNT_FIELD_TEXTS } from '../account-field-texts.ts';
import { mergedProfile } from '../merge-profiles.ts';
import { accountKind, PROFILE_KINDS } from './account-kinds.ts';
import { ORGANIZATION_TYPES, PLAIN_AUTHOR } from './author-profile.ts';
import { PLAIN_DESTINATION } from './destination-profile.ts';

it('authors are of the organization types of the specification', () => {
  expect([...ORGANIZATION_TYPES].sort()).toEqual(Object.keys(ENUMERATIONS.organizationType).sort());
});

it.each(PROFILE_KINDS)('the plain profile of %s passes its own schema, and every fact has words', (kind) => {
  const { schema, change, plain } = accountKind(kind);
  expect(schema.parse(plain)).toEqual(plain);
  expect(change.parse({})).toEqual({});
  const words = { ...SHARED_LABELS, ...ACCOUNT_FIELD_TEXTS };
  const nameless = Object.keys(plain).filter((key) => !(key in words));
  expect(nameless).toEqual([]);
});

it('a destination is found by its old names and by both names of its province', () => {
  const profile = { ...PLAIN_DESTINATION, provinceCode: '51' as const, oldNames: ['Công Tum'] };
  expect(accountKind('destination').otherNamesOf(profile)).toEqual(
    expect.arrayContaining(['Công Tum', 'Quảng Ngãi', 'Kon Tum']),
  );
});

it('a merged profile keeps its own facts, takes what it lacks, and finds the other by its names', () => {
  const from = {
    displayName: 'Lê Thu Hà',
    profile: { ...PLAIN_AUTHOR, penName: 'Thu Ha', pressCardNo: '12' },
  };
  const into = {
    displayName: 'Thu Hà',
    profile: { ...PLAIN_AUTHOR, penName: 'Thu Hà', royaltyGroup: 'PICTURE' as const },
  };
  expect(mergedProfile('author', from, into)).toEqual({
    profile: { ...into.profile, pressCardNo: '12', alternateNames: ['Lê Thu Hà', 'Thu Ha'] },
    names: ['Lê Thu Hà', 'Thu Ha'],
    filled: ['pressCardNo'],
  });
});

it('a choice of the account that stays is no gap: neither kind nor country of the other replaces it', () => {
  const profile = { ...PLAIN_AUTHOR, authorKind: 'CTV' as const, country: 'FR', hideRealName: true };
  const into = { displayName: 'Thu Hà', profile: PLAIN_AUTHOR };
  const merged = mergedProfile('author', { displayName: 'Thu Ha', profile }, into);
  expect(merged.filled).toEqual([]);
  expect(merged.profile).toMatchObject({ authorKind: 'STAFF', country: 'VN', hideRealName: false });
});
