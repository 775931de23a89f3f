import * as z from 'zod/mini';

/** Whether texts of a source may be taken over; NOT_REQUIRED is for documents of the state. */
export const AGREEMENT_STATES = ['NONE', 'NEGOTIATING', 'SIGNED', 'EXPIRED', 'NOT_REQUIRED'] as const;
export const agreementState = z.enum(AGREEMENT_STATES, { error: 'choice' });
export type AgreementState = z.output<typeof agreementState>;

export const IMAGE_RIGHTS = ['NONE', 'HOTLINK', 'COPY', 'COPY_WITH_CREDIT'] as const;
export const imageRight = z.enum(IMAGE_RIGHTS, { error: 'choice' });
export type ImageRight = z.output<typeof imageRight>;

/** Whole texts, or their beginning with the way to the rest. */
export const TEXT_RIGHTS = ['FULL', 'EXCERPT'] as const;
export const textRight = z.enum(TEXT_RIGHTS, { error: 'choice' });
export type TextRight = z.output<typeof textRight>;

/** Days before its end in which an agreement counts as ending. */
const AGREEMENT_ENDING_DAYS = 30;

interface Agreement {
  readonly agreementState: AgreementState;
  /** Last day of it; null: without an end. */
  readonly validUntil: string | null;
}

/** What an agreement is worth on a day of Việt Nam, `2026-11-20`. */
export type AgreementToday = 'VALID' | 'ENDING' | 'ENDED' | 'MISSING' | 'NOT_REQUIRED';

/** Only VALID, ENDING and NOT_REQUIRED let a text be published. */
export function agreementOn({ agreementState: state, validUntil }: Agreement, today: string): AgreementToday {
  if (state === 'NOT_REQUIRED') return 'NOT_REQUIRED';
  if (state === 'EXPIRED') return 'ENDED';
  if (state !== 'SIGNED') return 'MISSING';
  if (validUntil === null) return 'VALID';
  if (validUntil < today) return 'ENDED';
  const left = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  return left <= AGREEMENT_ENDING_DAYS ? 'ENDING' : 'VALID';
}

export function mayTakeOver(agreement: Agreement, today: string): boolean {
  return ['VALID', 'ENDING', 'NOT_REQUIRED'].includes(agreementOn(agreement, today));
}

/** Agencies of the press with a valid agreement that an aggregated site must draw on (decree 147/2024, article 24). */
export const LEAST_AGENCIES = 3;

/** What is written below a text: tokens filled in, empty ones with their sign dropped. */
export function attributionOf(
  text: string,
  values: { readonly source: string; readonly author: string; readonly time: string; readonly url: string },
): string {
  return text
    .replace(/\{(source|author|time|url)\}/g, (_, token: keyof typeof values) => values[token])
    .replace(/\s{2,}/g, ' ')
    .trim();
}
