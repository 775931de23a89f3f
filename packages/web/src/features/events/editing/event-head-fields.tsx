import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginAtTitle, HeadField, useFieldAbove } from '#web/features/articles/public-editor.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { EventTypeMark } from '../event-type-mark.tsx';
import styles from './event-editor.module.css';
import type { PanelProps } from './event-panel.tsx';
import { HeadCover } from './head-cover.tsx';

export function EventHeadFields({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const head = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  const type = useFormPart(session.form, ({ values }) => values.eventType);
  useLayoutEffect(() => {
    if (head.current === null || hasBegun.current) return;
    hasBegun.current = true;
    const { record, dirty } = session.get();
    if (record === undefined && !dirty) beginAtTitle(head.current);
  }, [session]);
  useFieldAbove(session, head);
  return (
    <div ref={head} data-head className={styles.head}>
      <HeadCover session={session} />
      <div className={styles.words}>
        <EventTypeMark type={type} />
        <HeadField
          session={session}
          name="title"
          label={t('name.title')}
          placeholder={t('name.title')}
          className={styles.title}
        />
        <HeadField
          session={session}
          name="excerpt"
          label={t('name.excerpt')}
          placeholder={t('name.excerpt')}
          className={styles.excerpt}
        />
      </div>
    </div>
  );
}
