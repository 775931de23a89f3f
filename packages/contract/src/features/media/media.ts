import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { instant } from '../../vocabulary/instant.ts';
import { cropRatio, picture } from '../../vocabulary/picture.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { triState } from '../../vocabulary/tri-state.ts';
import {
  childAgeBand,
  licence,
  licenceStatus,
  mediaAiUse,
  mediaFailure,
  mediaKind,
  mediaState,
  ownerType,
} from './media-kinds.ts';

const yesOrNo = z.boolean({ error: 'type' });
/** A share of a width or height, 0 to 1. */
const share = z
  .number({ error: 'type' })
  .check(z.gte(0, { error: 'tooSmall' }), z.lte(1, { error: 'tooBig' }));
export const focalPoint = z.strictObject({ x: share, y: share });
export type FocalPoint = z.output<typeof focalPoint>;

const MIN_CROP = 0.02;
/** A crop of a picture, in shares. */
export const crop = z.strictObject({ x: share, y: share, width: share, height: share }).check(
  z.refine(({ x, y, width, height }) => x + width <= 1.000_001 && y + height <= 1.000_001, {
    error: 'tooBig',
  }),
  z.refine(({ width, height }) => width >= MIN_CROP && height >= MIN_CROP, { error: 'tooSmall' }),
);
export type Crop = z.output<typeof crop>;
/** Ratios without a crop are cut around the focal point. */
export const crops = z.partialRecord(cropRatio, crop);
export type Crops = z.output<typeof crops>;

/** Consent for an identifiable child; needed unless the picture shows a public activity. */
export const childPrivacy = z.strictObject({
  ageBand: childAgeBand,
  childConsent: triState,
  guardianConsent: triState,
  /** A document of the library. */
  consentDocId: z.nullable(contentId),
  /** The face is no longer identifiable. */
  isBlurred: yesOrNo,
});
export type ChildPrivacy = z.output<typeof childPrivacy>;

const latitude = z
  .number({ error: 'type' })
  .check(z.gte(-90, { error: 'tooSmall' }), z.lte(90, { error: 'tooBig' }));
const longitude = z
  .number({ error: 'type' })
  .check(z.gte(-180, { error: 'tooSmall' }), z.lte(180, { error: 'tooBig' }));

export const MAX_MEDIA_TAGS = 20;
export const MAX_PERSONS = 30;
export const MAX_COLLECTIONS = 20;

/** The editable facts of a file. */
const facts = {
  alt: oneLine({ max: 250 }),
  title: oneLine({ max: 250 }),
  caption: longText({ max: 500 }),
  description: longText({ max: 2_000 }),
  /** Shown as "Ảnh: …"; required unless the newsroom made it itself. */
  credit: oneLine({ max: 150 }),
  ownerType,
  licence,
  licenceStatus,
  /** The last day on which it may be used; null: no end. */
  licenceUntil: z.nullable(day),
  /** The document of the library that grants the licence. */
  licenceDocId: z.nullable(contentId),
  usageTerms: longText({ max: 1_000 }),
  takenTime: z.nullable(instant),
  placeText: oneLine({ max: 150 }),
  provinceCode: z.nullable(z.enum(PROVINCE_CODES, { error: 'choice' })),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  /** The people shown. */
  persons: z.array(oneLine({ min: 1, max: 120 })).check(z.maxLength(MAX_PERSONS, { error: 'tooMany' })),
  /** Accounts of people shown: figures, authors and staff. */
  personIds: z.array(contentId).check(z.maxLength(MAX_PERSONS, { error: 'tooMany' })),
  hasIdentifiableChild: triState,
  childPrivacy: z.nullable(childPrivacy),
  /** Taken at a public event, without harm to anybody's dignity. */
  isPublicActivity: yesOrNo,
  aiUse: mediaAiUse,
  aiLabel: oneLine({ max: 120 }),
  /** Whether a shown map of Việt Nam was checked: 1 it is correct, 0 no map, 2 not checked. */
  mapChecked: triState,
  folderId: z.nullable(contentId),
  tagIds: z.array(contentId).check(z.maxLength(MAX_MEDIA_TAGS, { error: 'tooMany' })),
  collectionIds: z.array(contentId).check(z.maxLength(MAX_COLLECTIONS, { error: 'tooMany' })),
};
const wholeFacts = z.strictObject(facts);
export type MediaFacts = z.output<typeof wholeFacts>;
/** Each may be omitted from a change. */
export const mediaFactFields = z.partial(wholeFacts).shape;

/** Focal point and crops: they create new addresses, so they have a call of their own. */
export const mediaCropsUpdate = z.strictObject({
  id: contentId,
  version,
  focalPoint: z.optional(z.nullable(focalPoint)),
  crops: z.optional(crops),
});
export type MediaCropsUpdate = z.output<typeof mediaCropsUpdate>;

const ref = z.object({ id: z.string(), title: z.string() });

/** A file as the library's grid and the pickers show it. */
export const mediaRow = z.object({
  id: z.string(),
  kind: mediaKind,
  state: mediaState,
  /** Why it FAILED; null otherwise. */
  failure: z.nullable(mediaFailure),
  /** The original file name. */
  fileName: z.string(),
  mime: z.string(),
  extension: z.string(),
  sizeBytes: z.number(),
  /** For video and audio; null if unknown. */
  durationSec: z.nullable(z.number()),
  /** Null for audio, documents, videos without a poster, and files that are not READY. */
  picture: z.nullable(picture),
  /** The permanent public address of the file; '' for pictures, which have their own. */
  url: z.string(),
  title: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  licence,
  licenceStatus,
  licenceUntil: z.nullable(z.string()),
  hasIdentifiableChild: triState,
  childPrivacy: z.nullable(childPrivacy),
  isPublicActivity: z.boolean(),
  aiUse: mediaAiUse,
  aiLabel: z.string(),
  mapChecked: triState,
  folderId: z.nullable(z.string()),
  takenTime: z.nullable(z.string()),
  /** The number of current uses, drafts included. */
  useCount: z.number(),
  /** The id of another file that looks the same; null: none is known. */
  twinId: z.nullable(z.string()),
  stateTime: z.string(),
  ...auditFields,
});
export type MediaRow = z.output<typeof mediaRow>;

export const media = z.object({
  ...mediaRow.shape,
  checksum: z.string(),
  description: z.string(),
  ownerType,
  usageTerms: z.string(),
  licenceDoc: z.nullable(ref),
  placeText: z.string(),
  provinceCode: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  persons: z.array(z.string()),
  /** The accounts among the people shown. */
  people: z.array(ref),
  focalPoint: z.nullable(focalPoint),
  crops,
  /** Camera, lens, exposure and software from the file. */
  exif: z.record(z.string(), z.string()),
  folder: z.nullable(ref),
  tags: z.array(ref),
  collections: z.array(ref),
  /** Its earlier files, newest first. */
  earlierFiles: z.array(
    z.object({ fileName: z.string(), sizeBytes: z.number(), time: z.string(), byName: z.string() }),
  ),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type Media = z.output<typeof media>;

export const mediaUpdate = z.strictObject({ id: contentId, version, ...mediaFactFields });
export type MediaUpdate = z.output<typeof mediaUpdate>;

export const mediaBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setFolder'), ids: bulkIds, folderId: z.nullable(contentId) }),
  z.strictObject({
    action: z.literal('addTags'),
    ids: bulkIds,
    tagIds: z
      .array(contentId)
      .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_MEDIA_TAGS, { error: 'tooMany' })),
  }),
  z.strictObject({
    action: z.literal('removeTags'),
    ids: bulkIds,
    tagIds: z
      .array(contentId)
      .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_MEDIA_TAGS, { error: 'tooMany' })),
  }),
  z.strictObject({ action: z.literal('addToCollection'), ids: bulkIds, collectionId: contentId }),
  z.strictObject({ action: z.literal('removeFromCollection'), ids: bulkIds, collectionId: contentId }),
  /** Omitted keys stay unchanged. */
  z.strictObject({
    action: z.literal('setRights'),
    ids: bulkIds,
    credit: mediaFactFields.credit,
    licence: mediaFactFields.licence,
    licenceStatus: mediaFactFields.licenceStatus,
    licenceUntil: mediaFactFields.licenceUntil,
  }),
  z.strictObject({ action: z.literal('delete'), ids: bulkIds }),
  z.strictObject({ action: z.literal('restore'), ids: bulkIds }),
]);
export type MediaBulk = z.output<typeof mediaBulk>;
