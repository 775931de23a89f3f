import type {
  PAUSE_REASONS,
  ParserSource,
  SourceKind,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type {
  CrawlRun,
  RunEvent,
  RunState,
} from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import type {
  AgreementState,
  ImageRight,
  TextRight,
} from '@toasoan/contract/features/parser-sources/source-rights.ts';
import type { FetchMode, SourceSchedule } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export interface ParserSourceTable extends VersionedColumns {
  title: string;
  slug: string;
  logo_id: string | null;
  logo_key: string | null;
  home_url: Generated<string>;
  domains: Generated<string[]>;
  source_kind: Generated<SourceKind>;
  organization_type: Generated<ParserSource['organizationType']>;
  agreement_state: Generated<AgreementState>;
  agreement_no: Generated<string>;
  signed_date: string | null;
  valid_until: string | null;
  scope: Generated<string>;
  attribution_text: Generated<string>;
  images_allowed: Generated<ImageRight>;
  text_allowed: Generated<TextRight>;
  excerpt_chars: Generated<number>;
  daily_quota: Generated<number>;
  min_delay_minutes: Generated<number>;
  contact_name: Generated<string>;
  contact_email: Generated<string>;
  contact_phone: Generated<string>;
  lang: Generated<string>;
  timezone: Generated<string>;
  fetch_mode: Generated<FetchMode>;
  list_urls: Generated<string[]>;
  api_paths: Json<ParserSource['apiPaths']>;
  user_agent: Generated<string>;
  robots_respect: Generated<boolean>;
  rate_seconds: Generated<number>;
  max_per_run: Generated<number>;
  schedule: Json<SourceSchedule>;
  idle_hours: Generated<number>;
  trust_level: Generated<number>;
  auto_publish: Generated<boolean>;
  status: Generated<Status>;
  paused_reason: (typeof PAUSE_REASONS)[number] | null;
  search_text: string;
}

export interface ParserSourceHealthTable {
  project_id: string;
  source_id: string;
  last_run_time: Date | null;
  last_ok: boolean | null;
  failed_in_row: Generated<number>;
  last_item_time: Date | null;
  next_run_time: Date | null;
  /** When people were warned that nothing new came; null once something did. */
  idle_since: Date | null;
}

/** Sums of one day of Việt Nam. */
export interface ParserSourceDayTable {
  project_id: string;
  source_id: string;
  day: string;
  fetched: Generated<number>;
  failed: Generated<number>;
  stored: Generated<number>;
}

export interface CrawlRunTable {
  id: Generated<string>;
  project_id: string;
  source_id: string;
  state: RunState;
  cause: CrawlRun['cause'];
  /** Of a run that fetches one page alone. */
  page_id: string | null;
  create_time: Date;
  start_time: Date | null;
  end_time: Date | null;
  found: Generated<number>;
  fresh: Generated<number>;
  planned: Generated<number>;
  done: Generated<number>;
  stored: Generated<number>;
  failed: Generated<number>;
  bytes: Generated<string>;
  lines_left_out: Generated<number>;
}

export interface CrawlRunLineTable {
  id: Generated<string>;
  project_id: string;
  run_id: string;
  time: Date;
  event: RunEvent;
  is_problem: boolean;
  url: Generated<string>;
  detail: Generated<string>;
  count: number | null;
}
