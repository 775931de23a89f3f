export interface ExistingCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  readonly title: string;
  readonly slug: string;
}

export interface ExistingTag {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** The categories and tags a project has before the import. */
export interface ExistingTerms {
  readonly categories: readonly ExistingCategory[];
  readonly tags: readonly ExistingTag[];
  /** Owners of titles and aliases, by name key. */
  readonly tagNames: ReadonlyMap<string, string>;
  /** Where tags that were merged live on. */
  readonly mergedTags: ReadonlyMap<string, string>;
}
