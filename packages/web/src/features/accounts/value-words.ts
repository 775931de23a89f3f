import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { type UncertainDate, wordsOfDate } from '@toasoan/contract/features/accounts/kinds/uncertain-date.ts';
import { numberText } from '@toasoan/contract/vocabulary/number-text.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { currentLanguage, i18n } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import { DECIMALS } from './inputs/decimal-in.ts';
import { typeText } from './list/type-text.ts';
import { royaltyGroupText } from './royalty-group-text.ts';

type Words = (value: string, kind: ProfileKind) => string;

const NOTHING = '–';
const t = (key: string, values?: Readonly<Record<string, string>>) =>
  i18n.t(key, { ns: 'accounts', ...values });
const ofKind: Words = (value, kind) => typeText(kind, value);
const file: Words = (id) => t('value.file', { id });
const account: Words = (id) => t('value.account', { id });
const amount: Words = (value) => numberText(Number(value), currentLanguage(), DECIMALS);

/** Fields whose value is a code, an id or an amount. */
const WORDS: Readonly<Record<string, Words>> = {
  authorKind: ofKind,
  destinationType: ofKind,
  orgKind: ofKind,
  organizerType: ofKind,
  organizationType: (value) => t(`organizationType.${value}`),
  gender: (value) => t(`gender.${value}`),
  consentState: (value) => t(`consent.${value}`),
  royaltyGroup: (value) => royaltyGroupText(value) ?? value,
  employeeBand: (value) => t(`employees.${value}`),
  level: (value) => t(`heritage.${value}`),
  status: (value) => t(`status.${value}`),
  days: (value) => t(`weekday.short.${value}`),
  provinceCode: (code) => PROVINCES[code as keyof typeof PROVINCES].name,
  country: (code) => new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code) ?? code,
  lang: languageName,
  avatar: file,
  coverId: file,
  gallery: file,
  imageId: file,
  verificationDocId: file,
  linkedUserId: account,
  parentId: account,
  nearbyIds: account,
  accountId: account,
  areaKm2: amount,
  rating: amount,
  amount,
};

/** How the value of a field reads beside that of somebody else's version. */
export function valueInWords(kind: ProfileKind, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (value === true && name === 'isClosed') return t('hours.closed');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (Array.isArray(value)) return value.map((one) => valueInWords(kind, name, one)).join('; ') || NOTHING;
  if (typeof value !== 'object') return WORDS[name]?.(String(value), kind) ?? String(value);
  if ('precision' in value)
    return wordsOfDate(value as UncertainDate, { circa: t('date.about'), bc: t('date.bc') });
  if ('mediaId' in value) return file(String(value.mediaId), kind);
  const parts = Object.entries(value).filter(([, part]) => part !== false);
  return parts
    .map(([key, part]) => valueInWords(kind, key, part))
    .filter((words) => words !== NOTHING)
    .join(', ');
}
