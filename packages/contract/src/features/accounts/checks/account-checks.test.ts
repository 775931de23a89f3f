import { describe, expect, it } from 'vitest';
import { PLAIN_DESTINATION } from '../kinds/destination-profile.ts';
import { PLAIN_FIGURE } from '../kinds/figure-profile.ts';
import { masked } from '../payroll.ts';
import type { AccountCheck } from './account-checks.ts';
import { blockersOf, checkAccount } from './check-account.ts';

const source = { title: 'Từ điển văn học', address: '', isChecked: true };
const codes = (checks: readonly AccountCheck[]) => blockersOf(checks).map(({ code }) => code);
const year = (ofYear: number) => ({ precision: 'YEAR' as const, year: ofYear, month: null, day: null });

describe('What keeps a figure from readers', () => {
  const ready = { ...PLAIN_FIGURE, sources: [source] };
  const of = (profile: typeof ready, hasPicture = true) =>
    codes(checkAccount('figure', profile, { hasPicture, withoutCredit: [] }));

  it('is a missing source or picture', () => {
    expect(of(ready)).toEqual([]);
    expect(of({ ...ready, sources: [] }, false)).toEqual(['SOURCE', 'PICTURE']);
  });

  it('is a death before the birth, or of somebody who lives', () => {
    expect(of({ ...ready, birth: year(1820), death: year(1765) })).toEqual(['DATES']);
    expect(of({ ...ready, livingPerson: true, death: year(2001) })).toEqual(['ALIVE']);
  });

  it('is a living private person who has not agreed', () => {
    const states = ['PENDING', 'REFUSED', 'WITHDRAWN', 'GIVEN', 'NOT_NEEDED'] as const;
    const blocked = states.filter(
      (consentState) => of({ ...ready, livingPerson: true, consentState }).length > 0,
    );
    expect(blocked).toEqual(['PENDING', 'REFUSED', 'WITHDRAWN']);
  });
});

describe('What keeps a destination from readers', () => {
  const ready = {
    ...PLAIN_DESTINATION,
    sources: [source],
    gallery: ['1', '2', '3', '4', '5'],
    provinceCode: '22' as const,
    description: 'Vịnh biển.',
  };
  const of = (profile: typeof ready, withoutCredit: number[] = []) =>
    checkAccount('destination', profile, { hasPicture: true, withoutCredit });

  it('is a gallery of four, a picture without a credit, no province and no source', () => {
    expect(codes(of(ready))).toEqual([]);
    expect(codes(of({ ...ready, gallery: ['1', '2', '3', '4'] }))).toEqual(['GALLERY']);
    expect(of(ready, [3]).find(({ code }) => code === 'CREDIT')).toMatchObject({
      isDone: false,
      values: { count: 1, number: 4 },
    });
    expect(codes(of({ ...ready, sources: [] }))).toEqual(['SOURCE']);
  });

  it('is not a missing place on the map, which is advice', () => {
    expect(of(ready).find(({ code }) => code === 'COORDINATES')).toMatchObject({
      level: 'should',
      isDone: false,
    });
  });
});

it('a mask shows the last four, and nothing of what is hardly longer', () => {
  expect(['0071001234567', '123456', '12', ''].map(masked)).toEqual(['•••• 4567', '••••', '••••', '']);
});
