import type { ReactElement, ReactNode } from 'react';

/** Spread over the link that a chart asks for; the address is the caller's business. */
export interface ChartLinkProps {
  readonly className: string | undefined;
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'data-tip'?: string;
  readonly children: ReactNode;
}

export type ChartLink = (href: string, props: ChartLinkProps) => ReactElement;
