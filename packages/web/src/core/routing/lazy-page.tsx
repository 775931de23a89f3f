import { type ComponentType, use } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';

interface LazyPageOptions {
  /** Namespaces fetched beside the code, so that the page shows at once. */
  readonly texts?: readonly string[];
}

/**
 * A page whose code is fetched when it is first shown. Make one constant of it: rows that share the
 * constant share the mounted page, so that a create page can become an edit page.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  { texts = [] }: LazyPageOptions = {},
): ComponentType {
  let pending: Promise<ComponentType> | undefined;
  async function fetchPage(): Promise<ComponentType> {
    try {
      const [module] = await Promise.all([load(), loadTexts(texts)]);
      return module[name];
    } catch (error) {
      // So that the next try asks the network again.
      pending = undefined;
      throw error;
    }
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when its module is loaded.
  return function LazyPage() {
    pending ??= fetchPage();
    const Page = use(pending);
    return <Page />;
  };
}
