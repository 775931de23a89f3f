import type { ContestTables } from './contest-tables.ts';
import type { CrawlerTables } from './crawler-tables.ts';
import type { LanguageTables } from './language-tables.ts';
import type { PageSettingTables } from './page-setting-tables.ts';
import type { AccountMergeTable, AccountPayrollTable, AccountProfileTable } from './tables/account-tables.ts';
import type { AttachmentTable, AttachmentTicketTable } from './tables/attachment-tables.ts';
import type { AuditLogTable, RefusalCountTable } from './tables/audit-tables.ts';
import type { CategoryTable } from './tables/category-tables.ts';
import type {
  CommentBanTable,
  CommentClaimTable,
  CommentConfirmationTable,
  CommentContactTable,
  CommentCorrectionTable,
  CommentCountTable,
  CommentLikeTable,
  CommentMoveTable,
  CommentReportTable,
  CommentRulesTable,
  CommentSecondLookTable,
  CommentSenderNoteTable,
  CommentTable,
  CommentTargetCountTable,
  CommentTargetTable,
} from './tables/comment-tables.ts';
import type {
  IdempotencyKeyTable,
  JobHoldTable,
  JobTable,
  LiveHorizonTable,
  LiveNoticeTable,
  MigrationTable,
  SlugRedirectTable,
  TermUseChangeTable,
} from './tables/core-tables.ts';
import type {
  CorrectionRequestRulesTable,
  CorrectionRequestTable,
  CorrectionRequestYearTable,
} from './tables/correction-request-tables.ts';
import type {
  DataRequestEntryTable,
  DataRequestLinkTable,
  DataRequestTable,
  DataRequestTimesTable,
  DataRequestYearTable,
} from './tables/data-request-tables.ts';
import type { EventCoverageTable } from './tables/event-coverage-table.ts';
import type { EventFeedTable, EventIcsSourceTable } from './tables/event-feed-tables.ts';
import type {
  EventAutosaveTable,
  EventCategoryTable,
  EventChangeTable,
  EventLockTable,
  EventMoveTable,
  EventOccurrenceTable,
  EventPublicationTable,
  EventSessionTable,
  EventTable,
  EventTagTable,
  EventVersionTable,
} from './tables/event-tables.ts';
import type { ImportItemTable, ImportRunTable, ImportSourceTable } from './tables/import-tables.ts';
import type {
  InternalLinkChangeCounterTable,
  InternalLinkClickTable,
  InternalLinkOffTable,
  InternalLinkOrphanTable,
  InternalLinkSurveyTable,
  InternalLinkTable,
  InternalLinkUseTable,
} from './tables/internal-link-tables.ts';
import type {
  MediaByteTable,
  MediaChangeCounterTable,
  MediaCollectionItemTable,
  MediaCollectionTable,
  MediaCountTable,
  MediaFileTable,
  MediaFolderTable,
  MediaRecallTable,
  MediaRecallThingTable,
  MediaTable,
  MediaTagTable,
  MediaTemplateTable,
  MediaUploadPartTable,
  MediaUploadTable,
  MediaUseTable,
} from './tables/media-tables.ts';
import type {
  MailTable,
  NotificationSettingsTable,
  NotificationTable,
} from './tables/notification-tables.ts';
import type {
  PageAutosaveTable,
  PageLockTable,
  PagePublicationTable,
  PageSessionTable,
  PageTable,
  PageVersionTable,
} from './tables/page-tables.ts';
import type {
  PostCorrectionTable,
  PostHandOverTable,
  PostNoteTable,
  PostPlacementTable,
  PostPublicationTable,
  PostRoyaltyTable,
  PostShareLinkTable,
  TakedownCaseTable,
} from './tables/post-record-tables.ts';
import type { PostSkeletonTable } from './tables/post-skeleton-tables.ts';
import type {
  PostAutosaveTable,
  PostBodySearchTable,
  PostCategoryTable,
  PostChangeCounterTable,
  PostCountTable,
  PostLockTable,
  PostSearchTable,
  PostSessionTable,
  PostSettingsTable,
  PostTable,
  PostTagTable,
  PostTransitionTable,
  PostVersionTable,
} from './tables/post-tables.ts';
import type { ProjectMemberTable, ProjectTable } from './tables/project-tables.ts';
import type { CommentErasureTable, ImportedCommentTable } from './tables/reader-comment-tables.ts';
import type { ReaderCountTable } from './tables/reader-tables.ts';
import type { RoyaltyCorrectionTable, RoyaltyMonthTable, RoyaltyRateTable } from './tables/royalty-tables.ts';
import type { SavedViewDefaultTable, SavedViewTable } from './tables/saved-view-tables.ts';
import type { TagNameTable, TagTable } from './tables/tag-tables.ts';
import type { TaskTable } from './tables/task-tables.ts';
import type {
  AccountMailTable,
  PasswordLinkTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SecretKeyMarkTable,
  SessionTable,
  SignInAttemptTable,
  SignInRulesTable,
  UserPreferencesTable,
  UserTable,
} from './tables/user-tables.ts';

import type {
  OutboxTable,
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookSecretTable,
  WebhookTable,
} from './tables/webhook-tables.ts';

/** Every table of the product; a test compares the columns with the migrated database. */
export interface Database extends PageSettingTables, CrawlerTables, LanguageTables, ContestTables {
  account_merges: AccountMergeTable;
  account_payrolls: AccountPayrollTable;
  account_profiles: AccountProfileTable;
  account_mails: AccountMailTable;
  audit_log: AuditLogTable;
  categories: CategoryTable;
  comment_bans: CommentBanTable;
  comment_claims: CommentClaimTable;
  comment_confirmations: CommentConfirmationTable;
  comment_contacts: CommentContactTable;
  comment_corrections: CommentCorrectionTable;
  comment_counts: CommentCountTable;
  comment_erasures: CommentErasureTable;
  comment_likes: CommentLikeTable;
  comment_moves: CommentMoveTable;
  comment_reports: CommentReportTable;
  comment_rules: CommentRulesTable;
  comment_second_looks: CommentSecondLookTable;
  comment_sender_notes: CommentSenderNoteTable;
  comment_target_counts: CommentTargetCountTable;
  comment_targets: CommentTargetTable;
  comments: CommentTable;
  imported_comments: ImportedCommentTable;
  event_autosaves: EventAutosaveTable;
  event_categories: EventCategoryTable;
  event_changes: EventChangeTable;
  event_locks: EventLockTable;
  event_moves: EventMoveTable;
  event_occurrences: EventOccurrenceTable;
  event_publications: EventPublicationTable;
  event_sessions: EventSessionTable;
  event_tags: EventTagTable;
  event_versions: EventVersionTable;
  events: EventTable;
  page_autosaves: PageAutosaveTable;
  page_locks: PageLockTable;
  page_publications: PagePublicationTable;
  page_sessions: PageSessionTable;
  page_versions: PageVersionTable;
  pages: PageTable;
  event_coverage: EventCoverageTable;
  event_feeds: EventFeedTable;
  event_ics_sources: EventIcsSourceTable;
  idempotency_keys: IdempotencyKeyTable;
  import_items: ImportItemTable;
  import_runs: ImportRunTable;
  import_sources: ImportSourceTable;
  internal_link_clicks: InternalLinkClickTable;
  internal_link_offs: InternalLinkOffTable;
  internal_link_change_counters: InternalLinkChangeCounterTable;
  internal_link_orphans: InternalLinkOrphanTable;
  internal_link_surveys: InternalLinkSurveyTable;
  internal_link_uses: InternalLinkUseTable;
  internal_links: InternalLinkTable;
  post_skeletons: PostSkeletonTable;
  job_holds: JobHoldTable;
  jobs: JobTable;
  mails: MailTable;
  media: MediaTable;
  live_horizon: LiveHorizonTable;
  live_notices: LiveNoticeTable;
  media_bytes: MediaByteTable;
  media_collection_items: MediaCollectionItemTable;
  media_recalls: MediaRecallTable;
  media_recall_things: MediaRecallThingTable;
  media_collections: MediaCollectionTable;
  media_templates: MediaTemplateTable;
  media_counts: MediaCountTable;
  media_files: MediaFileTable;
  media_folders: MediaFolderTable;
  media_stamps: MediaChangeCounterTable;
  media_tags: MediaTagTable;
  media_upload_parts: MediaUploadPartTable;
  media_uploads: MediaUploadTable;
  media_uses: MediaUseTable;
  migration: MigrationTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationTable;
  password_links: PasswordLinkTable;
  post_autosaves: PostAutosaveTable;
  post_categories: PostCategoryTable;
  post_corrections: PostCorrectionTable;
  post_counts: PostCountTable;
  post_hand_overs: PostHandOverTable;
  post_locks: PostLockTable;
  post_moves: PostTransitionTable;
  post_notes: PostNoteTable;
  post_placements: PostPlacementTable;
  post_publications: PostPublicationTable;
  post_royalties: PostRoyaltyTable;
  post_sessions: PostSessionTable;
  post_settings: PostSettingsTable;
  post_share_links: PostShareLinkTable;
  post_stamps: PostChangeCounterTable;
  post_tags: PostTagTable;
  post_versions: PostVersionTable;
  post_body_search: PostBodySearchTable;
  post_search: PostSearchTable;
  posts: PostTable;
  project_members: ProjectMemberTable;
  projects: ProjectTable;
  reader_counts: ReaderCountTable;
  recovery_codes: RecoveryCodeTable;
  refusal_counts: RefusalCountTable;
  saved_view_defaults: SavedViewDefaultTable;
  saved_views: SavedViewTable;
  royalty_corrections: RoyaltyCorrectionTable;
  royalty_months: RoyaltyMonthTable;
  royalty_rates: RoyaltyRateTable;
  secret_key_marks: SecretKeyMarkTable;
  second_factors: SecondFactorTable;
  sessions: SessionTable;
  sign_in_rules: SignInRulesTable;
  sign_in_attempts: SignInAttemptTable;
  slug_redirects: SlugRedirectTable;
  tag_names: TagNameTable;
  tags: TagTable;
  takedown_cases: TakedownCaseTable;
  attachment_tickets: AttachmentTicketTable;
  attachments: AttachmentTable;
  correction_requests: CorrectionRequestTable;
  correction_request_years: CorrectionRequestYearTable;
  correction_request_rules: CorrectionRequestRulesTable;
  data_requests: DataRequestTable;
  data_request_years: DataRequestYearTable;
  data_request_entries: DataRequestEntryTable;
  data_request_links: DataRequestLinkTable;
  data_request_times: DataRequestTimesTable;
  outbox: OutboxTable;
  webhook_attempts: WebhookAttemptTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_secrets: WebhookSecretTable;
  webhooks: WebhookTable;
  tasks: TaskTable;
  user_preferences: UserPreferencesTable;
  term_use_changes: TermUseChangeTable;
  users: UserTable;
}
