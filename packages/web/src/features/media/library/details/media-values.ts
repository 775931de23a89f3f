import type { ChildPrivacy, Media, MediaUpdate } from '@toasoan/contract/features/media/media.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { coordinatesText, readCoordinates } from './coordinates.ts';

type Said = Pick<
  Media,
  | 'alt'
  | 'title'
  | 'caption'
  | 'description'
  | 'credit'
  | 'ownerType'
  | 'licence'
  | 'licenceStatus'
  | 'licenceUntil'
  | 'usageTerms'
  | 'takenTime'
  | 'placeText'
  | 'provinceCode'
  | 'hasIdentifiableChild'
  | 'childPrivacy'
  | 'isPublicActivity'
  | 'aiUse'
  | 'aiLabel'
  | 'mapChecked'
  | 'folderId'
>;

/** The values of the file form. */
export interface MediaValues extends Said {
  readonly licenceDoc: readonly Picked[];
  readonly coordinates: string;
  readonly persons: readonly string[];
  readonly people: readonly Picked[];
  readonly tags: readonly Picked[];
  readonly collections: readonly Picked[];
}

export const NO_CONSENT: ChildPrivacy = {
  ageBand: 'FROM_7_TO_15',
  childConsent: 2,
  guardianConsent: 2,
  consentDocId: null,
  isBlurred: false,
};

const picked = (refs: readonly { readonly id: string; readonly title: string }[]): readonly Picked[] =>
  refs.map(({ id, title }) => ({ id, label: title }));

export function mediaValues(media: Media): MediaValues {
  return {
    alt: media.alt,
    title: media.title,
    caption: media.caption,
    description: media.description,
    credit: media.credit,
    ownerType: media.ownerType,
    licence: media.licence,
    licenceStatus: media.licenceStatus,
    licenceUntil: media.licenceUntil,
    licenceDoc: media.licenceDoc ? picked([media.licenceDoc]) : [],
    usageTerms: media.usageTerms,
    takenTime: media.takenTime,
    placeText: media.placeText,
    provinceCode: media.provinceCode,
    coordinates: coordinatesText(media),
    persons: media.persons,
    people: picked(media.people),
    hasIdentifiableChild: media.hasIdentifiableChild,
    childPrivacy: media.childPrivacy,
    isPublicActivity: media.isPublicActivity,
    aiUse: media.aiUse,
    aiLabel: media.aiLabel,
    mapChecked: media.mapChecked,
    folderId: media.folderId,
    tags: picked(media.tags),
    collections: picked(media.collections),
  };
}

type Facts = Omit<MediaUpdate, 'id' | 'version'>;

/** All fields in the form the call expects. */
export function mediaFacts(values: MediaValues): Facts {
  const { licenceDoc, coordinates, persons, people, tags, collections, provinceCode, ...plain } = values;
  return {
    ...plain,
    provinceCode: provinceCode as Facts['provinceCode'],
    licenceDocId: licenceDoc[0]?.id ?? null,
    ...(readCoordinates(coordinates) ?? { latitude: null, longitude: null }),
    persons: [...persons],
    personIds: people.map(({ id }) => id),
    tagIds: tags.map(({ id }) => id),
    collectionIds: collections.map(({ id }) => id),
  };
}

/** Only changed fields: a field that the user may not change must not be sent along with the others. */
export function changedFacts(values: MediaValues, saved: Media): Facts {
  const before = mediaFacts(mediaValues(saved));
  const entries = Object.entries(mediaFacts(values)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Facts]),
  );
  return Object.fromEntries(entries);
}
