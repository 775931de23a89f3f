import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { NextStepButton } from '../workflow/next-step-button.tsx';
import { nextStep } from '../workflow/open-transition.ts';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useSavedPostTransition } from '../workflow/use-post-transition.tsx';
import { useTransitionItems } from '../workflow/use-transition-items.tsx';

/** The next step for this person, and the other moves the server allows; one that a rule stops says which. */
export function PostTransitions({ post }: { readonly post: Post }) {
  const { t } = useTranslation('workflow');
  const { start, busy, dialog } = useSavedPostTransition();
  const transitionItems = useTransitionItems();
  const disabledReason = useDisabledReason();
  const moves = post.allowedTransitions;
  const next = nextStep(moves);
  const others = moves.filter((move) => move !== next);
  const blocked = next && disabledReason(next);
  useFormKeys({ main: next && blocked === undefined && !busy ? () => start(post, next) : undefined });
  return (
    <>
      {others.length > 0 && (
        <MenuButton
          label={t('more')}
          align="end"
          items={() => transitionItems(others, (move) => start(post, move))}
        >
          {(trigger) => (
            <Button {...trigger} icon={<ChevronDown size={16} />} busy={busy}>
              {t('more')}
            </Button>
          )}
        </MenuButton>
      )}
      {next && (
        <NextStepButton
          move={next}
          busy={busy}
          disabledReason={blocked}
          shortcut="Ctrl Enter"
          onStart={(move) => start(post, move)}
        />
      )}
      {dialog}
    </>
  );
}
