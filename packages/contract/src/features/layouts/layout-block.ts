import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { instant } from '../../vocabulary/instant.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { blockConfig, storedConfig } from '../content-templates/template-config.ts';
import { region } from './layout-kinds.ts';

export const MAX_BLOCKS = 60;
export const MAX_LEAD_HOURS = 72;

/** Of its own layout only; made by the console. */
const blockId = z.string({ error: 'type' }).check(z.regex(/^[A-Za-z0-9_-]{1,24}$/, { error: 'pattern' }));

const leadHours = z
  .number({ error: 'type' })
  .check(
    z.int({ error: 'type' }),
    z.gte(1, { error: 'tooSmall' }),
    z.lte(MAX_LEAD_HOURS, { error: 'tooBig' }),
  );

/** A block of one layout: a template, or settings of its own. Their order is that of the list. */
export const layoutBlock = z.strictObject({
  id: blockId,
  region,
  templateId: z.nullable(contentId),
  /** Null for a template's block. */
  config: z.nullable(blockConfig),
  hidden: z.boolean({ error: 'type' }),
  startTime: z.nullable(instant),
  endTime: z.nullable(instant),
  /** Empty: for readers of every language. */
  audienceLang: z
    .array(z.enum(RECORD_LANGUAGES, { error: 'choice' }), { error: 'type' })
    .check(z.maxLength(RECORD_LANGUAGES.length, { error: 'tooMany' })),
  /** A first post that stands longer is reported as stale; null or absent: never. */
  leadHours: z.optional(z.nullable(leadHours)),
});
export type LayoutBlock = z.output<typeof layoutBlock>;

export const layoutBlocks = z
  .array(layoutBlock, { error: 'type' })
  .check(z.maxLength(MAX_BLOCKS, { error: 'tooMany' }));

/** The same block in answers. */
export const storedBlock = z.object({
  id: z.string(),
  region,
  templateId: z.nullable(z.string()),
  config: z.nullable(z.object(storedConfig)),
  hidden: z.boolean(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  audienceLang: z.array(z.enum(RECORD_LANGUAGES)),
  leadHours: z.optional(z.nullable(z.number())),
});
