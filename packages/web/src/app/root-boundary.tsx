import { Component, lazy, type ReactNode, Suspense } from 'react';

const BrokenScreen = lazy(async () => ({ default: (await import('./broken-screen.tsx')).BrokenScreen }));

interface RootBoundaryState {
  readonly broken: boolean;
}

/** The last net: what no boundary of a tab has caught. */
export class RootBoundary extends Component<{ readonly children: ReactNode }, RootBoundaryState> {
  override state: RootBoundaryState = { broken: false };

  static getDerivedStateFromError(): RootBoundaryState {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Suspense>
        <BrokenScreen />
      </Suspense>
    );
  }
}
