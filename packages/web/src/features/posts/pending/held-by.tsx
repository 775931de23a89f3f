import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '#web/core/api/api-error.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';

interface HeldByProps {
  readonly postId: string;
  /** LOCKED_BY_OTHER. */
  readonly refusal: ApiError;
  readonly onLeave: () => void;
}

/** Somebody writes in the post: nothing of it is made public over their head. */
export function HeldBy({ postId, refusal, onLeave }: HeldByProps) {
  const { t } = useTranslation('pending');
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
