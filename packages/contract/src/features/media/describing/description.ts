import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { bulkIds, bulkResult, MAX_BULK } from '../../../core/bulk.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, version } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { mediaFactFields } from '../media.ts';
import { licence } from '../media-kinds.ts';
import { unknownPlaceholders } from './placeholders.ts';

/** The longest result of each text, as the field of one file allows it. */
export const LONGEST = { title: 250, alt: 250, caption: 500, credit: 150, placeText: 150 } as const;
export type DescribedText = keyof typeof LONGEST;
export const DESCRIBED_TEXTS = Object.keys(LONGEST) as readonly DescribedText[];

const known = z.refine<string>((text) => unknownPlaceholders(text).length === 0, { error: 'placeholder' });
const line = (text: DescribedText) =>
  z.optional(z.pipe(oneLine({ min: 1, max: LONGEST[text] }), z.string().check(known)));

/** What is said about many files at once; texts may hold placeholders, and omitted keys stay unchanged. */
export const mediaDescription = z.strictObject({
  title: line('title'),
  alt: line('alt'),
  caption: z.optional(z.pipe(longText({ min: 1, max: LONGEST.caption }), z.string().check(known))),
  credit: line('credit'),
  placeText: line('placeText'),
  takenTime: z.optional(instant),
  persons: mediaFactFields.persons,
  licence: z.optional(licence),
});
export type MediaDescription = z.output<typeof mediaDescription>;
export type DescribedField = keyof MediaDescription;
export const DESCRIBED_FIELDS = Object.keys(mediaDescription.shape) as readonly DescribedField[];

/** One that says something. */
export const filledDescription = mediaDescription.check(
  z.refine((set) => Object.keys(set).length > 0, { error: 'required' }),
);

const how = {
  set: filledDescription,
  /** False: only fields that say nothing yet. */
  overwrite: z.boolean({ error: 'type' }),
};

const describeRequest = z.strictObject({
  files: z
    .array(z.strictObject({ id: contentId, version }))
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_BULK, { error: 'tooMany' })),
  ...how,
});
export type DescribeRequest = z.output<typeof describeRequest>;

/** Why a file would stay as it is although something would change. */
const DESCRIBE_PROBLEMS = ['NOT_YOURS', 'IN_TRASH', 'TOO_LONG'] as const;

const describedFile = z.object({
  id: z.string(),
  version: z.number(),
  problem: z.nullable(z.enum(DESCRIBE_PROBLEMS)),
  changes: z.array(
    z.object({
      field: z.enum(DESCRIBED_FIELDS as readonly [DescribedField, ...DescribedField[]]),
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type DescribedFile = z.output<typeof describedFile>;

export const describeEndpoints = {
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/media/describe/preview',
    summary: 'What describing up to 200 files would change, file by file; unknown ones are left out.',
    access: inArea('media', 'media.editOwn'),
    body: z.strictObject({ ids: bulkIds, ...how }),
    data: z.object({ items: z.array(describedFile) }),
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/admin/media/describe',
    summary: 'Describe up to 200 files in the versions that the caller saw; each reports for itself.',
    access: inArea('media', 'media.editOwn'),
    body: describeRequest,
    data: bulkResult,
  }),
};
