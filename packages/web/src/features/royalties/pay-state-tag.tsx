import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { PayState } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { MONTH_STATE_TEXTS, PAY_STATE_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';

const PAY_TONES = {
  UNSET: 'returned',
  PROPOSED: 'waiting',
  APPROVED: 'scheduled',
  PAID: 'published',
  NONE: 'draft',
} as const satisfies Readonly<Record<PayState, string>>;

export function PayStateTag({ state }: { readonly state: PayState }) {
  return <StatusTag tone={PAY_TONES[state]}>{PAY_STATE_TEXTS[state][currentLanguage()]}</StatusTag>;
}

const MONTH_TONES = {
  OPEN: 'editing',
  SUBMITTED: 'waiting',
  APPROVED: 'scheduled',
  PAID: 'published',
} as const satisfies Readonly<Record<MonthState, string>>;

export function MonthStateTag({ state }: { readonly state: MonthState }) {
  return <StatusTag tone={MONTH_TONES[state]}>{MONTH_STATE_TEXTS[state][currentLanguage()]}</StatusTag>;
}
