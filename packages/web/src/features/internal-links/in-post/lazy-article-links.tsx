import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type * as Panels from './link-panels.tsx';

/** Nobody opens a post for its links: the text comes first. */
function WhenQuiet({ children }: { readonly children: ReactNode }) {
  const isQuiet = useQuiet();
  return <Suspense>{isQuiet && children}</Suspense>;
}

function panel<Props extends object>(choose: (panels: typeof Panels) => ComponentType<Props>) {
  const Panel = lazyChunk<Props>(async () => {
    const [panels] = await Promise.all([import('./link-panels.tsx'), loadTexts(['internal-links'])]);
    return { default: choose(panels) };
  });
  return (props: Props) => (
    <WhenQuiet>
      <Panel {...props} />
    </WhenQuiet>
  );
}

/** For the app's slot. */
export const ARTICLE_LINKS = {
  LinkSuggestions: panel((panels) => panels.LinkSuggestions),
  InboundLinks: panel((panels) => panels.InboundLinks),
};
