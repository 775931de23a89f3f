import type { ParserSource, SourceKind } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type {
  AgreementState,
  ImageRight,
  TextRight,
} from '@toasoan/contract/features/parser-sources/source-rights.ts';
import {
  EVERY_TEN_MINUTES,
  type FetchMode,
} from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import type { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';

export type SourceLanguage = (typeof RECORD_LANGUAGES)[number];

export interface ScheduleValues {
  readonly everyMinutes: number | null;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly weekdays: readonly number[];
}

/** What the form holds; its fields have the names of the call's. */
export interface SourceValues {
  readonly title: string;
  readonly slug: string;
  readonly logoId: ImageRef | null;
  readonly homeUrl: string;
  readonly domains: readonly string[];
  readonly sourceKind: SourceKind;
  readonly organizationType: ParserSource['organizationType'];
  readonly lang: SourceLanguage;
  readonly timezone: string;
  readonly agreementState: AgreementState;
  readonly agreementNo: string;
  readonly signedDate: string;
  readonly validUntil: string;
  readonly scope: string;
  readonly textAllowed: TextRight;
  readonly excerptChars: number | null;
  readonly imagesAllowed: ImageRight;
  readonly dailyQuota: number | null;
  readonly minDelayMinutes: number | null;
  readonly attributionText: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly fetchMode: FetchMode;
  readonly listUrls: readonly string[];
  readonly apiPaths: ParserSource['apiPaths'];
  readonly schedule: ScheduleValues;
  readonly rateSeconds: number | null;
  readonly maxPerRun: number | null;
  readonly idleHours: number | null;
  readonly userAgent: string;
  readonly robotsRespect: boolean;
  readonly trustLevel: number;
  readonly autoPublish: boolean;
  readonly status: Status;
}

/** What the server gives a source that says nothing about itself. */
export const BLANK: SourceValues = {
  title: '',
  slug: '',
  logoId: null,
  homeUrl: '',
  domains: [],
  sourceKind: 'PRESS',
  organizationType: 'ORGANIZATION',
  lang: 'vi',
  timezone: 'Asia/Ho_Chi_Minh',
  agreementState: 'NONE',
  agreementNo: '',
  signedDate: '',
  validUntil: '',
  scope: '',
  textAllowed: 'FULL',
  excerptChars: 600,
  imagesAllowed: 'COPY_WITH_CREDIT',
  dailyQuota: 0,
  minDelayMinutes: 60,
  attributionText: 'Nguồn: {source}',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  fetchMode: 'RSS',
  listUrls: [],
  apiPaths: { items: '', url: 'url', title: 'title', time: '' },
  schedule: EVERY_TEN_MINUTES,
  rateSeconds: 10,
  maxPerRun: 10,
  idleHours: 6,
  userAgent: '',
  robotsRespect: true,
  trustLevel: 3,
  autoPublish: false,
  status: 'DISABLED',
};

export function valuesOf(source: ParserSource): SourceValues {
  const { logo, signedDate, validUntil, lang, ...rest } = source;
  return {
    ...pick(rest),
    logoId: logo,
    signedDate: signedDate ?? '',
    validUntil: validUntil ?? '',
    lang: lang as SourceLanguage,
  };
}

type Plain = Omit<SourceValues, 'logoId' | 'signedDate' | 'validUntil' | 'lang'>;
const DERIVED: readonly string[] = [
  'logoId',
  'signedDate',
  'validUntil',
  'lang',
] satisfies (keyof SourceValues)[];

/** The values that a source and its form have in common. */
function pick(source: Plain): Plain {
  const names = Object.keys(BLANK).filter((name) => !DERIVED.includes(name)) as (keyof Plain)[];
  return Object.fromEntries(names.map((name) => [name, source[name]])) as unknown as Plain;
}

export function inputOf(values: SourceValues) {
  const { logoId, domains, schedule, slug, ...rest } = values;
  const homeUrl = values.homeUrl.trim();
  const hosts = domains.map(hostIn);
  return {
    ...rest,
    slug: slug.trim() === '' ? undefined : slug.trim(),
    logoId: logoId?.mediaId ?? null,
    homeUrl,
    domains: [...new Set(hosts.length === 0 ? [hostIn(homeUrl)].filter((host) => host !== '') : hosts)],
    listUrls: [...values.listUrls],
    signedDate: values.signedDate === '' ? null : values.signedDate,
    validUntil: values.validUntil === '' ? null : values.validUntil,
    excerptChars: wholeOf(values.excerptChars),
    dailyQuota: wholeOf(values.dailyQuota),
    minDelayMinutes: wholeOf(values.minDelayMinutes),
    rateSeconds: wholeOf(values.rateSeconds),
    maxPerRun: wholeOf(values.maxPerRun),
    idleHours: wholeOf(values.idleHours),
    schedule: {
      ...schedule,
      everyMinutes: wholeOf(schedule.everyMinutes),
      weekdays: [...schedule.weekdays],
    },
  };
}

/** An emptied number is refused as no number. */
const wholeOf = (value: number | null): number => value ?? Number.NaN;

/** A pasted address is as good as its host. */
function hostIn(text: string): string {
  return (URL.canParse(text) ? new URL(text).hostname : text).toLowerCase();
}
