import * as z from 'zod/mini';

/**
 * Why nothing filled a text. NO_ENGINE: none is on for the pair, or all are paused. OVER_BUDGET: the month's money is
 * spent. FAILED: the engines were asked and failed. STOPPED: the work was stopped before its turn.
 */
const FILL_REASONS = ['NO_ENGINE', 'OVER_BUDGET', 'FAILED', 'STOPPED'] as const;
export const fillReason = z.enum(FILL_REASONS, { error: 'choice' });
export type FillReason = z.output<typeof fillReason>;
