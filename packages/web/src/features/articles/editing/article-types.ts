import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { SavedRecord } from '#web/patterns/form-drawer/record-form.ts';

/** What the shared editing reads of a record of whatever kind. */
export interface EditedRecord extends SavedRecord {
  readonly state: string;
  readonly mayEdit: boolean;
}

/** The types of one kind of record. */
export interface ArticleTypes {
  readonly record: EditedRecord;
  /** Its form: everything except the body, which the editor holds. */
  readonly values: object;
  /** What a save sends. */
  readonly input: object;
  /** What is kept of an unsaved text. */
  readonly draft: { readonly content?: ArticleDocument | undefined };
  /** What a draft names by id only. */
  readonly names: unknown;
}

/** Everything that a person writes in a record. */
export interface ArticleText<A extends ArticleTypes> {
  readonly values: A['values'];
  readonly content: ArticleDocument;
}
