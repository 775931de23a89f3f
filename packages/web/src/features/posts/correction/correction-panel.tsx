import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { CORRECTABLE_STATES } from '@toasoan/contract/features/posts/correction/correction-rules.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './correction.module.css';
import { CorrectionDialog } from './correction-dialog.tsx';
import { correctionsOf } from './correction-queries.ts';
import { RequestOfCorrection } from './request-of-correction.tsx';

/** Corrections of a post, or the posts that a correction corrects, with links to the other side. */
export function CorrectionPanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation('correction');
  const [isOpen, setOpen] = useState(false);
  const own = post.corrections.some(({ role }) => role === 'corrects');
  const seesRequests = canEnter(AREA_RULES['correction-requests'], useVisitor());
  const items = useQuery({
    ...correctionsOf(useProjectId(), post.id),
    enabled: own || (seesRequests && post.corrections.length > 0),
  }).data?.items;
  const existing = items?.find(({ correctionPostId }) => correctionPostId === post.id);
  const mayCorrect = !own && CORRECTABLE_STATES.includes(post.state);
  if (post.corrections.length === 0 && !mayCorrect) return null;
  const publishedRef = existing?.publishedRef ?? {
    title: post.title,
    section: post.mainCategory?.title ?? '',
    date: post.publishedTime,
  };
  return (
    <InspectorPanel name="post.correction" title={t('title')} closedAtFirst={post.corrections.length === 0}>
      <ul className={styles.list}>
        {post.corrections.map((one) => (
          <li key={one.id}>
            <PostStateTag state={one.state} />
            <span>{t(`role.${one.role}`)}</span>
            <AppLink href={`/manager_post/view/${one.postId}`}>{one.title}</AppLink>
            <RequestOfCorrection request={items?.find(({ id }) => id === one.id)?.request ?? null} />
          </li>
        ))}
      </ul>
      {(mayCorrect || existing) && (
        <Button icon={<MessageSquareWarning size={16} />} onClick={() => setOpen(true)}>
          {t(existing ? 'action.change' : 'action.start')}
        </Button>
      )}
      {isOpen && (
        <CorrectionDialog
          postId={post.id}
          publishedRef={publishedRef}
          existing={existing}
          onClose={() => setOpen(false)}
        />
      )}
    </InspectorPanel>
  );
}
