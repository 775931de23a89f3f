import type { PostBulk } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { BusyNewsroom } from './a-busy-newsroom.ts';
import type { Choices } from './random-draft.ts';

const HOUR_MS = 3_600_000;
const REASON = 'Cần kiểm tra lại số liệu trong bài.';

/** What a transition asks for; a reason is missing now and then. */
export function transitionFacts(choices: Choices, to: PostState, begin: number) {
  const at = (hours: number) => new Date(begin + hours * HOUR_MS).toISOString();
  return {
    ...(choices.chance(0.9) && { reason: REASON }),
    ...(to === 'SCHEDULED' && { scheduleTime: at(24 + choices.upTo(100)) }),
    ...(to === 'TAKEN_DOWN' && {
      takedown: {
        reasonKind: 'ERROR' as const,
        orderRef: '',
        orderIssuer: '',
        orderTime: null,
        receivedTime: at(0),
        scope: ['POST' as const],
        note: '',
      },
    }),
  };
}

interface Posts {
  readonly ids: string[];
  readonly trashed: string[];
}

export function randomBulk(newsroom: BusyNewsroom, choices: Choices, { ids, trashed }: Posts): PostBulk {
  const { categoryIds, tagIds, topicIds } = newsroom;
  const to = choices.one(['PUBLISHED', 'PUBLISHED', 'SUBMITTED', 'TRASHED'] as const);
  const changes: PostBulk[] = [
    { action: 'setCategory', ids, categoryId: choices.one(categoryIds) },
    { action: 'addTags', ids, tagIds: [choices.one(tagIds), choices.one(tagIds)] },
    { action: 'removeTags', ids, tagIds: [choices.one(tagIds)] },
    { action: 'setTopic', ids, topicId: choices.one(topicIds) },
    { action: 'move', ids, to },
    { action: 'restore', ids: trashed },
  ];
  return choices.one(changes.filter((change) => change.ids.length > 0));
}
