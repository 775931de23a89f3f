import * as z from 'zod/mini';
import { CONSENT_KINDS } from './consent-texts.ts';

/** One row of the ledger of a work. */
export const submissionConsent = z.object({
  kind: z.enum(CONSENT_KINDS),
  /** Of the contest's rules, privacy and copyright texts. */
  rulesVersion: z.number(),
  time: z.string(),
  /** Of the network that agreed: masked unless it was asked for with a row in the log; '' once it is forgotten. */
  address: z.string(),
});
export type SubmissionConsent = z.output<typeof submissionConsent>;
