import type { Segment } from '@toasoan/contract/features/translations/translation.ts';
import { Bot, Check, CircleDashed, Lock, Pencil, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './segment-row.module.css';

const SIGNS = {
  APPROVED: Check,
  EDITED: Pencil,
  STALE: RotateCcw,
  MT_ONLY: Bot,
  WAITING: CircleDashed,
  LOCKED: Lock,
} as const;

export const shownState = ({ state, isLocked }: Pick<Segment, 'state' | 'isLocked'>) =>
  isLocked ? 'LOCKED' : state;

/** The state of a paragraph as a sign, with its word for screen readers and on demand. */
export function SegmentSign({ segment }: { readonly segment: Segment }) {
  const { t } = useTranslation('translations');
  const state = shownState(segment);
  const Sign = SIGNS[state];
  return (
    <span className={styles.sign} data-state={state} data-tip={t(`segment.state.${state}`)}>
      <Sign size={16} aria-hidden />
      <span className="visually-hidden">{t(`segment.state.${state}`)}</span>
    </span>
  );
}
