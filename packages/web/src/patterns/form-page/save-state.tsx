import { Cloud, CloudAlert, CloudCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './form-page.module.css';

export type SaveStateKind = 'unsaved' | 'saving' | 'kept' | 'saved' | 'waiting' | 'failed';

interface SaveStateProps {
  readonly state: SaveStateKind;
  /** Time of the last save. */
  readonly time?: Date | undefined;
}

/** Where the text is stored now: only here, being saved, as a draft, or saved. */
export function SaveState({ state, time }: SaveStateProps) {
  const { t } = useTranslation('patterns');
  const clock = time ? formatDateTime(time).slice(-5) : '';
  return (
    <span className={styles.state} role="status">
      <Sign state={state} />
      {t(`saveState.${state}`, { time: clock })}
    </span>
  );
}

function Sign({ state }: { readonly state: SaveStateKind }) {
  if (state === 'saving') return <Spinner />;
  if (state === 'failed' || state === 'waiting') return <CloudAlert size={16} aria-hidden />;
  return state === 'unsaved' ? <Cloud size={16} aria-hidden /> : <CloudCheck size={16} aria-hidden />;
}
