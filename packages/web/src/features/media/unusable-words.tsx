import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { type RightsProblem, rightsProblems } from '@toasoan/contract/features/media/media-rights.ts';
import { Ban, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#web/ui/dates/days.ts';
import styles from './unusable-words.module.css';

interface UnusableWordsProps {
  readonly file: MediaRow;
  readonly today: string;
}

/**
 * Why a file cannot be used, in words over its picture: what the checks before publication would find. The first reason
 * in sight, all of them in the tooltip and for screen readers.
 */
export function UnusableWords({ file, today }: UnusableWordsProps) {
  const { t } = useTranslation('media');
  const [first, ...others] = useReasons(file, today);
  if (first === undefined) return null;
  const all = [first, ...others].join(', ');
  const Icon = file.state === 'PROCESSING' ? LoaderCircle : Ban;
  return (
    <span className={styles.strip} data-tip={t('why.all', { reasons: all })} data-state={file.state}>
      <Icon size={13} aria-hidden />
      <span className="visually-hidden">{t('why.all', { reasons: all })}.</span>
      <span aria-hidden className={styles.first}>
        {first}
      </span>
      {others.length > 0 && <span aria-hidden>+{others.length}</span>}
    </span>
  );
}

function useReasons(file: MediaRow, today: string): string[] {
  const { t } = useTranslation('media');
  const words = (problem: RightsProblem): string => {
    if (problem === 'NOT_READY' && file.state === 'PROCESSING') return t('why.PROCESSING');
    if (problem === 'NOT_READY') return t('why.FAILED');
    if (problem === 'LICENCE_ENDED' && file.licenceUntil !== null)
      return t('why.LICENCE_ENDED_ON', { day: showDay(file.licenceUntil) });
    return t(`why.${problem}`);
  };
  return rightsProblems(file, today).map(words);
}
