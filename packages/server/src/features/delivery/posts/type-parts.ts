import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { LiveEntry, Questions } from '@toasoan/contract/features/posts/post-parts.ts';

type TypeParts = Pick<PublicPost, 'liveEntries' | 'poll' | 'questions' | 'documentFacts'>;

/** The parts that belong to a post's type; those of another type stay in the newsroom. */
export function typeParts({ postType, liveEntries, poll, questions, documentFacts }: PostDetails): TypeParts {
  return {
    liveEntries: postType === 'LIVE' ? liveEntries.toSorted(byPlace) : [],
    poll: poll !== null && poll.question !== '' ? poll : null,
    questions: postType === 'QA' && questions !== null ? questionsOf(questions) : null,
    documentFacts: postType === 'DOCUMENT' ? documentFacts : null,
  };
}

function byPlace(one: LiveEntry, other: LiveEntry): number {
  return Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.time) - Date.parse(one.time);
}

/** Hidden questions are for the newsroom only. */
function questionsOf({ guests, items }: Questions): NonNullable<PublicPost['questions']> {
  return {
    guests: guests.map(({ name, title }) => ({ name, title })),
    items: items
      .filter(({ state }) => state !== 'HIDDEN')
      .map(({ id, asker, question, answer, guestId }) => ({
        id,
        asker,
        question,
        answer,
        answeredBy: guests.find((guest) => guest.id === guestId)?.name ?? '',
      })),
  };
}
