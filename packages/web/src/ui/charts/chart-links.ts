import type { ReactElement, ReactNode } from 'react';

/** Props of a link in a chart; the caller renders it with its own address. */
export interface ChartLinkProps {
  readonly className: string | undefined;
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'data-tip'?: string;
  readonly children: ReactNode;
}

export type ChartLink = (href: string, props: ChartLinkProps) => ReactElement;
