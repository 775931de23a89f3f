import type { Generated } from 'kysely';

export type CrawledPageState = 'WAITING' | 'READ' | 'FAILED' | 'LEFT_OUT';

export interface CrawledPageTable {
  id: Generated<string>;
  project_id: string;
  source_id: string;
  source_category_id: string | null;
  list_url: Generated<string>;
  url: string;
  /** SHA-256 of the address without what only counts visits. */
  url_key: Buffer;
  state: Generated<CrawledPageState>;
  attempts: Generated<number>;
  next_time: Date;
  listed_title: Generated<string>;
  listed_time: Date | null;
  found_time: Date;
  fetch_time: Date | null;
  http_status: number | null;
  final_url: Generated<string>;
  content_type: Generated<string>;
  /** Compressed by gzip. */
  body: Buffer | null;
  body_hash: Buffer | null;
}

export interface CrawledPagePartTable {
  project_id: string;
  page_id: string;
  no: number;
  url: string;
  content_type: string;
  body: Buffer;
}

export interface CrawlListTable {
  project_id: string;
  source_id: string;
  url_key: Buffer;
  url: string;
  etag: Generated<string>;
  last_modified: Generated<string>;
  body_hash: Buffer | null;
  read_time: Date;
}

export interface CrawlHostTable {
  host: string;
  /** When the next request may begin. */
  next_time: Date;
  failures: Generated<number>;
  retry_time: Date | null;
  robots: string | null;
  robots_time: Date | null;
}
