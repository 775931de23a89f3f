import { NO, UNKNOWN, YES } from '../../vocabulary/tri-state.ts';
import type { Bilingual } from '../contests/contest-values.ts';
import { declaredAgainst } from '../submissions/declared-against.ts';
import type { CheckedWork, CheckingRules, LookAlike } from './checked-work.ts';
import { type Finding, finding, said } from './finding.ts';
import { DECLARED_TEXTS } from './tech-texts.ts';

/** Every line about the work as a whole. What an author has not said yet is no line. */
export function workChecks(work: CheckedWork, rules: CheckingRules): Finding[] {
  const found = [
    seriesCheck(work, rules),
    limitCheck(work, rules),
    declaredCheck(work, rules),
    childCheck(work),
    consentCheck(work),
    finding('EXCLUDED_PERSON', {
      isMet: !work.isExcludedPerson,
      actual: said(work.isExcludedPerson ? 'excluded' : 'notExcluded'),
    }),
    alikeCheck(work),
  ];
  return found.filter((one) => one !== undefined);
}

function seriesCheck({ category, files }: CheckedWork, { limits }: CheckingRules): Finding | undefined {
  if (category !== 'PHOTO_SERIES') return undefined;
  const { min, max } = limits.series;
  return finding('SERIES_COUNT', {
    isMet: files.length >= min && files.length <= max,
    actual: said('seriesCount', { count: files.length }),
    expected: said('between', { least: min, most: max }),
  });
}

function limitCheck({ authorsWork }: CheckedWork, { limits }: CheckingRules): Finding | undefined {
  const most = limits.maxPerAuthor;
  if (most === 0) return undefined;
  return finding('OVER_LIMIT', {
    isMet: authorsWork <= most,
    actual: said('authorsWork', { number: authorsWork }),
    expected: said('atMost', { most }),
  });
}

/** What an author has not said yet is no line. */
function declaredCheck({ declared }: CheckedWork, rules: CheckingRules): Finding | undefined {
  const against = declaredAgainst(rules, declared);
  if (against.length > 0) {
    const things = (language: 'vi' | 'en') =>
      against.map((thing) => DECLARED_TEXTS[thing][language]).join(', ');
    return finding('DECLARED', { isMet: false, actual: said('declaredAgainst', { things }) });
  }
  const { ai, composite, awarded } = declared;
  if ([ai, composite, awarded].includes(UNKNOWN)) return undefined;
  return finding('DECLARED', { isMet: true, actual: said('declaredWithin') });
}

function childCheck({ people }: CheckedWork): Finding | undefined {
  if (people.child === NO) return finding('CHILD', { isMet: true, actual: said('noChild') });
  if (people.child !== YES) return undefined;
  const isMet = people.guardianConsent === YES;
  return finding('CHILD', { isMet, actual: said(isMet ? 'childWith' : 'childWithout') });
}

function consentCheck({ people }: CheckedWork): Finding | undefined {
  if (people.person === NO) return finding('CONSENT', { isMet: true, actual: said('noPerson') });
  if (people.person !== YES) return undefined;
  const isMet = people.modelRelease === YES;
  return finding('CONSENT', { isMet, actual: said(isMet ? 'personWith' : 'personWithout') });
}

function alikeCheck({ lookAlikes }: CheckedWork): Finding {
  const most = lookAlikes[0];
  return finding('NEAR_DUPLICATE', {
    isMet: most === undefined,
    actual: most === undefined ? said('notAlike') : alikeWords(most),
  });
}

function alikeWords({ likeness, number, from }: LookAlike): Bilingual {
  if (from === 'LIBRARY') return said('alikeLibrary', { likeness });
  return number === '' ? said('alikeOther', { likeness }) : said('alikeWork', { likeness, number });
}
