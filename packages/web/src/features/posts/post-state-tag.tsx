import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';

const TONES: Readonly<Record<PostState, StatusTone>> = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  UNPUBLISHED: 'unpublished',
  TRASHED: 'draft',
};

export function PostStateTag({ state }: { readonly state: PostState }) {
  const { t } = useTranslation('posts');
  const icon = state === 'TRASHED' ? <Trash2 size={13} aria-hidden /> : undefined;
  return (
    <StatusTag tone={TONES[state]} icon={icon}>
      {t(`state.${state}`)}
    </StatusTag>
  );
}
