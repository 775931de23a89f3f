import { type ReactNode, useEffect } from 'react';
import { render } from 'vitest-browser-react';

function Drawn({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** Renders a screen and waits until it is there and its effects have run: React renders asynchronously. */
export async function draw(screen: ReactNode): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(<Drawn onDrawn={resolve}>{screen}</Drawn>);
  await promise;
}
