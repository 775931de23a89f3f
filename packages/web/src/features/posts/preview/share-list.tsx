import { useQuery } from '@tanstack/react-query';
import type { ShareLink } from '@toasoan/contract/features/posts/preview/share-link.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './preview.module.css';
import { postShares, useRevokeShare } from './share-queries.ts';

/** Links of a post: how they stand, and how often they were opened. */
export function ShareList({ postId }: { readonly postId: string }) {
  const { data } = useQuery(postShares(useProjectId(), postId));
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={styles.links}>
      {data.items.map((link) => (
        <ShareLine key={link.id} postId={postId} link={link} />
      ))}
    </ul>
  );
}

function ShareLine({ postId, link }: { readonly postId: string; readonly link: ShareLink }) {
  const { t } = useTranslation('preview');
  const revoke = useRevokeShare(postId);
  const time = (text: string) => formatDateTime(new Date(text));
  async function ask() {
    const yes = await confirm({
      title: t('revoke.title'),
      text: t('revoke.text'),
      action: t('revoke.action'),
      tone: 'danger',
    });
    if (yes) revoke.mutate(link.id);
  }
  return (
    <li className={styles.link}>
      <div>
        <p className={styles.state}>
          {[
            t(`state.${link.state}`),
            link.once && t('share.once'),
            link.text === 'public' && t('text.public'),
            link.versionNo !== null && t('version', { no: link.versionNo }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.hint}>{t('made', { name: link.createdBy, time: time(link.createTime) })}</p>
        <p className={styles.hint}>{t('until', { time: time(link.expireTime) })}</p>
        <p className={styles.hint}>
          {link.lastOpenTime === null
            ? t('neverOpened')
            : t('opened', { count: link.openCount, time: time(link.lastOpenTime) })}
        </p>
        {link.endedBy && <p className={styles.hint}>{t('endedBy', { name: link.endedBy })}</p>}
      </div>
      {(link.state === 'open' || link.state === 'waiting') && (
        <Button size="compact" busy={revoke.isPending} onClick={() => void ask()}>
          {t('revoke.action')}
        </Button>
      )}
    </li>
  );
}
