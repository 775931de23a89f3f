import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import type { AskedQuestion } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** The focus begins on the way out, so that Enter pressed by habit destroys nothing. */
export function ConfirmDialog({ question }: { readonly question: AskedQuestion }) {
  const { t } = useTranslation('ui');
  const danger = question.tone === 'danger';
  return (
    <Dialog
      alert
      title={question.title}
      onClose={() => question.answer(false)}
      actions={
        <>
          <Button onClick={() => question.answer(false)} data-first-focus={danger || undefined}>
            {question.cancel ?? t('cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'main'}
            onClick={() => question.answer(true)}
            data-first-focus={danger ? undefined : true}
          >
            {question.action}
          </Button>
        </>
      }
    >
      {question.text && <p>{question.text}</p>}
    </Dialog>
  );
}
