import { useMutation } from '@tanstack/react-query';
import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './context-panel.module.css';

/** Address and e-mail of a sender, masked; whoever may see them asks, and the audit log says so. */
export function PersonalData({ detail }: { readonly detail: CommentDetail }) {
  return <MaskedData key={detail.id} detail={detail} />;
}

function MaskedData({ detail: { id, emailHint, addressHint, device } }: { readonly detail: CommentDetail }) {
  const { t } = useTranslation('comments');
  const mayReveal = useMay('comment.ban');
  const reveal = useMutation({ mutationFn: () => call(commentEndpoints.reveal, { params: { id } }) });
  const shown = reveal.data;
  const lines = [
    { key: 'email', value: shown?.email ?? emailHint },
    { key: 'address', value: shown?.address ?? addressHint },
    { key: 'device', value: shown?.userAgent ?? device },
    { key: 'content', value: shown?.content ?? '' },
    { key: 'deleted', value: shown?.deletedText ?? '' },
  ].filter(({ value }) => value !== '');
  if (lines.length === 0) return <p className={styles.quiet}>{t('personal.erased')}</p>;
  return (
    <dl className={styles.personal} aria-live="polite">
      {lines.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`personal.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {mayReveal && !shown && (
        <div>
          <dt className="visually-hidden">{t('personal.title')}</dt>
          <dd>
            <Button
              size="compact"
              variant="quiet"
              busy={reveal.isPending}
              tip={t('personal.audited')}
              onClick={() => reveal.mutate()}
            >
              {t('personal.reveal')}
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}
