import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';

import { Globe } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useFieldNames } from '../comparing/use-field-names.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './history.module.css';
import type { Sitting, TimelineDay } from './timeline.ts';

interface VersionListProps {
  readonly days: readonly TimelineDay[];
  readonly chosen: number | undefined;
  readonly onChoose: (no: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The versions newest first; up and down move between them. */
export function VersionList({ days, chosen, onChoose }: VersionListProps) {
  const { t } = useTranslation('history');
  function pressed(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-version]')];
    const next = entries[entries.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    onChoose(Number(next.dataset.version));
  }
  return (
    <nav className={styles.list} aria-label={t('list')} onKeyDown={pressed}>
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ol className={styles.entries}>
            {entries.map((entry) =>
              entry.kind === 'step' ? (
                <Step key={`m${entry.move.id}`} move={entry.move} />
              ) : (
                <SittingOf
                  key={`v${entry.versions[0].no}`}
                  versions={entry.versions}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              ),
            )}
          </ol>
        </section>
      ))}
    </nav>
  );
}

interface SittingProps extends Pick<Sitting, 'versions'>, Pick<VersionListProps, 'chosen' | 'onChoose'> {}

function SittingOf({ versions, chosen, onChoose }: SittingProps) {
  const { t } = useTranslation('history');
  const [newest] = versions;
  const [from, to] = [clockOf(versions.at(-1) ?? newest), clockOf(newest)];
  return (
    <li className={styles.sitting}>
      <p className={styles.who}>
        <strong>{newest.userName}</strong>
        {versions.length > 1 && (
          <span className={styles.span}>
            {from !== to && `${from}–${to} · `}
            {t('sitting', { count: versions.length })}
          </span>
        )}
      </p>
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.no}>
            <VersionEntry
              version={version}
              clock={clockOf(version)}
              isChosen={version.no === chosen}
              onChoose={() => onChoose(version.no)}
            />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** HH:mm, because the day is shown above. */
const clockOf = ({ time }: Pick<PostVersion, 'time'>) => formatDateTime(new Date(time)).slice(-5);

function Step({ move }: { readonly move: LoggedTransition }) {
  const { t } = useTranslation('workflow');
  return (
    <li className={styles.step}>
      <p className={styles.who}>
        <span>
          {clockOf(move)} <strong>{t(`move.${move.move}`)}</strong>
        </span>
        {move.from !== move.to && <PostStateTag state={move.to} />}
      </p>
      <p className={styles.span}>{move.userId === null ? t('log.system') : move.userName}</p>
      {move.reason !== '' && <p className={styles.reason}>{move.reason}</p>}
    </li>
  );
}

interface VersionEntryProps {
  readonly version: PostVersion;
  readonly clock: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One version: kind, fields, note, and whether readers had it. */
function VersionEntry({ version, clock, isChosen, onChoose }: VersionEntryProps) {
  const { t } = useTranslation('history');
  const nameOf = useFieldNames();
  const { kind, note, no } = version;
  return (
    <button
      type="button"
      className={styles.version}
      data-version={no}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <span className={styles.what}>
        <span>{clock}</span>
        <strong>{kind === 'restore' && note !== '' ? t('restored', { no: note }) : t(`kind.${kind}`)}</strong>
        <span className={styles.no}>{t('no', { no })}</span>
      </span>
      {version.isPublic && (
        <span className={styles.public}>
          <Globe size={13} aria-hidden />
          {t(version.isSubstantive ? 'public.told' : 'public')}
        </span>
      )}
      {version.changedFields.length > 0 && (
        <span className={styles.names}>{version.changedFields.map(nameOf).join(', ')}</span>
      )}
      {kind !== 'restore' && note !== '' && <span className={styles.reason}>{note}</span>}
    </button>
  );
}
