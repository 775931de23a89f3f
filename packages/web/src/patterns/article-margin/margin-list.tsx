import { type ReactNode, Suspense, useState } from 'react';
import { lazyChunk } from '../chunk-error/lazy-chunk.tsx';
import { InspectorLink, InspectorPanel } from '../form-page/inspector-panel.tsx';
import type { ArticleMargin } from './article-margin.ts';
import { useHasMargin } from './margin-cards.tsx';
import type { LineOnPage } from './margin-drawer.tsx';

const MarginDrawer = lazyChunk(async () => ({ default: (await import('./margin-drawer.tsx')).MarginDrawer }));

interface MarginListProps {
  readonly margin: ArticleMargin;
  /** Key of the person's remembered state of the panel. */
  readonly name: string;
  readonly title: string;
  readonly problems: number;
  readonly summary: string;
  readonly closedAtFirst?: boolean;
  readonly atHand: string | undefined;
  readonly lineAtHand: () => LineOnPage | undefined;
  /** Who opens the drawer from elsewhere keeps its state. */
  readonly drawer?: { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void };
  readonly children: ReactNode;
}

/** The list of what stands at its lines: a panel of the inspector; on a page without a margin, a drawer. */
export function MarginList({
  margin,
  name,
  closedAtFirst = false,
  drawer,
  children,
  ...rest
}: MarginListProps) {
  const { atHand, lineAtHand, ...row } = rest;
  const hasMargin = useHasMargin(margin);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = drawer?.isOpen ?? isOwnOpen;
  const open = drawer?.onOpen ?? setOwnOpen;
  if (hasMargin)
    return (
      <InspectorPanel {...row} name={name} closedAtFirst={closedAtFirst}>
        {children}
      </InspectorPanel>
    );
  return (
    <>
      <InspectorLink {...row} name={name} onClick={() => open(true)} />
      {isOpen && (
        <Suspense>
          <MarginDrawer title={row.title} atHand={atHand} lineAtHand={lineAtHand} onClose={() => open(false)}>
            {children}
          </MarginDrawer>
        </Suspense>
      )}
    </>
  );
}
