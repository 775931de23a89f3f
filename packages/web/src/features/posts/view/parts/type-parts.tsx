import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { DocumentCard } from './document-card.tsx';
import { LiveEntries } from './live-entries.tsx';
import { PostPoll } from './post-poll.tsx';
import { PostQuestions } from './post-questions.tsx';

/** What the type of a post adds below its text. */
export function TypeParts({ post: { details } }: { readonly post: Pick<Post, 'details'> }) {
  const { postType, liveEntries, poll, questions, documentFacts } = details;
  return (
    <>
      {postType === 'LIVE' && liveEntries.length > 0 && <LiveEntries entries={liveEntries} />}
      {poll && poll.question !== '' && <PostPoll poll={poll} />}
      {postType === 'QA' && questions && <PostQuestions questions={questions} />}
      {postType === 'DOCUMENT' && documentFacts && <DocumentCard facts={documentFacts} />}
    </>
  );
}
