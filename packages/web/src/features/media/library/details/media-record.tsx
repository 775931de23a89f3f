import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { type Media, mediaUpdate } from '@toasoan/contract/features/media/media.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { TFunction } from 'i18next';
import { call } from '#web/core/api/api.ts';
import type { FieldNames, RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { showDay } from '#web/ui/dates/days.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { mediaDetail } from '../../media-queries.ts';
import { readCoordinates } from './coordinates.ts';
import { changedFacts, type MediaValues, mediaFacts, mediaValues } from './media-values.ts';

type Texts = TFunction<['library', 'media']>;

/** Fields whose names differ between the call and the form. */
const FIELD_OF: Readonly<Record<string, keyof MediaValues>> = {
  licenceDocId: 'licenceDoc',
  tagIds: 'tags',
  collectionIds: 'collections',
};

function problemsOf(values: MediaValues): readonly Problem[] {
  const asked = { ...mediaFacts(values), id: '1', version: 1 };
  const found = schemaProblems(mediaUpdate, asked).map((problem) => {
    const [first = '', ...rest] = problem.field.split('.');
    return { ...problem, field: [FIELD_OF[first] ?? first, ...rest].join('.') };
  });
  const unreadable = readCoordinates(values.coordinates) === undefined;
  return unreadable ? [...found, { field: 'coordinates', code: 'pattern' }] : found;
}

async function save(values: MediaValues, media: Media | undefined): Promise<Media> {
  if (!media) throw new Error('Files come in by uploads');
  return await call(mediaEndpoints.update, {
    body: { ...changedFacts(values, media), id: media.id, version: media.version },
    suppressErrorToast: ['VERSION_CONFLICT'],
  });
}

function provinceName(value: string | null): string {
  const code = PROVINCE_CODES.find((one) => one === value);
  return code ? PROVINCES[code].name : '';
}

function fieldNames(t: Texts): FieldNames<MediaValues> {
  const names = (list: readonly Picked[]) => list.map(({ label }) => label).join(', ');
  const triState = (value: number) => t(`media:triState.${value}`);
  return {
    alt: { label: t('field.alt') },
    title: { label: t('field.title') },
    caption: { label: t('field.caption') },
    description: { label: t('field.description') },
    credit: { label: t('field.credit') },
    ownerType: { label: t('field.ownerType'), show: (value) => t(`media:ownerType.${value}`) },
    licence: { label: t('field.licence'), show: (value) => t(`media:licence.${value}`) },
    licenceStatus: {
      label: t('field.licenceStatus'),
      show: (value) => t(`media:licenceStatus.${value}`),
    },
    licenceUntil: { label: t('field.licenceUntil'), show: (value) => (value ? showDay(value) : '') },
    licenceDoc: { label: t('field.licenceDoc'), show: names },
    usageTerms: { label: t('field.usageTerms') },
    takenTime: {
      label: t('field.takenTime'),
      show: (value) => (value ? formatDateTime(new Date(value)) : ''),
    },
    placeText: { label: t('field.placeText') },
    provinceCode: {
      label: t('field.provinceCode'),
      show: (value) => provinceName(value),
    },
    coordinates: { label: t('field.coordinates') },
    persons: { label: t('field.persons') },
    people: { label: t('field.people'), show: names },
    hasIdentifiableChild: { label: t('field.hasIdentifiableChild'), show: triState },
    childPrivacy: {
      label: t('field.childPrivacy'),
      show: (value) =>
        value
          ? t('childPrivacy.summary', {
              age: t(`media:ageBand.${value.ageBand}`),
              child: triState(value.childConsent),
              guardian: triState(value.guardianConsent),
            })
          : '',
    },
    isPublicActivity: {
      label: t('field.isPublicActivity'),
      show: (yes) => triState(yes ? 1 : 0),
    },
    aiUse: { label: t('field.aiUse'), show: (value) => t(`media:aiUse.${value}`) },
    aiLabel: { label: t('field.aiLabel') },
    mapChecked: { label: t('field.mapChecked'), show: (value) => t(`mapChecked.${value}`) },
    folderId: { label: t('field.folder'), show: (value) => (value === null ? '' : `#${value}`) },
    tags: { label: t('field.tags'), show: names },
    collections: { label: t('field.collections'), show: names },
  };
}

export function mediaRecord(t: Texts): RecordForm<Media, MediaValues> {
  return {
    name: 'media',
    detail: mediaDetail,
    blank: () => {
      throw new Error('Files come in by uploads');
    },
    toValues: mediaValues,
    validate: problemsOf,
    save,
    fields: fieldNames(t),
  };
}
