import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { type Joining, type JoiningNeeds, takeNewer } from './joining.ts';
import { type PostText, textOfPost } from './post-text.ts';

/** As `Joining`, but what compares and merges is fetched with the first need of it. */
export interface FetchedJoining extends Pick<Joining, 'meet' | 'decide' | 'choose'> {
  /** There is something typed that a newer version may have to be joined with. */
  readonly prepare: () => void;
  readonly join: (newer: Post) => Promise<boolean>;
  readonly bringBack: (text: PostText, base: PostText | undefined) => Promise<void>;
}

export function fetchJoining(needs: JoiningNeeds): FetchedJoining {
  let there: Joining | undefined;
  let coming: Promise<Joining> | undefined;

  async function fetched(): Promise<Joining> {
    const { createJoining } = await import('./create-joining.ts');
    there ??= createJoining(needs);
    return there;
  }
  function joining(): Promise<Joining> {
    coming ??= fetched().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }
  return {
    prepare: () => void joining().catch(() => undefined),
    async join(newer) {
      if (needs.isDirty()) return (there ?? (await joining())).join(newer);
      takeNewer(needs, newer, textOfPost(newer));
      return true;
    },
    meet: async (newer) => await (await joining()).meet(newer),
    decide: () => there?.decide() ?? true,
    choose: (key, choice) => there?.choose(key, choice),
    bringBack: async (text, base) => (await joining()).bringBack(text, base),
  };
}
