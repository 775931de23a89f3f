import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Labelled } from '../labelled.tsx';
import styles from '../type-fields.module.css';
import live from './live-part.module.css';

interface LiveFormProps {
  readonly entry: LiveEntry;
  readonly onChange: (id: string, change: Partial<LiveEntry>) => void;
  readonly onDone: () => void;
}

/** The cursor goes to the title as soon as an entry is opened. */
export function LiveForm({ entry, onChange, onDone }: LiveFormProps) {
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
