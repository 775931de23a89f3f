import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { TAKEDOWN_REASON_TEXTS } from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { DueCountdown } from './due-countdown.tsx';
import styles from './takedown.module.css';

export function takedownColumns(t: TFunction<'takedown'>): readonly Column<TakedownCase>[] {
  return [
    {
      key: 'post',
      title: t('column.post'),
      always: true,
      card: 'title',
      cell: (item) => (
        <AppLink data-row-main className={styles.link} href={`/manager_post/view/${item.postId}`}>
          {item.postTitle}
        </AppLink>
      ),
    },
    {
      key: 'due',
      title: t('column.due'),
      width: '190px',
      card: 'detail',
      cell: (item) => <DueCountdown item={item} />,
    },
    {
      key: 'reason',
      title: t('field.reasonKind'),
      width: '230px',
      card: 'detail',
      cell: (item) => (
        <>
          {TAKEDOWN_REASON_TEXTS[item.reasonKind][currentLanguage()]}
          <span className={styles.second}>
            {[item.orderRef, item.orderIssuer].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'received',
      title: t('field.receivedTime'),
      width: '150px',
      minor: true,
      cell: (item) => <DateText time={item.receivedTime} />,
    },
    {
      key: 'done',
      title: t('facts.doneTime'),
      width: '180px',
      minor: true,
      cell: (item) => (
        <>
          <DateText time={item.doneTime} />
          <span className={styles.second}>{item.doneBy}</span>
        </>
      ),
    },
  ];
}
