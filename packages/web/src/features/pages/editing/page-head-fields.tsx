import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginAtTitle, HeadField, useFieldAbove } from '#web/features/articles/public-editor.ts';
import { PageAddress } from './page-address.tsx';
import styles from './page-editor.module.css';
import type { PanelProps } from './page-panel.tsx';

export function PageHeadFields({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const head = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (head.current === null || hasBegun.current) return;
    hasBegun.current = true;
    const { record, dirty } = session.get();
    if (record === undefined && !dirty) beginAtTitle(head.current);
  }, [session]);
  useFieldAbove(session, head);
  return (
    <div ref={head} data-head className={styles.head}>
      <HeadField
        session={session}
        name="title"
        label={t('name.title')}
        placeholder={t('name.title')}
        className={styles.title}
      />
      <PageAddress session={session} />
      <HeadField
        session={session}
        name="excerpt"
        label={t('name.excerpt')}
        placeholder={t('name.excerpt')}
        className={styles.excerpt}
      />
    </div>
  );
}
