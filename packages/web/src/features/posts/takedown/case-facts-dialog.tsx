import { useQuery } from '@tanstack/react-query';
import type { TakedownDetail } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { takedownAttachments } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import {
  TAKEDOWN_REASON_TEXTS,
  TAKEDOWN_SCOPE_TEXTS,
} from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LazyAttachments } from '#web/features/attachments/public.ts';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './takedown.module.css';
import { takedownDetail } from './takedown-queries.ts';

/** Everything about a case, with the post as it was when taken down. */
export function CaseFactsDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['takedown', 'ui']);
  const { data } = useQuery(takedownDetail(useProjectId(), id));
  return (
    <Dialog
      title={data ? t('facts.title', { title: data.postTitle }) : t('facts.loading')}
      size={data?.snapshot ? 'widest' : 'wide'}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {data ? <Facts item={data} /> : <Skeleton height="240px" />}
    </Dialog>
  );
}

function Facts({ item }: { readonly item: TakedownDetail }) {
  const { t } = useTranslation('takedown');
  const at = (time: string | null) => time && formatDateTime(new Date(time));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('field.reasonKind'), TAKEDOWN_REASON_TEXTS[item.reasonKind][currentLanguage()]],
    [t('field.orderRef'), item.orderRef],
    [t('field.orderIssuer'), item.orderIssuer],
    [t('field.orderTime'), at(item.orderTime)],
    [t('field.receivedTime'), at(item.receivedTime)],
    [t('field.dueTime'), at(item.dueTime)],
    [t('field.scope'), item.scope.map((place) => TAKEDOWN_SCOPE_TEXTS[place][currentLanguage()]).join(', ')],
    [t('field.note'), item.note],
    [t('facts.doneTime'), at(item.doneTime)],
    [t('facts.doneBy'), item.doneBy],
    [t('takeDown.reason'), item.reason],
    [t('facts.reinstatedTime'), at(item.reinstatedTime)],
    [t('facts.reinstatedBy'), item.reinstatedBy],
    [t('facts.reinstateReason'), item.reinstateReason],
  ];
  return (
    <>
      {item.isMasked && <p className={styles.text}>{t('masked.text')}</p>}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <LazyAttachments endpoints={takedownAttachments} id={item.id} />
      {item.snapshot && (
        <section aria-label={t('facts.snapshot')} className={styles.snapshot}>
          <h3>{t('facts.snapshot')}</h3>
          <p>
            <strong>{item.snapshot.title}</strong>
          </p>
          <p>{item.snapshot.excerpt}</p>
          <ArticleView document={item.snapshot.content} />
        </section>
      )}
    </>
  );
}
