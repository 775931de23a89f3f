import { CloudAlert, CloudCheck, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { formatRecent } from '#web/ui/text/format-date.ts';
import styles from './form-page.module.css';

/** What happens to the text besides: a save runs, waits for the connection, or was refused. */
export type SaveStateKind = 'saved' | 'private' | 'saving' | 'waiting' | 'failed';

interface SaveStateProps {
  readonly state: SaveStateKind;
  /** The text on the page is this person's alone until they save it. */
  readonly isPrivate: boolean;
  /** Somebody else writes: private text waits until this person may save again. */
  readonly waitsToWrite: boolean;
  /** When the text was last saved, or a private one last kept. */
  readonly time?: Date | undefined;
}

/** One of two answers: everybody sees this text, or only this person does. */
export function SaveState({ state, isPrivate, waitsToWrite, time }: SaveStateProps) {
  const { t } = useTranslation('patterns');
  const kind = isPrivate ? 'private' : 'saved';
  const what = t(`saveState.${kind}`);
  const tip = t(isPrivate && waitsToWrite ? 'saveState.private.waits' : `saveState.${kind}.tip`);
  const sign = state === 'waiting' || state === 'failed' ? t(`saveState.${state}`) : '';
  return (
    <span className={styles.state} data-tip={tip}>
      <Sign state={state} isPrivate={isPrivate} />
      <span>
        {time ? t(`saveState.${kind}.time`, { time: formatRecent(time) }) : what}
        {sign && <span className={styles.sign}> · {sign}</span>}
      </span>
      <span className="visually-hidden">{tip}</span>
      {/* The clock is not read out while somebody types. */}
      <span className="visually-hidden" role="status">
        {state === 'saving' ? t('saveState.saving') : sign ? `${what}, ${sign}` : what}
      </span>
    </span>
  );
}

function Sign({ state, isPrivate }: Pick<SaveStateProps, 'state' | 'isPrivate'>) {
  if (state === 'saving') return <Spinner />;
  if (state === 'failed' || state === 'waiting') return <CloudAlert size={16} aria-hidden />;
  return isPrivate ? <LockKeyhole size={16} aria-hidden /> : <CloudCheck size={16} aria-hidden />;
}
