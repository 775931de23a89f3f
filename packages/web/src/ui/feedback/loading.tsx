import type { ReactNode } from 'react';
import { LoadingLabel } from './loading-label.tsx';

interface LoadingProps {
  /** What is on its way: "Đang tải bài viết…". */
  readonly label: string;
  /** The outline of what is coming. */
  readonly children: ReactNode;
}

/** A place whose content is on its way: its outline, and in words what it will be. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      {children}
      <LoadingLabel label={label} />
    </div>
  );
}
