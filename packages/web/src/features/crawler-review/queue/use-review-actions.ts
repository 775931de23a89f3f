import { useQueryClient } from '@tanstack/react-query';
import type {
  CrawledItem,
  CrawledItemDetail,
  DuplicateOf,
  RejectReason,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove, type ReviewMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { placeOf } from '../review-model.ts';
import { reviewDetail } from '../review-queries.ts';
import { acceptOffer } from './accept-rule.ts';
import { postAddress, reviewSteps } from './review-steps.ts';
import type { Act } from './send-step.ts';
import type { ReviewPage } from './use-review-page.ts';

export type Asking = 'reject' | 'duplicate' | 'merge';
type Other = Pick<DuplicateOf, 'kind' | 'id'>;

/** What the parts of the page do with the text in hand. */
export interface ReviewActions {
  readonly accept: (item: CrawledItem) => void;
  /** Accepts and opens the draft; a text that is a post already is opened. */
  readonly edit: (item: CrawledItem) => void;
  readonly ask: (item: CrawledItem, asking: Asking) => void;
  readonly stopAsking: () => void;
  readonly reject: (item: CrawledItem, reason: RejectReason, text: string, wholeStory: boolean) => void;
  /** Of what it is likened to, else of what the person chooses. */
  readonly duplicate: (item: CrawledItem, of?: Other) => void;
  /** Into the post that it is likened to, else into the chosen one. */
  readonly merge: (item: CrawledItem, postId?: string) => void;
  readonly restore: (item: CrawledItem) => void;
  readonly decide: (item: CrawledItem, act: Act) => void;
  /** The text stays in hand. */
  readonly change: (item: CrawledItem, act: Act) => Promise<CrawledItemDetail | undefined>;
  readonly undo: () => void;
  readonly rejectsOthers: (item: CrawledItem) => boolean;
  readonly setRejectsOthers: (item: CrawledItem, isOn: boolean) => void;
}

interface Handled {
  readonly actions: ReviewActions;
  readonly question: { readonly asking: Asking; readonly item: CrawledItem } | undefined;
}

export function useReviewActions(page: ReviewPage, onStored: () => void): Handled {
  const { t } = useTranslation('crawler-review');
  const client = useQueryClient();
  const projectId = useProjectId();
  const [question, setQuestion] = useState<Handled['question']>();
  const [keeping, setKeeping] = useState<ReadonlySet<string>>(new Set());
  const { store, address } = page;
  const stories = page.stories ?? [];
  const steps = reviewSteps({
    store,
    stories,
    client,
    projectId,
    t,
    leaveAddress: () => {
      if (address.open !== undefined) address.change({ open: null });
    },
    onStored,
  });
  const detailOf = (id: string) => client.getQueryData(reviewDetail(projectId, id).queryKey);
  const storyOf = (item: CrawledItem) => placeOf(stories, item.id)?.story;
  const say = (text: string) => void showToast({ tone: 'info', text });

  /** Says why not, where the state of the text does not allow it. */
  function may(name: ReviewMove, item: CrawledItem): boolean {
    const isAllowed = mayMove(name, item.state);
    if (!isAllowed) say(t('stopped.state'));
    return isAllowed;
  }
  function acceptAct(item: CrawledItem): Act | undefined {
    const detail = detailOf(item.id);
    const { stopped } = acceptOffer(t, item, detail, Date.now());
    if (stopped !== undefined) {
      say(stopped);
      return undefined;
    }
    const assigneeId = detail?.assignee?.userId;
    return { act: 'accept', rejectsOthers: actions.rejectsOthers(item), ...(assigneeId && { assigneeId }) };
  }
  const actions: ReviewActions = {
    accept(item) {
      const act = acceptAct(item);
      if (act) void steps.leave(item, act);
    },
    edit(item) {
      if (item.postId !== null) return openTab({ url: postAddress(item.postId) });
      const act = acceptAct(item);
      if (act) void steps.acceptAndOpen(item, act);
    },
    ask(item, asking) {
      if (may(asking, item)) setQuestion({ asking, item });
    },
    stopAsking: () => setQuestion(undefined),
    reject(item, reason, text, wholeStory) {
      setQuestion(undefined);
      void steps.leave(item, { act: 'reject', reason, text, wholeStory });
    },
    duplicate(item, of = item.duplicateOf ?? undefined) {
      if (!may('duplicate', item)) return;
      if (!of) return setQuestion({ asking: 'duplicate', item });
      setQuestion(undefined);
      void steps.leave(item, { act: 'duplicate', of: { kind: of.kind, id: of.id } });
    },
    merge(item, postId = item.duplicateOf?.kind === 'POST' ? item.duplicateOf.id : undefined) {
      if (!may('merge', item)) return;
      if (postId === undefined) return setQuestion({ asking: 'merge', item });
      setQuestion(undefined);
      void steps.leave(item, { act: 'merge', postId });
    },
    restore: (item) => void (may('restore', item) && steps.leave(item, { act: 'restore' })),
    decide: (item, act) => void steps.leave(item, act),
    change: steps.change,
    undo: () => void steps.undo(),
    rejectsOthers(item) {
      const story = storyOf(item);
      return story !== undefined && story.items.length > 1 && !keeping.has(story.id);
    },
    setRejectsOthers(item, isOn) {
      const story = storyOf(item);
      if (!story) return;
      const next = new Set(keeping);
      if (isOn) next.delete(story.id);
      else next.add(story.id);
      setKeeping(next);
    },
  };
  return { actions, question };
}
