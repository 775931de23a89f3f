import type { EntryWork } from '@toasoan/contract/features/contest-entries/entry.ts';
import type { WidgetLanguage } from '../say.ts';
import type { Contest, EntryContext } from './entry-context.ts';

type ProvinceCode = EntryWork['provinceCode'];

const CODES =
  'VN AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VU WS YE ZA ZM ZW';

/** Vietnam first, the others by name. */
export function countryChoices(language: WidgetLanguage): (readonly [string, string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const [home = 'VN', ...others] = CODES.split(' ');
  const named = others.map((code) => [code, names.of(code) ?? code] as const);
  return [
    [home, names.of(home) ?? home],
    ...named.sort(([, one], [, other]) => one.localeCompare(other, language)),
  ];
}

/** Provinces, and former ones under the name by which people still know them. */
export function provinceChoices(
  { provinces }: Contest,
  say: EntryContext['say'],
  hasFormer = false,
): (readonly [string, string])[] {
  const choices = provinces.flatMap(({ code, name, merged }) => [
    [code, name] as const,
    ...(hasFormer
      ? merged.map((old) => [`${code}|${old}`, say('provinceNow', { old, now: name })] as const)
      : []),
  ]);
  return [['', say('provinceNone')], ...choices.sort(([, one], [, other]) => one.localeCompare(other, 'vi'))];
}

export function provinceValue(code: ProvinceCode, former: string): string {
  return former === '' ? (code ?? '') : `${code}|${former}`;
}

export function provinceOf(value: string): { readonly code: ProvinceCode; readonly former: string } {
  const [code = '', former = ''] = value.split('|');
  return { code: (code || null) as ProvinceCode, former };
}
