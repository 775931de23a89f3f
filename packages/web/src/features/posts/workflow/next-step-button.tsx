import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { useStepsOnTheWay } from './use-disabled-reason.ts';

interface NextStepButtonProps {
  readonly transition: PostTransition;
  readonly busy: boolean;
  readonly disabledReason: string | undefined;
  readonly shortcut?: string;
  readonly onStart: (transition: PostTransition) => void;
}

/** The main button of a post: the next step for this person, in the project's colour where it publishes. */
export function NextStepButton({ transition, busy, disabledReason, shortcut, onStart }: NextStepButtonProps) {
  const { t } = useTranslation('workflow');
  const onTheWay = useStepsOnTheWay();
  return (
    <Button
      variant={transition.name === 'publish' ? 'project' : 'main'}
      {...(shortcut !== undefined && { shortcut })}
      busy={busy}
      disabledReason={disabledReason}
      tip={onTheWay(transition)}
      onClick={() => onStart(transition)}
    >
      {t(`transition.${transition.name}`)}
    </Button>
  );
}
