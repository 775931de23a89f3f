import * as z from 'zod/mini';
import type { CheckSettings } from './check-facts.ts';

/** As output: checked against their bounds when they were written. */
export const storedCheckSettings = z.custom<CheckSettings>(
  (value) => typeof value === 'object' && value !== null,
);
