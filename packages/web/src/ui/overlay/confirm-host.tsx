import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, watchQuestions } from './confirm.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** Mounted once; the dialog itself is fetched with the first question. */
export function ConfirmHost() {
  const question = useSyncExternalStore(watchQuestions, currentQuestion);
  return question ? (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  ) : null;
}
