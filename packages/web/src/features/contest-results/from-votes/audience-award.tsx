import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { awardBoard, sendProposals, useAwardChange } from '../results-queries.ts';

/** Proposes the audience's favourites for the prizes of the audience. */
export function AudienceAward({ contestId }: { readonly contestId: string }) {
  const { t } = useTranslation('contest-results');
  const mayAward = useMay('contest.award');
  const { data } = useQuery({ ...awardBoard(useProjectId(), contestId), enabled: mayAward });
  const change = useAwardChange();
  const prizes = data?.prizes.filter(({ kind }) => kind === 'AUDIENCE') ?? [];
  if (!mayAward || prizes.length === 0) return null;
  const isFull = prizes.every(({ proposed, awarded, quantity }) => proposed + awarded >= quantity);
  function propose() {
    change.mutate(async () => {
      const { added, ties } = await sendProposals({ contestId, kind: 'AUDIENCE' });
      showToast({
        tone: ties.length > 0 ? 'warning' : 'success',
        text:
          ties.length > 0
            ? t('propose.ties', { numbers: ties.join(', ') })
            : t('audience.done', { count: added }),
      });
    });
  }
  return (
    <Button
      busy={change.isPending}
      disabledReason={isFull ? t('audience.full') : undefined}
      onClick={propose}
    >
      {t('audience.give')}
    </Button>
  );
}
