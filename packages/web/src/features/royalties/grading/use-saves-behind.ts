import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoyaltyValues, refusedOf } from '#web/features/posts/public-royalty.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Problem } from '#web/ui/form/problem.ts';
import { useSaveRoyalty } from '../royalty-queries.ts';

/** What a form held when it was left, and what the server refused of it. */
interface LeftForm {
  readonly values: RoyaltyValues;
  readonly problems: readonly Problem[];
}

interface Sent {
  readonly title: string;
  readonly body: BodyInput<typeof royaltyEndpoints.save>;
  readonly values: RoyaltyValues;
}

/** Royalties that are saved while the form of the next post is open already. */
export interface SavesBehind {
  readonly send: (sent: Sent) => void;
  /** Of a post that is not saved yet. */
  readonly leftFormOf: (postId: string) => LeftForm | undefined;
  /** It was saved in another way. */
  readonly forget: (postId: string) => void;
}

/** What fails is said with the way back; nothing that was typed is lost. */
export function useSavesBehind(onOpen: (postId: string) => void): SavesBehind {
  const { t } = useTranslation('royalties');
  const { mutateAsync } = useSaveRoyalty();
  const [left] = useState(() => new Map<string, LeftForm>());
  return {
    send: ({ title, body, values }) => {
      const { postId } = body;
      left.set(postId, { values, problems: [] });
      mutateAsync(body).then(
        () => left.delete(postId),
        (error: Error) => {
          left.set(postId, { values, problems: refusedOf(error) });
          showToast({
            tone: 'error',
            text: t('grading.notSaved', { title }),
            action: { label: t('grading.reopen'), run: () => onOpen(postId) },
          });
        },
      );
    },
    leftFormOf: (postId) => left.get(postId),
    forget: (postId) => void left.delete(postId),
  };
}
