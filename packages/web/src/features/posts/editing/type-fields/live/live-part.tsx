import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { Plus } from 'lucide-react';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { PartProps } from '../part-props.ts';
import { PartSection } from '../part-section.tsx';
import styles from '../type-fields.module.css';
import { inLiveOrder, liveChanges } from './live-changes.ts';
import live from './live-part.module.css';
import { LiveRow } from './live-row.tsx';

const MOST = 1_000;

/** Reports as they come in, newest first; one at a time is open for writing. */
export function LivePart({ session }: PartProps) {
  const { t } = useTranslation('editing');
  const name = useAuth((auth) => auth.name);
  const entries = useFormPart(session.form, ({ values }) => values.liveEntries);
  const changes = useMemo(() => liveChanges(session), [session]);
  const [open, setOpen] = useState<{ readonly id: string; readonly time: string }>();

  const toggle = useCallback(
    (entry: LiveEntry) =>
      setOpen((now) => (now?.id === entry.id ? undefined : { id: entry.id, time: entry.time })),
    [],
  );
  const remove = useCallback(
    (entry: LiveEntry) => {
      const putBack = changes.remove(entry.id);
      showToast({
        tone: 'info',
        text: t('live.removed', { name: entry.title || t('live.untitled') }),
        action: { label: t('workflow:undo'), run: putBack },
      });
    },
    [changes, t],
  );
  const rowOf = useCallback(
    (entry: LiveEntry, isOpen: boolean) => (
      <LiveRow
        key={entry.id}
        entry={entry}
        isOpen={isOpen}
        onToggle={toggle}
        onChange={changes.change}
        onRemove={remove}
      />
    ),
    [toggle, changes, remove],
  );
  const closedRow = useMemo(() => oncePerEntry((entry) => rowOf(entry, false)), [rowOf]);
  return (
    <PartSection
      session={session}
      name="liveEntries"
      title={t('part.live', { count: entries.length })}
      actions={
        <Button
          size="compact"
          icon={<Plus size={16} />}
          disabledReason={entries.length >= MOST ? t('live.full', { max: MOST }) : undefined}
          onClick={() => toggle(changes.add(name))}
        >
          {t('live.add')}
        </Button>
      }
    >
      {entries.length === 0 && <p className={styles.note}>{t('live.none')}</p>}
      <ul className={live.list}>
        {inLiveOrder(entries, open).map((entry) =>
          entry.id === open?.id ? rowOf(entry, true) : closedRow(entry),
        )}
      </ul>
    </PartSection>
  );
}

/** The same element for the same entry: while one is typed in, React passes the hundreds of others by. */
function oncePerEntry(make: (entry: LiveEntry) => ReactElement): (entry: LiveEntry) => ReactElement {
  const made = new WeakMap<LiveEntry, ReactElement>();
  return (entry) => {
    const row = made.get(entry) ?? make(entry);
    made.set(entry, row);
    return row;
  };
}
