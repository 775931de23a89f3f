import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { Pin, PinOff, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { LiveForm } from './live-form.tsx';
import live from './live-part.module.css';

interface LiveRowProps {
  readonly entry: LiveEntry;
  readonly isOpen: boolean;
  readonly onToggle: (entry: LiveEntry) => void;
  readonly onChange: (id: string, change: Partial<LiveEntry>) => void;
  readonly onRemove: (entry: LiveEntry) => void;
}

/** Drawn anew only when its own entry changes: there may be hundreds. */
export const LiveRow = memo(function LiveRow(props: LiveRowProps) {
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
