import type { AuditLogTable } from './tables/audit-log-table.ts';
import type { CategoryTable } from './tables/category-table.ts';
import type { IdempotencyKeyTable } from './tables/idempotency-key-table.ts';
import type { ImportItemTable } from './tables/import-item-table.ts';
import type { ImportRunTable } from './tables/import-run-table.ts';
import type { ImportSourceTable } from './tables/import-source-table.ts';
import type { MigrationTable } from './tables/migration-table.ts';
import type { PasswordLinkTable } from './tables/password-link-table.ts';
import type { PostAutosaveTable } from './tables/post-autosave-table.ts';
import type { PostCountTable } from './tables/post-count-table.ts';
import type { PostCategoryTable, PostTagTable } from './tables/post-link-table.ts';
import type { PostTable } from './tables/post-table.ts';
import type { ProjectMemberTable } from './tables/project-member-table.ts';
import type { ProjectTable } from './tables/project-table.ts';
import type { RecoveryCodeTable, SecondFactorTable } from './tables/second-factor-table.ts';
import type { SessionTable } from './tables/session-table.ts';
import type { SignInAttemptTable } from './tables/sign-in-attempt-table.ts';
import type { SlugRedirectTable } from './tables/slug-redirect-table.ts';
import type { TagNameTable, TagTable } from './tables/tag-table.ts';
import type { UserPreferencesTable } from './tables/user-preferences-table.ts';
import type { UserTable } from './tables/user-table.ts';

/** Every table of the product; a test compares the columns with the migrated database. */
export interface Database {
  audit_log: AuditLogTable;
  categories: CategoryTable;
  idempotency_keys: IdempotencyKeyTable;
  import_items: ImportItemTable;
  import_runs: ImportRunTable;
  import_sources: ImportSourceTable;
  migration: MigrationTable;
  password_links: PasswordLinkTable;
  post_autosaves: PostAutosaveTable;
  post_categories: PostCategoryTable;
  post_counts: PostCountTable;
  post_tags: PostTagTable;
  posts: PostTable;
  project_members: ProjectMemberTable;
  projects: ProjectTable;
  recovery_codes: RecoveryCodeTable;
  second_factors: SecondFactorTable;
  sessions: SessionTable;
  sign_in_attempts: SignInAttemptTable;
  slug_redirects: SlugRedirectTable;
  tag_names: TagNameTable;
  tags: TagTable;
  user_preferences: UserPreferencesTable;
  users: UserTable;
}
