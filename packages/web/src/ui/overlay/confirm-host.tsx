import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type AskedQuestion, currentQuestion, watchQuestions } from './confirm.ts';

interface QuestionProps {
  readonly question: AskedQuestion;
}

const ConfirmDialog = lazy(async (): Promise<{ default: ComponentType<QuestionProps> }> => {
  try {
    return { default: (await import('./confirm-dialog.tsx')).ConfirmDialog };
  } catch {
    return { default: PlainQuestion };
  }
});

/** Mounted once; the dialog itself is fetched with the first question. */
export function ConfirmHost() {
  const question = useSyncExternalStore(watchQuestions, currentQuestion);
  return question ? (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  ) : null;
}

/** Where the dialog cannot be fetched the browser asks: no question may stay without an answer. */
function PlainQuestion({ question }: QuestionProps) {
  useEffect(() => {
    const { title, text, answer } = question;
    answer(window.confirm(typeof text === 'string' ? `${title}\n\n${text}` : title));
  }, [question]);
  return null;
}
