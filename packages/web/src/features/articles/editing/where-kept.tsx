import { SaveState } from '#web/patterns/form-page/save-state.tsx';
import type { ArticleSession } from './article-session.ts';
import type { ArticleTypes } from './article-types.ts';
import { useSessionPart } from './session-part.ts';

/** Where the text is kept now; a new record without a word has nothing to keep. */
export function WhereKept<A extends ArticleTypes>({ session }: { readonly session: ArticleSession<A> }) {
  const saveState = useSessionPart(session, (state) => state.saveState);
  const isPrivate = useSessionPart(session, ({ dirty, record }) => dirty || record === undefined);
  const isBlank = useSessionPart(session, ({ dirty, record }) => !dirty && record === undefined);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const keptTime = useSessionPart(session, (state) => state.keptTime);
  const savedTime = useSessionPart(session, ({ record }) => record?.updateTime);
  if (isBlank && saveState === 'saved') return null;
  const time = isPrivate ? keptTime : savedTime === undefined ? undefined : new Date(savedTime);
  return <SaveState state={saveState} isPrivate={isPrivate} waitsToWrite={readOnly} time={time} />;
}
