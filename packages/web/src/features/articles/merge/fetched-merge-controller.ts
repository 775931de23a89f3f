import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import type { MergeController, MergeOptions } from './merge-controller.ts';

/** A `MergeController` whose code loads with the first need of it. */
interface FetchedMergeController<A extends ArticleTypes>
  extends Pick<MergeController<A>, 'meet' | 'decide' | 'choose'> {
  /** Loads the code: typed text may have to be merged with a newer version. */
  readonly prepare: () => void;
  readonly join: (newer: A['record']) => Promise<boolean>;
  readonly takeIfWhole: (newer: A['record']) => Promise<boolean>;
  readonly restoreUnsaved: (text: ArticleText<A>, base: ArticleText<A> | undefined) => Promise<void>;
}

export function fetchMergeController<A extends ArticleTypes>(
  options: MergeOptions<A>,
): FetchedMergeController<A> {
  let loaded: MergeController<A> | undefined;
  let loading: Promise<MergeController<A>> | undefined;

  async function load(): Promise<MergeController<A>> {
    const [{ createMergeController }, rules] = await Promise.all([
      import('./merge-controller.ts'),
      options.kind.loadMerging(),
    ]);
    loaded ??= createMergeController(options, rules);
    return loaded;
  }
  function controller(): Promise<MergeController<A>> {
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
