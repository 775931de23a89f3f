import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { memo, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { PartProps } from '../part-section.tsx';
import { Labelled, PartSection } from '../part-section.tsx';
import styles from '../type-fields.module.css';
import { inLiveOrder, liveChanges } from './live-changes.ts';
import live from './live-part.module.css';

const MOST = 1_000;

/** Reports newest first; one at a time is open for editing. */
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

/** Memoised per entry: while one is edited, React skips the hundreds of others. */
function oncePerEntry(make: (entry: LiveEntry) => ReactElement): (entry: LiveEntry) => ReactElement {
  const made = new WeakMap<LiveEntry, ReactElement>();
  return (entry) => {
    const row = made.get(entry) ?? make(entry);
    made.set(entry, row);
    return row;
  };
}

interface LiveRowProps {
  readonly entry: LiveEntry;
  readonly isOpen: boolean;
  readonly onToggle: (entry: LiveEntry) => void;
  readonly onChange: (id: string, change: Partial<LiveEntry>) => void;
  readonly onRemove: (entry: LiveEntry) => void;
}

/** Re-renders only when its own entry changes: there may be hundreds. */
const LiveRow = memo(function LiveRow(props: LiveRowProps) {
  const { entry, isOpen, onToggle, onChange, onRemove } = props;
  const { t } = useTranslation('editing');
  const name = entry.title || entry.text.slice(0, 60) || t('live.untitled');
  return (
    <li className={classNames(live.row, isOpen && live.open)}>
      <div className={live.head}>
        <button type="button" className={live.summary} aria-expanded={isOpen} onClick={() => onToggle(entry)}>
          <time dateTime={entry.time}>{formatDateTime(new Date(entry.time))}</time>
          {entry.isPinned && (
            <>
              <Pin size={14} aria-hidden />
              <span className="visually-hidden">{t('live.pinned')}</span>
            </>
          )}
          <strong>{name}</strong>
        </button>
        <IconButton
          size="compact"
          icon={entry.isPinned ? <PinOff size={16} /> : <Pin size={16} />}
          label={t(entry.isPinned ? 'live.unpin' : 'live.pin', { name })}
          onClick={() => onChange(entry.id, { isPinned: !entry.isPinned })}
        />
        <IconButton
          size="compact"
          icon={<Trash2 size={16} />}
          label={t('live.remove', { name })}
          onClick={() => onRemove(entry)}
        />
      </div>
      {isOpen ? (
        <LiveForm entry={entry} onChange={onChange} onDone={() => onToggle(entry)} />
      ) : (
        entry.title !== '' && entry.text !== '' && <p className={live.text}>{entry.text}</p>
      )}
    </li>
  );
});

interface LiveFormProps {
  readonly entry: LiveEntry;
  readonly onChange: (id: string, change: Partial<LiveEntry>) => void;
  readonly onDone: () => void;
}

/** Focuses the title as soon as an entry opens. */
function LiveForm({ entry, onChange, onDone }: LiveFormProps) {
  const { t } = useTranslation('editing');
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const put = (change: Partial<LiveEntry>) => onChange(entry.id, change);
  return (
    <div className={live.form}>
      <div className={styles.row}>
        <Labelled label={t('live.title')}>
          {(id) => (
            <TextInput id={id} ref={title} value={entry.title} onChange={(next) => put({ title: next })} />
          )}
        </Labelled>
        <Labelled label={t('live.time')} className={live.time}>
          {(id) => (
            <DateTimeInput id={id} value={entry.time} onChange={(time) => time !== null && put({ time })} />
          )}
        </Labelled>
      </div>
      <Labelled label={t('live.text')}>
        {(id) => <TextArea id={id} rows={4} value={entry.text} onChange={(text) => put({ text })} />}
      </Labelled>
      <div className={live.foot}>
        <span className={styles.note}>{t('live.by', { name: entry.authorName })}</span>
        <Button size="compact" onClick={onDone}>
          {t('live.done')}
        </Button>
      </div>
    </div>
  );
}
