/** An element as the server writes it, the editor builds it and pages show it. */
export interface HtmlPart {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly (HtmlPart | string)[];
}
