import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { Globe } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { Sitting, TimelineDay } from './timeline.ts';
import styles from './version-list.module.css';

/** A transition as the list shows it. */
interface ListedTransition {
  readonly id: string;
  readonly time: string;
  /** null: the product itself, on schedule. */
  readonly userId: string | null;
  readonly userName: string;
  readonly reason: string;
}

interface Named {
  /** The label of a field in the editor. */
  readonly nameOf: (field: string) => string;
}

interface VersionListProps<Transition extends ListedTransition> extends Named {
  readonly days: readonly TimelineDay<Transition>[];
  /** What was done, and the state after it. */
  readonly step: (transition: Transition) => { readonly name: string; readonly state?: ReactNode };
  readonly chosen: number | undefined;
  readonly onChoose: (no: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The versions newest first; up and down move between them. */
export function VersionList<Transition extends ListedTransition>(props: VersionListProps<Transition>) {
  const { days, step: stepOf, nameOf, chosen, onChoose } = props;
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
    <Stack as="nav" gap={4} aria-label={t('list')} onKeyDown={pressed}>
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <Stack as="ol" gap={3}>
            {entries.map((entry) =>
              entry.kind === 'step' ? (
                <Step
                  key={`t${entry.transition.id}`}
                  transition={entry.transition}
                  {...stepOf(entry.transition)}
                />
              ) : (
                <SittingOf
                  key={`v${entry.versions[0].no}`}
                  versions={entry.versions}
                  nameOf={nameOf}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              ),
            )}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface SittingProps extends Named, Pick<Sitting, 'versions'> {
  readonly chosen: number | undefined;
  readonly onChoose: (no: number) => void;
}

function SittingOf({ versions, nameOf, chosen, onChoose }: SittingProps) {
  const { t } = useTranslation('history');
  const [newest] = versions;
  const [from, to] = [clockOf(versions.at(-1) ?? newest), clockOf(newest)];
  return (
    <li className={styles.sitting}>
      <p className={styles.who}>
        <strong>{newest.userName}</strong>
        {versions.length > 1 && (
          <span className={textStyles.hint}>
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
              nameOf={nameOf}
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
const clockOf = ({ time }: { readonly time: string }) => formatDateTime(new Date(time)).slice(-5);

interface StepProps {
  readonly transition: ListedTransition;
  readonly name: string;
  readonly state?: ReactNode;
}

function Step({ transition, name, state }: StepProps) {
  const { t } = useTranslation('history');
  return (
    <li className={styles.step}>
      <p className={styles.who}>
        <span>
          {clockOf(transition)} <strong>{name}</strong>
        </span>
        {state}
      </p>
      <p className={textStyles.hint}>{transition.userId === null ? t('system') : transition.userName}</p>
      {transition.reason !== '' && <p className={styles.reason}>{transition.reason}</p>}
    </li>
  );
}

interface VersionEntryProps extends Named {
  readonly version: ArticleVersion;
  readonly clock: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One version: kind, fields, note, and whether readers had it. */
function VersionEntry({ version, nameOf, clock, isChosen, onChoose }: VersionEntryProps) {
  const { t } = useTranslation('history');
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
        <span className={textStyles.hint}>{t('no', { no })}</span>
      </span>
      {version.isPublic && (
        <span className={styles.public}>
          <Globe size={13} aria-hidden />
          {t(version.isSubstantive ? 'public.notified' : 'public')}
        </span>
      )}
      {version.changedFields.length > 0 && (
        <span className={textStyles.hint}>
          {version.changedFields.map((field) => nameOf(field)).join(', ')}
        </span>
      )}
      {kind !== 'restore' && note !== '' && <span className={styles.reason}>{note}</span>}
    </button>
  );
}
