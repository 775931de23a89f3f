import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { LINK_VERDICTS } from './choose-link.ts';
import { GATES } from './gates.ts';
import { autoAction, sourceLink } from './source-link.ts';

/** A text as a source could have it. */
export const linkTrialBody = z.strictObject({
  sourceId: contentId,
  /** The section in which it was found; null: none of the stored ones. */
  sourceCategoryId: z._default(z.nullable(contentId), null),
  /** The feed or list in which it was found. */
  url: z._default(webAddress, ''),
  title: oneLine({ min: 1, max: 500 }),
  sapo: z._default(longText({ max: 5_000 }), ''),
  text: z._default(longText({ max: 200_000 }), ''),
  rawCategory: z._default(oneLine({ max: 120 }), ''),
  publishedTime: z._default(z.nullable(instant), null),
});
export type LinkTrialBody = z.output<typeof linkTrialBody>;

export const linkTrial = z.object({
  /** Of the link that takes the text; null: none does. */
  outcome: z.nullable(
    z.object({
      action: autoAction,
      gates: z.array(z.enum(GATES)),
      /** Null: it may be published at once. */
      publishAfter: z.nullable(z.string()),
    }),
  ),
  /** The taker first. */
  links: z.array(z.object({ link: sourceLink, verdict: z.enum(LINK_VERDICTS), words: z.array(z.string()) })),
});
export type LinkTrial = z.output<typeof linkTrial>;
