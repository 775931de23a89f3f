import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { sourceShare } from './publishing-queries.ts';

/** How much of a post is still in the words of the source that it was taken over from; nothing where that is not known. */
export function SourceShare({ post }: { readonly post: Pick<Post, 'id' | 'version'> }) {
  const { t } = useTranslation('publishing');
  const share = useQuery(sourceShare(useProjectId(), post)).data?.share;
  if (!share) return null;
  return (
    <p className={textStyles.hint}>
      {t('sourceShare', { percent: formatNumber(share.percent), source: share.source })}
    </p>
  );
}
