import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { fieldsOfDraft } from '../comparing/draft-fields.ts';
import { useFieldNames } from '../comparing/use-field-names.ts';
import { useDropPending } from './pending-changes.ts';

interface DropChanges {
  readonly dropping: boolean;
  /** Asks first, naming what is dropped; undefined when nothing was. */
  readonly drop: (post: Post) => Promise<Post | undefined>;
}

export function useDropChanges(): DropChanges {
  const { t } = useTranslation('pending');
  const nameOf = useFieldNames();
  const mutation = useDropPending();

  async function drop(post: Post): Promise<Post | undefined> {
    const names = fieldsOfDraft(post.pending?.draft ?? {}).map(nameOf);
    const isSure = await confirm({
      title: t('drop.title', { title: post.title }),
      text: t('drop.text', { names: names.join(', ') }),
      action: t('drop'),
      tone: 'danger',
    });
    if (!isSure) return undefined;
    try {
      const after = await mutation.mutateAsync(post);
      showToast({ tone: 'success', text: t('dropped') });
      return after;
    } catch (error) {
      // Said by the call itself.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }
  return { dropping: mutation.isPending, drop };
}
