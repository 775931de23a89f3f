import * as z from 'zod/mini';
import { contentId } from './ids.ts';
import { oneLine } from './text.ts';

/** In every body that a reader writes. */
export const readerFields = {
  /** Hidden from people: only programs fill it in. */
  website: z.optional(oneLine({ max: 200 })),
  recaptchaToken: z.optional(
    z
      .string({ error: 'type' })
      .check(z.maxLength(4_096, { error: 'tooLong' }), z.regex(/^[\w.-]*$/, { error: 'pattern' })),
  ),
};

/** The project that a reader's call names in its address. */
export const readerParams = { projectId: contentId };

/** An address as readers write it: one `@`, a domain with a dot, no blanks. */
export const readerEmail = z.pipe(
  oneLine({ min: 1, max: 254 }),
  z.string().check(z.regex(/^[^\s@<>",;:]{1,64}@[^\s@<>",;:]+\.[^\s@<>",;:]+$/, { error: 'email' })),
);

/** The secret of a mailed link, from the part of the address that no server sees. */
export const mailedToken = z.strictObject({
  ...readerFields,
  token: z.string({ error: 'type' }).check(z.regex(/^tsn_[A-Za-z0-9_-]{43}$/, { error: 'pattern' })),
});
