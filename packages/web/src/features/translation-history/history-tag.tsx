import { HISTORY_STATE_TEXTS } from '@toasoan/contract/features/translation-history/history-texts.ts';
import type { HistoryState } from '@toasoan/contract/features/translation-history/translation-history.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';

const TONES: Readonly<Record<HistoryState, StatusTone>> = {
  OK: 'published',
  FALLBACK: 'returned',
  FAILED: 'rejected',
};

export function HistoryTag({ state }: { readonly state: HistoryState }) {
  return <StatusTag tone={TONES[state]}>{HISTORY_STATE_TEXTS[state][currentLanguage()]}</StatusTag>;
}
