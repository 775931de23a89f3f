import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { CONSENT_TEXTS } from '@toasoan/contract/features/submissions/consent-texts.ts';
import {
  PERSONAL_COLUMNS,
  SUBMISSION_COLUMNS,
} from '@toasoan/contract/features/submissions/export/submission-export.ts';
import type { Residence } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type { ReasonCode } from '@toasoan/contract/features/submissions/submission-states.ts';
import {
  FLAG_TEXTS,
  REASON_TEXTS,
  RESIDENCE_TEXTS,
  SUBMISSION_STATE_TEXTS,
  TECH_TEXTS,
} from '@toasoan/contract/features/submissions/submission-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { Cell } from '#server/core/csv/csv-line.ts';
import { headingsOf, inOrder } from '#server/features/posts/public.ts';
import type { ConsentRow } from '../personal/consent-view.ts';
import type { EntrantRow, SubmissionRow } from '../submission-row.ts';

export type ExportedRow = SubmissionRow & {
  readonly residence: Residence;
  /** Undefined where no personal data was asked for: then it is not even read. */
  readonly person?: EntrantRow | undefined;
  /** As `person`; in the order of the ledger. */
  readonly consents?: readonly ConsentRow[] | undefined;
};

interface Writing {
  readonly language: Language;
  readonly clock: (time: string | null | undefined) => Cell;
}

export function headings(language: Language, personal: boolean): string[] {
  return [
    ...headingsOf(SUBMISSION_COLUMNS, language),
    ...(personal ? headingsOf(PERSONAL_COLUMNS, language) : []),
  ];
}

export function cellsOf(row: ExportedRow, writing: Writing): Cell[] {
  const { language, clock } = writing;
  const cells: Readonly<Record<keyof typeof SUBMISSION_COLUMNS, Cell>> = {
    number: row.number,
    title: row.title,
    category: CATEGORY_TEXTS[row.category][language],
    state: SUBMISSION_STATE_TEXTS[row.state][language],
    reason: reasonOf(row, language),
    takenPlace: row.taken_place,
    province: provinceName(row.province_code),
    takenTime: clock(row.taken_time?.toISOString()),
    tech: TECH_TEXTS[row.tech][language],
    flags: row.flags.map((flag) => FLAG_TEXTS[flag][language]).join(', '),
    votes: row.vote_valid,
    average: row.average === null ? null : Number(row.average),
    rank: row.rank,
    spread: row.spread === null ? null : Number(row.spread),
    round: row.round_key && ROUND_TEXTS[row.round_key][language],
    submitTime: clock(row.submit_time.toISOString()),
    files: row.file_count,
    residence: RESIDENCE_TEXTS[row.residence][language],
    exhibition: row.exhibition_code,
  };
  const own = inOrder(SUBMISSION_COLUMNS, cells);
  return row.person === undefined ? own : [...own, ...personalCells(row, row.person, writing)];
}

function reasonOf({ reason_code, reason_text }: SubmissionRow, language: Language): string {
  const known = REASON_TEXTS[reason_code as ReasonCode];
  return [known?.[language], reason_text].filter(Boolean).join(': ');
}

function personalCells(row: ExportedRow, person: EntrantRow, writing: Writing): Cell[] {
  const cells: Readonly<Record<keyof typeof PERSONAL_COLUMNS, Cell>> = {
    fullName: person.full_name,
    stageName: person.stage_name,
    groupName: person.group_name,
    birthDate: person.birth_date,
    email: person.email,
    phone: person.phone,
    address: person.address,
    homeProvince: provinceName(person.province_code),
    country: person.country,
    job: person.job,
    workplace: person.workplace,
    vapaNumber: person.vapa_number,
    guardian: person.guardian?.name ?? '',
    guardianPhone: person.guardian?.phone ?? '',
    coAuthors: row.co_authors.map(({ name }) => name).join(', '),
    ...consentCells(row.consents ?? [], writing),
  };
  return inOrder(PERSONAL_COLUMNS, cells);
}

/** What was agreed to with the last sending, which is what holds. */
function consentCells(consents: readonly ConsentRow[], { language, clock }: Writing) {
  const given = consents.filter(({ kind }) => kind !== 'WITHDRAWN');
  const last = given.at(-1);
  const holds = given.filter(({ time }) => time.getTime() === last?.time.getTime());
  const withdrawn = consents.findLast(({ kind }) => kind === 'WITHDRAWN');
  return {
    agreed: holds.map(({ kind }) => CONSENT_TEXTS[kind][language]).join(', '),
    agreedVersion: last?.rules_version ?? null,
    agreedTime: clock(last?.time.toISOString()),
    agreedAddress: last?.address ?? '',
    withdrawnTime: clock(withdrawn?.time.toISOString()),
  };
}

export function provinceName(code: string | null): string {
  return code === null ? '' : (PROVINCES[code as keyof typeof PROVINCES]?.name ?? '');
}
