import type { DestinationProfile } from '../kinds/destination-profile.ts';
import type { FigureProfile } from '../kinds/figure-profile.ts';
import { isCertainlyAfter } from '../kinds/uncertain-date.ts';
import type { AccountCheckCode } from './account-check-texts.ts';

export const SMALLEST_GALLERY = 5;

/** What the profile alone does not tell. */
export interface CheckFacts {
  readonly hasPicture: boolean;
  /** Files of the gallery without a credit, by their place in it. */
  readonly withoutCredit: readonly number[];
}

/** One line of the checklist; `isDone` false of a `must` keeps the page from readers. */
export interface AccountCheck {
  readonly code: AccountCheckCode;
  readonly level: 'must' | 'should';
  readonly isDone: boolean;
  /** Where the mending begins. */
  readonly field: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Level = AccountCheck['level'];

function check(level: Level, code: AccountCheckCode, field: string, isDone: boolean): AccountCheck {
  return { code, level, isDone, field };
}

export function figureChecks(profile: FigureProfile, { hasPicture }: CheckFacts): readonly AccountCheck[] {
  const { birth, death, sources, livingPerson, consentState } = profile;
  const unread = sources.findIndex(({ isChecked }) => !isChecked);
  return [
    check('must', 'SOURCE', 'sources', sources.length > 0),
    check('must', 'DATES', 'birth', !(birth && death && isCertainlyAfter(birth, death))),
    check('must', 'ALIVE', 'livingPerson', !(livingPerson && death !== null)),
    ...(livingPerson
      ? [check('must', 'CONSENT', 'consentState', consentState === 'GIVEN' || consentState === 'NOT_NEEDED')]
      : []),
    check('must', 'PICTURE', 'avatar', hasPicture),
    check('should', 'DESCRIPTION', 'description', profile.description !== ''),
    check('should', 'BIRTH', 'birth', birth !== null),
    check('should', 'HOMETOWN', 'hometown', profile.hometown !== ''),
    ...(sources.length > 0
      ? [
          {
            ...check('should', 'SOURCE_CHECKED', 'sources', unread < 0),
            ...(unread >= 0 && { values: { number: unread + 1 } }),
          },
        ]
      : []),
  ];
}

export function destinationChecks(
  profile: DestinationProfile,
  { withoutCredit }: CheckFacts,
): readonly AccountCheck[] {
  const { gallery, sources, provinceCode, lat } = profile;
  const [first] = withoutCredit;
  return [
    check('must', 'SOURCE', 'sources', sources.length > 0),
    {
      ...check('must', 'GALLERY', 'gallery', gallery.length >= SMALLEST_GALLERY),
      values: { count: gallery.length, min: SMALLEST_GALLERY },
    },
    {
      ...check('must', 'CREDIT', 'gallery', first === undefined),
      ...(first !== undefined && { values: { count: withoutCredit.length, number: first + 1 } }),
    },
    check('must', 'PROVINCE', 'provinceCode', provinceCode !== null),
    check('must', 'DESCRIPTION', 'description', profile.description !== ''),
    check('should', 'COORDINATES', 'lat', lat !== null),
    check('should', 'MONTHS', 'bestMonths', profile.bestMonths.length > 0),
    check('should', 'HOURS', 'openingHours', profile.openingHours.length > 0),
  ];
}
