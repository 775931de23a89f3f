import * as z from 'zod/mini';
import { oneLine } from '../core/text.ts';

const MAX_ADDRESS = 2000;
const HTTP = /^https?:\/\/[^\s/?#\\@<>"'`]+(?:[/?#][^\s<>"`\\]*)?$/i;

/** An http(s) address without a user name, or ''. */
export const webAddress = z.pipe(
  oneLine({ max: MAX_ADDRESS }),
  z.string().check(z.refine((text) => text === '' || HTTP.test(text), { error: 'pattern' })),
);
