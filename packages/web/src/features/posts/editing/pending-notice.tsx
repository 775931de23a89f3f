import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';

/** Says while a post is public that readers see the public text until the changes are published. */
export function PendingNotice({ post: { pending } }: { readonly post: Post }) {
  const { t } = useTranslation('editing');
  const since =
    pending &&
    t('pending.since', { name: pending.updatedBy, time: formatDateTime(new Date(pending.updateTime)) });
  return (
    <Banner tone="info">
      {t('pending.text')} {since}
    </Banner>
  );
}
