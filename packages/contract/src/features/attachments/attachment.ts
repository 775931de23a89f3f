import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { MAX_ATTACHMENTS } from './attachment-limits.ts';

/** The cases that files belong to; each is a kind of record of the audit log. */
export const ATTACHMENT_OWNERS = ['takedown', 'correctionRequest', 'dataRequest', 'parserSource'] as const;
export type AttachmentOwner = (typeof ATTACHMENT_OWNERS)[number];

/** Forms of readers that take files. */
const READER_FORMS = ['correctionRequest', 'dataRequest'] as const satisfies readonly AttachmentOwner[];
export const readerForm = z.enum(READER_FORMS, { error: 'choice' });
export type ReaderForm = z.output<typeof readerForm>;

/** A private file of a case. */
export const attachment = z.object({
  id: z.string(),
  /** '' for whoever may not open it: a name tells of people too. */
  fileName: z.string(),
  mime: z.string(),
  sizeBytes: z.number(),
  /** In hexadecimal; '' like the name. */
  sha256: z.string(),
  /** Sent by a reader. */
  isFromReader: z.boolean(),
  addedBy: z.string(),
  addedTime: z.string(),
});
export type Attachment = z.output<typeof attachment>;

/** What this person may do with the files of a case now. */
export const attachmentList = z.object({
  items: z.array(attachment),
  mayOpen: z.boolean(),
  mayAdd: z.boolean(),
  mayRemove: z.boolean(),
});
export type AttachmentList = z.output<typeof attachmentList>;

const attachmentTicket = z
  .string({ error: 'type' })
  .check(z.regex(/^tsn_[A-Za-z0-9_-]{43}$/, { error: 'pattern' }));

/** In the body of a reader's form that takes files. */
export const readerFiles = {
  /** With it the captcha has been answered. */
  ticket: z.optional(attachmentTicket),
  files: z._default(
    z.array(contentId, { error: 'type' }).check(z.maxLength(MAX_ATTACHMENTS, { error: 'tooMany' })),
    [],
  ),
};
