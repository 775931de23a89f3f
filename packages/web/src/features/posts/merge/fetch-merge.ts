import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { type MergeController, type MergeDependencies, takeNewer } from './merge-controller.ts';
import { type PostText, textOfPost } from './post-text.ts';

/** As `Joining`, but what compares and merges is fetched with the first need of it. */
export interface FetchedMerge extends Pick<MergeController, 'meet' | 'decide' | 'choose'> {
  /** There is something typed that a newer version may have to be joined with. */
  readonly prepare: () => void;
  readonly join: (newer: Post) => Promise<boolean>;
  readonly restoreUnsaved: (text: PostText, base: PostText | undefined) => Promise<void>;
}

export function fetchMerge(deps: MergeDependencies): FetchedMerge {
  let there: MergeController | undefined;
  let coming: Promise<MergeController> | undefined;

  async function fetched(): Promise<MergeController> {
    const { createMerge } = await import('./create-merge.ts');
    there ??= createMerge(deps);
    return there;
  }
  function merge(): Promise<MergeController> {
    coming ??= fetched().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }
  return {
    prepare: () => void merge().catch(() => undefined),
    async join(newer) {
      if (deps.isDirty()) return (there ?? (await merge())).join(newer);
      takeNewer(deps, newer, textOfPost(newer));
      return true;
    },
    meet: async (newer) => await (await merge()).meet(newer),
    decide: () => there?.decide() ?? true,
    choose: (key, choice) => there?.choose(key, choice),
    restoreUnsaved: async (text, base) => (await merge()).restoreUnsaved(text, base),
  };
}
