import type { CorrectionLedgerRow } from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { CORRECTION_BASIS_TEXTS } from '@toasoan/contract/features/posts/correction/correction-texts.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './correction-list.module.css';

export function ledgerColumns(
  t: TFunction<'correction'>,
  text: string | undefined,
): readonly Column<CorrectionLedgerRow>[] {
  return [
    {
      key: 'post',
      title: t('column.post'),
      always: true,
      card: 'title',
      cell: (item) => (
        <>
          <AppLink data-row-main className={styles.link} href={`/manager_post/view/${item.postId}`}>
            <Highlight text={item.postTitle} query={text} />
          </AppLink>
          <span className={styles.second}>
            {item.publishedRef.section}
            <DateText time={item.publishedRef.date} />
          </span>
        </>
      ),
    },
    {
      key: 'change',
      title: t('column.change'),
      minor: true,
      cell: (item) => (
        <>
          <del className={styles.wrong}>{item.wrongText}</del>
          <ins className={styles.right}>{item.correctText}</ins>
        </>
      ),
    },
    {
      key: 'basis',
      title: t('field.basis'),
      width: '190px',
      card: 'detail',
      cell: (item) => (
        <>
          {CORRECTION_BASIS_TEXTS[item.basis][currentLanguage()]}
          <span className={styles.second}>{item.conclusionDoc}</span>
        </>
      ),
    },
    {
      key: 'correction',
      title: t('column.correction'),
      width: '160px',
      card: 'detail',
      cell: (item) => (
        <>
          <PostStateTag state={item.correctionState} />
          {item.correctionPublishedTime !== null && (
            <span className={styles.second}>
              <DateText time={item.correctionPublishedTime} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'made',
      title: t('column.made'),
      width: '150px',
      cell: (item) => (
        <>
          <DateText time={item.createTime} />
          <span className={styles.second}>{item.createdBy.name}</span>
        </>
      ),
    },
  ];
}
