import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';
import { createLockController } from '../lock/lock-controller.ts';

interface HeldByProps {
  readonly postId: string;
  /** LOCKED_BY_OTHER. */
  readonly refusal: ApiError;
  /** Nobody holds the post any more. */
  readonly onFree: () => void;
  readonly onLeave: () => void;
}

/** Somebody writes in the post: nothing of it is made public over their head. It goes when they go. */
export function HeldBy({ postId, refusal, onFree, onLeave }: HeldByProps) {
  const { t } = useTranslation('pending');
  useWhenFree(postId, onFree);
  const navigate = useNavigate();
  const leads = useMay('post.unpublish');
  const { by = '', since } = refusal.details;
  const values = { name: by, time: since ? formatClock(new Date(since)) : '' };
  function go() {
    onLeave();
    navigate(`/manager_post/edit/${postId}${leads ? '?takeOver=1' : ''}`);
  }
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="compact" onClick={go}>
          {t(leads ? 'held.takeOver' : 'held.open')}
        </Button>
      }
    >
      <strong>{t('held', values)}</strong> {t(leads ? 'held.lead' : 'held.wait', values)}
    </Banner>
  );
}

/** Looks as one more reader of the post: also where it is made public out of a list, no page knows who holds it. */
function useWhenFree(postId: string, act: () => void): void {
  const projectId = useProjectId();
  const free = useEffectEvent(act);
  useEffect(() => {
    const lock = createLockController({ projectId, editingSession: randomId(), readsOnly: true });
    lock.subscribe(() => lock.get().hold === 'free' && free());
    lock.open(postId);
    return lock.close;
  }, [projectId, postId]);
}
