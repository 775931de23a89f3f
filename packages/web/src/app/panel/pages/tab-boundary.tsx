import { Component, type ReactNode, Suspense } from 'react';
import { ErrorPage } from '../status/status-pages.ts';

interface TabBoundaryState {
  readonly isBroken: boolean;
}

/** A page that fails takes no other tab with it. */
export class TabBoundary extends Component<{ readonly children: ReactNode }, TabBoundaryState> {
  override state: TabBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): TabBoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Suspense>
        <ErrorPage onRetry={() => this.setState({ isBroken: false })} />
      </Suspense>
    );
  }
}
