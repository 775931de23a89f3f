import { Component, type ReactNode, Suspense } from 'react';
import { comesLater, isMissingPart } from '#web/core/updates/missing-parts.ts';
import { MissingPart } from '#web/patterns/missing-part/missing-part.tsx';
import { ErrorPage } from '../status/status-pages.ts';

interface TabBoundaryState {
  readonly failure: 'none' | 'broken' | 'missing' | 'late';
}

/** A page that fails takes no other tab with it. */
export class TabBoundary extends Component<{ readonly children: ReactNode }, TabBoundaryState> {
  override state: TabBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): TabBoundaryState {
    if (comesLater(error)) return { failure: 'late' };
    return { failure: isMissingPart(error) ? 'missing' : 'broken' };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    const tryAgain = () => this.setState({ failure: 'none' });
    if (failure !== 'broken') return <MissingPart comesLater={failure === 'late'} onTryAgain={tryAgain} />;
    return (
      <Suspense>
        <ErrorPage onRetry={tryAgain} />
      </Suspense>
    );
  }
}
