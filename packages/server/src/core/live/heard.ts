import { notice } from '@toasoan/contract/features/live/notice.ts';
import * as z from 'zod/mini';

/** Every process listens on it; the database itself sends on it (migrations 0222 and 0223). */
export const NOTICE_CHANNEL = 'toasoan_live';

/** A notice with its recipients; null: everyone in the project who may see posts. */
const addressedNotice = z.object({ ...notice.shape, userId: z.nullable(z.string()) });
export type AddressedNotice = z.output<typeof addressedNotice>;

/** Null: everybody. */
const look = z.object({ look: z.nullable(z.string()) });

/** Jobs that were held after a restore run again. */
const released = z.object({ released: z.literal(true) });

export type Heard =
  | { readonly notice: AddressedNotice }
  | { readonly look: string | null }
  | { readonly released: true };

/** Undefined for a message this version does not know: another version may run beside it. */
export function readHeard(text: string): Heard | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const asLook = look.safeParse(value);
  if (asLook.success) return asLook.data;
  const asRelease = released.safeParse(value);
  if (asRelease.success) return asRelease.data;
  const asNotice = addressedNotice.safeParse(value);
  return asNotice.success ? { notice: asNotice.data } : undefined;
}
