/** What a reading changed, for the report of whoever brought the HTML. */
export interface ArticleNote {
  /**
   * picture, embed (a player that is no video of a listed site): became a link to its address (no `address`: it had none that may be linked);
   * link: the address is not allowed, the words stayed; dropped: taken out with everything in it.
   */
  readonly kind: 'picture' | 'embed' | 'link' | 'dropped';
  /** The element's tag. */
  readonly name: string;
  readonly address?: string;
  readonly text?: string;
}
