import {
  type ParserSource,
  parserSourceCreate,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import {
  AGREEMENT_STATE_TEXTS,
  FETCH_MODE_TEXTS,
  IMAGE_RIGHT_TEXTS,
  ORGANIZATION_TEXTS,
  SOURCE_KIND_TEXTS,
  TEXT_RIGHT_TEXTS,
} from '@toasoan/contract/features/parser-sources/source-texts.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '#web/features/projects/public.ts';
import type { FieldNames, RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createParserSource, parserSourceDetail, updateParserSource } from '../parser-source-queries.ts';
import { useScheduleWords, wordOf } from '../source-words.ts';
import { BLANK, inputOf, type SourceValues, valuesOf } from './source-values.ts';

async function save(values: SourceValues, source: ParserSource | undefined): Promise<ParserSource> {
  const input = inputOf(values);
  if (source === undefined) return await createParserSource(input);
  // An emptied code is made from the title again.
  const slug = input.slug ?? (slugOf(values.title) || source.slug);
  return await updateParserSource(source, { ...input, slug });
}

export function useSourceRecord(): RecordForm<ParserSource, SourceValues> {
  return {
    name: 'parser-sources',
    detail: parserSourceDetail,
    blank: () => BLANK,
    toValues: valuesOf,
    validate: (values) => schemaProblems(parserSourceCreate, inputOf(values)),
    save,
    fields: useSourceFields(),
  };
}

/** How the comparison after a conflict names and shows each field. */
function useSourceFields(): FieldNames<SourceValues> {
  const { t } = useTranslation('parser-sources');
  const status = useStatusName();
  const words = useScheduleWords();
  const field = (name: keyof SourceValues) => ({ label: t(`field.${name}`) });
  const yesNo = (yes: boolean) => t(yes ? 'yes' : 'no');
  const list = (values: readonly string[]) => values.join(', ');
  const day = (text: string) => showDay(text);
  return {
    title: field('title'),
    slug: field('slug'),
    logoId: { ...field('logoId'), show: (logo) => yesNo(logo !== null) },
    homeUrl: field('homeUrl'),
    domains: { ...field('domains'), show: list },
    sourceKind: { ...field('sourceKind'), show: (kind) => wordOf(SOURCE_KIND_TEXTS, kind) },
    organizationType: { ...field('organizationType'), show: (type) => wordOf(ORGANIZATION_TEXTS, type) },
    lang: { ...field('lang'), show: languageName },
    timezone: field('timezone'),
    agreementState: { ...field('agreementState'), show: (state) => wordOf(AGREEMENT_STATE_TEXTS, state) },
    agreementNo: field('agreementNo'),
    signedDate: { ...field('signedDate'), show: day },
    validUntil: { ...field('validUntil'), show: day },
    scope: field('scope'),
    textAllowed: { ...field('textAllowed'), show: (right) => wordOf(TEXT_RIGHT_TEXTS, right) },
    excerptChars: field('excerptChars'),
    imagesAllowed: { ...field('imagesAllowed'), show: (right) => wordOf(IMAGE_RIGHT_TEXTS, right) },
    dailyQuota: field('dailyQuota'),
    minDelayMinutes: field('minDelayMinutes'),
    attributionText: field('attributionText'),
    contactName: field('contactName'),
    contactEmail: field('contactEmail'),
    contactPhone: field('contactPhone'),
    fetchMode: { ...field('fetchMode'), show: (mode) => wordOf(FETCH_MODE_TEXTS, mode) },
    listUrls: { ...field('listUrls'), show: list },
    apiPaths: { ...field('apiPaths'), show: (paths) => Object.values(paths).join(' · ') },
    schedule: {
      ...field('schedule'),
      show: ({ everyMinutes, weekdays, ...quiet }) => {
        const schedule = { ...quiet, everyMinutes: everyMinutes ?? 0, weekdays: [...weekdays] };
        return [words.every(schedule), words.quiet(schedule), words.days(schedule)]
          .filter((word) => word !== '')
          .join(' · ');
      },
    },
    rateSeconds: field('rateSeconds'),
    maxPerRun: field('maxPerRun'),
    idleHours: field('idleHours'),
    userAgent: field('userAgent'),
    robotsRespect: { ...field('robotsRespect'), show: yesNo },
    trustLevel: { ...field('trustLevel'), show: (level) => t(`trust.${level}`) },
    autoPublish: { ...field('autoPublish'), show: yesNo },
    status,
  };
}
