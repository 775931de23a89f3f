import * as z from 'zod/mini';
import { contentId, versionOrNone } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import { recordLanguage } from '../glossary/glossary-kinds.ts';
import { MOST_ENGINES } from './engine.ts';

const MAX_BUDGET = 100_000_000_000;
const MOST_PAIRS = 156;
const MAX_STYLE_GUIDE = 8_000;

/** The engines that are asked for a pair, the first one first; none: the pair has no machine. */
const pairOrder = z.strictObject({
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  engineIds: z.array(contentId).check(z.maxLength(MOST_ENGINES, { error: 'tooMany' })),
});
export type PairOrder = z.output<typeof pairOrder>;

/** Đồng a month; 0: as much as is needed. */
const budget = z
  .number({ error: 'type' })
  .check(z.int({ error: 'type' }), z.gte(0, { error: 'tooSmall' }), z.lte(MAX_BUDGET, { error: 'tooBig' }));
const fields = {
  monthBudget: budget,
  styleGuide: longText({ max: MAX_STYLE_GUIDE }),
  /** For pairs without an order of their own; engines that it does not name follow by age. */
  order: z.array(contentId).check(z.maxLength(MOST_ENGINES, { error: 'tooMany' })),
  pairOrders: z.array(pairOrder).check(z.maxLength(MOST_PAIRS, { error: 'tooMany' })),
};

/** Money of a month in đồng, with parts of one. */
const monthMoney = z.object({
  /** `2026-11`, in Hà Nội. */
  month: z.string(),
  /** 0: no limit. */
  budget: z.number(),
  spent: z.number(),
  /** Held for calls that are under way. */
  reserved: z.number(),
});

export const machineSettings = z.object({
  ...fields,
  money: monthMoney,
  /** 0: nobody has set anything yet. */
  version: z.number(),
});
export type MachineSettings = z.output<typeof machineSettings>;

export const machineSettingsUpdate = z.strictObject({
  version: versionOrNone,
  monthBudget: z.optional(fields.monthBudget),
  styleGuide: z.optional(fields.styleGuide),
  order: z.optional(fields.order),
  pairOrders: z.optional(fields.pairOrders),
});
export type MachineSettingsUpdate = z.output<typeof machineSettingsUpdate>;
