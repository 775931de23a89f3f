import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { useStepsOnTheWay } from './use-disabled-reason.ts';

interface NextStepButtonProps {
  readonly move: PostTransition;
  readonly busy: boolean;
  readonly disabledReason: string | undefined;
  readonly shortcut?: string;
  readonly onStart: (move: PostTransition) => void;
}

/** The main button of a post: the next step for this person, in the project's colour where it publishes. */
export function NextStepButton({ move, busy, disabledReason, shortcut, onStart }: NextStepButtonProps) {
  const { t } = useTranslation('workflow');
  const onTheWay = useStepsOnTheWay();
  return (
    <Button
      variant={move.name === 'publish' ? 'project' : 'main'}
      {...(shortcut !== undefined && { shortcut })}
      busy={busy}
      disabledReason={disabledReason}
      tip={onTheWay(move)}
      onClick={() => onStart(move)}
    >
      {t(`move.${move.name}`)}
    </Button>
  );
}
