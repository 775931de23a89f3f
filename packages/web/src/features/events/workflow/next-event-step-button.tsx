import type { EventTransitionChoice } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';

interface NextEventStepButtonProps {
  readonly transition: EventTransitionChoice;
  readonly busy: boolean;
  readonly onStart: (transition: EventTransitionChoice) => void;
}

/** The main button of an event: the next step for this person, in the project's colour where it publishes. */
export function NextEventStepButton({ transition, busy, onStart }: NextEventStepButtonProps) {
  const { t } = useTranslation('events');
  const { name, isBarred, intermediateSteps: steps } = transition;
  return (
    <Button
      variant={name === 'publish' ? 'project' : 'main'}
      shortcut="Ctrl Enter"
      busy={busy}
      disabledReason={isBarred ? t('transition.ownEvent') : undefined}
      tip={
        steps.length === 0
          ? undefined
          : t('transition.onTheWay', { steps: steps.map((step) => t(`transition.${step}`)).join(', ') })
      }
      onClick={() => onStart(transition)}
    >
      {t(`transition.${name}`)}
    </Button>
  );
}
