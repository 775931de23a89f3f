import type {
  CorrectionOutcome,
  ItemState,
  ORIGIN_DECISIONS,
  OriginState,
  RejectReason,
  ReviewView,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type {
  ExtractedPage,
  ExtractedPicture,
  PageRefusal,
  PageWarning,
} from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

/** What an original says by now. */
export type OriginPage = Pick<ExtractedPage, 'title' | 'sapo' | 'contentHtml' | 'contentText'>;

export interface CrawledStoryTable {
  id: Generated<string>;
  project_id: string;
  /** Of its texts: when the source published it, else when it was fetched. */
  newest_time: Date;
  /** Texts that wait for a decision. */
  open_items: Generated<number>;
}

export interface CrawledItemTable extends VersionedColumns {
  source_id: string;
  page_id: string;
  source_category_id: string | null;
  link_id: string | null;
  template_id: string | null;
  template_version: number | null;
  story_id: string;
  original_url: string;
  title: string;
  sapo: Generated<string>;
  content_html: Generated<string>;
  content_text: Generated<string>;
  cover: Json<ExtractedPicture | null>;
  images: Json<ExtractedPicture[]>;
  authors: Generated<string[]>;
  published_time: Date | null;
  raw_category: Generated<string>;
  raw_tags: Generated<string[]>;
  lang: Generated<string>;
  parse_score: Generated<number>;
  missing_fields: Generated<ExtractedPage['missing']>;
  warnings: Generated<PageWarning[]>;
  refusal: PageRefusal | null;
  fetched_time: Date;
  content_hash: Buffer;
  target_category_id: string | null;
  tag_ids: Generated<string[]>;
  province_code: (typeof PROVINCE_CODES)[number] | null;
  duplicate_item_id: string | null;
  duplicate_post_id: string | null;
  duplicate_score: number | null;
  state: ItemState;
  review_view: ColumnType<ReviewView, never, never>;
  reject_reason: RejectReason | null;
  reject_text: Generated<string>;
  assignee_id: string | null;
  assignee_name: Generated<string>;
  reviewer_id: string | null;
  reviewer_name: Generated<string>;
  review_time: Date | null;
  post_id: string | null;
  /** Of its draft as the product left it, with its pictures; null: none, or not known. */
  post_version: number | null;
  origin_state: Generated<OriginState>;
  origin_checked_time: Date | null;
  /** The words of the original as it is now; null while it is as it was. */
  origin_text: string | null;
  /** The same as an article. */
  origin_page: Json<OriginPage | null>;
  origin_decision: (typeof ORIGIN_DECISIONS)[number] | null;
  /** What became of the correction that was asked for. */
  correction: CorrectionOutcome | null;
  search_text: string;
}

export interface CrawledSignatureTable {
  project_id: string;
  item_id: string;
  time: Date;
  /** Null until it has been compared. */
  signature: Buffer | null;
}

/** A file of the library that came with a text of another site. */
export interface CrawledPictureTable {
  project_id: string;
  media_id: string;
  item_id: string;
}
