/** What a conversion changed, for the report to the person who supplied the HTML. */
export interface ArticleNote {
  /**
   * picture, embed (a player that is no video of a listed site): became a link to its address (no `address`: none
   * that may be linked); link: the address is not allowed, the words stayed; dropped: removed with all its
   * content.
   */
  readonly kind: 'picture' | 'embed' | 'link' | 'dropped';
  /** The element's tag. */
  readonly name: string;
  readonly address?: string;
  readonly text?: string;
}
