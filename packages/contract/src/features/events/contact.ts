import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';

/** Mobile, landline and hotline numbers of Viet Nam. */
const PHONE = /^(?:(?:0|\+84)(?:[35789]\d{8}|2\d{9})|1[89]00\d{4,6})$/;
const EMAIL = /^[^\s@<>"']{1,64}@[^\s@<>"']{1,190}\.[^\s@<>"'.]{2,}$/;

/** A telephone number without spaces, dots and dashes, or ''. */
export const contactPhone = z.pipe(
  z.pipe(
    oneLine({ max: 40 }),
    z.transform((text: string) => text.replace(/[\s.()-]/g, '')),
  ),
  z.string().check(z.refine((text) => text === '' || PHONE.test(text), { error: 'pattern' })),
);

/** An e-mail address, or ''. */
export const contactEmail = z.pipe(
  oneLine({ max: 120 }),
  z.string().check(z.refine((text) => text === '' || EMAIL.test(text), { error: 'pattern' })),
);
