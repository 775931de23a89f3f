import * as z from 'zod/mini';
import { version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';

/** Networks of caches by the form of their purge: tags as JSON (Cloudflare), keys in a header (Fastly). */
export const CDN_KINDS = ['NONE', 'TAGS_JSON', 'SURROGATE_KEY'] as const;
const cdnKind = z.enum(CDN_KINDS, { error: 'choice' });
export type CdnKind = z.output<typeof cdnKind>;

/** Why the last purge failed. */
const PURGE_FAILURES = ['ANSWER', 'REFUSED', 'NETWORK', 'TOKEN'] as const;
const purgeFailure = z.enum(PURGE_FAILURES);
export type PurgeFailure = z.output<typeof purgeFailure>;

/** How readers of a project get its site. */
export const deliverySettings = z.object({
  /** '' for none. */
  adsTxt: z.string(),
  cdnKind,
  cdnAddress: z.string(),
  /** The token itself is never shown. */
  hasCdnToken: z.boolean(),
  purge: z.object({
    /** Changes that the network of caches has not heard of. */
    waiting: z.number(),
    lastTime: z.nullable(z.string()),
    failure: z.nullable(purgeFailure),
  }),
  version: z.number(),
});
export type DeliverySettings = z.output<typeof deliverySettings>;

const ADS_LINE = /^(#.*|[^\s,]+\s*,\s*[^,#]+\s*,\s*(DIRECT|RESELLER)\b.*|[A-Za-z]+\s*=.*|)$/i;
const adsTxt = z.pipe(
  longText({ max: 50_000 }),
  z
    .string()
    .check(
      z.refine((text) => text.split('\n').every((line) => ADS_LINE.test(line.trim())), { error: 'pattern' }),
    ),
);

export const deliverySettingsUpdate = z.strictObject({
  version,
  adsTxt: z.optional(adsTxt),
  cdnKind: z.optional(cdnKind),
  cdnAddress: z.optional(oneLine({ max: 500 })),
  /** '' forgets it. */
  cdnToken: z.optional(oneLine({ max: 300 })),
});
export type DeliverySettingsUpdate = z.output<typeof deliverySettingsUpdate>;

export const CDN_RULE_TEXTS = {
  CDN_INCOMPLETE: {
    vi: 'Cần địa chỉ và khóa của mạng CDN.',
    en: 'The CDN needs an address and a token.',
  },
  CDN_ADDRESS: {
    vi: 'Địa chỉ phải là https, có tên máy công khai.',
    en: 'The address must be https with a public host name.',
  },
} as const;
