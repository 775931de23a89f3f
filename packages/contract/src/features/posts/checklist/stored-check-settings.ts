import * as z from 'zod/mini';
import type { CheckSettings } from './check-facts.ts';

/** As a call answers them: within their bounds since they were written. */
export const storedCheckSettings = z.custom<CheckSettings>(
  (value) => typeof value === 'object' && value !== null,
);
