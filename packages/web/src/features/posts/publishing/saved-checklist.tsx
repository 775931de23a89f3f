import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useMemo } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { OpenPoints } from './open-points.tsx';
import { checksOfSaved, openAdvice, openRequirements } from './saved-checks.ts';

interface SavedChecklistProps {
  readonly post: Post;
  readonly onMend: ((field: string) => void) | undefined;
}

/** The checklist of a post beside its text, as its editors see it. */
export function SavedChecklist({ post, onMend }: SavedChecklistProps) {
  const results = useMemo(
    () => checksOfSaved(post, post.scheduleTime === null ? Date.now() : Date.parse(post.scheduleTime)),
    [post],
  );
  const language = currentLanguage();
  return (
    <OpenPoints
      blockers={openRequirements(results, language)}
      advice={openAdvice(results, language)}
      onMend={onMend}
    />
  );
}
