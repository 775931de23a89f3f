/** What an element of the source has opened, and so what its end closes. */
export interface OpenElement {
  readonly name: string;
  readonly marks?: number;
  /** Containers that stay open when it ends. */
  readonly closeTo?: number;
  readonly isTextBlock?: boolean;
  readonly isBoundary?: boolean;
  readonly isNestedTable?: boolean;
  readonly skips?: boolean;
  readonly isCaption?: boolean;
  /** Text that its end adds. */
  readonly ending?: string;
  /** Nobody wrote it. */
  readonly isImplied?: boolean;
}
