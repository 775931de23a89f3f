import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { MergeController, MergeOptions } from './merge-controller.ts';
import type { PostText } from './post-text.ts';

/** A `MergeController` whose code loads with the first need of it. */
interface FetchedMergeController extends Pick<MergeController, 'meet' | 'decide' | 'choose'> {
  /** Loads the code: typed text may have to be merged with a newer version. */
  readonly prepare: () => void;
  readonly join: (newer: Post) => Promise<boolean>;
  readonly takeIfWhole: (newer: Post) => Promise<boolean>;
  readonly restoreUnsaved: (text: PostText, base: PostText | undefined) => Promise<void>;
}

export function fetchMergeController(options: MergeOptions): FetchedMergeController {
  let loaded: MergeController | undefined;
  let loading: Promise<MergeController> | undefined;

  async function load(): Promise<MergeController> {
    const { createMergeController } = await import('./merge-controller.ts');
    loaded ??= createMergeController(options);
    return loaded;
  }
  function controller(): Promise<MergeController> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  return {
    prepare: () => void controller().catch(() => undefined),
    join: async (newer) => (loaded ?? (await controller())).join(newer),
    takeIfWhole: async (newer) => (loaded ?? (await controller())).takeIfWhole(newer),
    meet: async (newer) => await (await controller()).meet(newer),
    decide: () => loaded?.decide() ?? true,
    choose: (key, choice) => loaded?.choose(key, choice),
    restoreUnsaved: async (text, base) => (await controller()).restoreUnsaved(text, base),
  };
}
