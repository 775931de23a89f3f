import { EditedPostNotes } from '../../notes/post-notes.tsx';
import { SuggestionsPanel } from '../../suggestions/suggestions-panel.tsx';
import { AttachmentsPanel } from '../files/attachments-panel.tsx';
import { CoverPanel } from '../files/cover-panel.tsx';
import { useSessionState } from '../use-post-session.ts';
import { AuthorsPanel } from './authors-panel.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { KindPanel } from './kind-panel.tsx';
import { LegalPanel } from './legal-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import type { PanelProps } from './post-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { RelatedPanel } from './related-panel.tsx';
import { RestrictedPanels } from './restricted-panels.tsx';
import { SeoPanel } from './seo-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';

/** What is about the article, in the order in which a newsroom asks for it. */
export function PostInspector({ session }: PanelProps) {
  const { post } = useSessionState(session);
  return (
    <>
      <PublishPanel session={session} />
      {post && <EditedPostNotes post={post} article={session.article} />}
      <SuggestionsPanel session={session} />
      <CoverPanel session={session} />
      <KindPanel session={session} />
      <TermsPanel session={session} />
      <AuthorsPanel session={session} />
      <AttachmentsPanel session={session} />
      <RelatedPanel session={session} />
      <DisplayPanel session={session} />
      <SeoPanel session={session} />
      <LegalPanel session={session} />
      <NotePanel session={session} />
      {post && <RestrictedPanels post={post} />}
    </>
  );
}
