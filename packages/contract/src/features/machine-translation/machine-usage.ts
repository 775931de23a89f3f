import * as z from 'zod/mini';

const USAGE_DAYS = ['7', '30'] as const;
export const usageQuery = z.strictObject({ days: z._default(z.enum(USAGE_DAYS, { error: 'choice' }), '30') });

const sums = {
  /** Charged characters. */
  chars: z.number(),
  /** Đồng, with parts of one. */
  cost: z.number(),
  calls: z.number(),
  failures: z.number(),
};

export const machineUsage = z.object({
  /** Every day of the time, the oldest first. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  engines: z.array(
    z.object({
      engine: z.string(),
      sourceLang: z.string(),
      targetLang: z.string(),
      ...sums,
      /** Characters of its texts that people looked at, and how many of them they changed. */
      seenChars: z.number(),
      changedChars: z.number(),
    }),
  ),
});
export type MachineUsage = z.output<typeof machineUsage>;
