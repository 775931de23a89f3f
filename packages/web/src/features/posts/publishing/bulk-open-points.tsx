import type { PostOpenPoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './bulk-open-points.module.css';

const SHOWN = 8;

/** How many of the posts have open points, and which: the same facts as in the panel of one post. */
export function BulkOpenPoints({ posts }: { readonly posts: readonly PostOpenPoints[] }) {
  const { t } = useTranslation('publishing');
  const blocked = posts.filter(({ required }) => required.length > 0);
  const advised = posts.filter(({ required, advice }) => required.length === 0 && advice.length > 0);
  const ready = posts.length - blocked.length - advised.length;
  const listed = [...blocked, ...advised];
  return (
    <Stack as="span" gap={2}>
      {ready > 0 && <span>{t('bulk.ready', { count: ready })}</span>}
      {advised.length > 0 && <span>{t('bulk.advised', { count: advised.length })}</span>}
      {blocked.length > 0 && <span>{t('bulk.blocked', { count: blocked.length })}</span>}
      {listed.slice(0, SHOWN).map(({ id, title, required, advice }) => (
        <span key={id} className={styles.post}>
          <strong>{title}</strong> {[...required, ...advice].join(' ')}
        </span>
      ))}
      {listed.length > SHOWN && <span>{t('bulk.more', { count: listed.length - SHOWN })}</span>}
    </Stack>
  );
}
