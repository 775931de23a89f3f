import { up as projects } from './0001-projects.ts';
import { up as users } from './0002-users.ts';
import { up as projectMembers } from './0003-project-members.ts';
import { up as sessions } from './0004-sessions.ts';
import { up as secondFactors } from './0005-second-factors.ts';
import { up as signInAttempts } from './0006-sign-in-attempts.ts';
import { up as auditLog } from './0010-audit-log.ts';
import { up as idempotencyKeys } from './0011-idempotency-keys.ts';
import { up as slugRedirects } from './0012-slug-redirects.ts';
import { up as tags } from './0020-tags.ts';
import { up as categories } from './0030-categories.ts';
import { up as posts } from './0040-posts.ts';
import { up as postListIndexes } from './0041-post-list-indexes.ts';
import { up as postSearchIndex } from './0042-post-search-index.ts';
import { up as postLinks } from './0043-post-links.ts';
import { up as postCounts } from './0044-post-counts.ts';
import { up as postAutosaves } from './0045-post-autosaves.ts';
import { up as importRuns } from './0050-import-runs.ts';
import { up as importSources } from './0051-import-sources.ts';
import { up as importItems } from './0052-import-items.ts';
import { up as userSearch } from './0060-user-search.ts';
import { up as passwordLinks } from './0061-password-links.ts';
import { up as secondFactorResets } from './0062-second-factor-resets.ts';
import { up as userNameOrder } from './0063-user-name-order.ts';
import { up as userPreferences } from './0070-user-preferences.ts';
import { up as auditList } from './0080-audit-list.ts';
import type { Migration } from './migration.ts';

/** In order; a migration that has run anywhere never changes. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  { name: '0001-projects', up: projects },
  { name: '0002-users', up: users },
  { name: '0003-project-members', up: projectMembers },
  { name: '0004-sessions', up: sessions },
  { name: '0005-second-factors', up: secondFactors },
  { name: '0006-sign-in-attempts', up: signInAttempts },
  { name: '0010-audit-log', up: auditLog },
  { name: '0011-idempotency-keys', up: idempotencyKeys },
  { name: '0012-slug-redirects', up: slugRedirects },
  { name: '0020-tags', up: tags },
  { name: '0030-categories', up: categories },
  { name: '0040-posts', up: posts },
  { name: '0041-post-list-indexes', up: postListIndexes },
  { name: '0042-post-search-index', up: postSearchIndex },
  { name: '0043-post-links', up: postLinks },
  { name: '0044-post-counts', up: postCounts },
  { name: '0045-post-autosaves', up: postAutosaves },
  { name: '0050-import-runs', up: importRuns },
  { name: '0051-import-sources', up: importSources },
  { name: '0052-import-items', up: importItems },
  { name: '0060-user-search', up: userSearch },
  { name: '0061-password-links', up: passwordLinks },
  { name: '0062-second-factor-resets', up: secondFactorResets },
  { name: '0063-user-name-order', up: userNameOrder },
  { name: '0070-user-preferences', up: userPreferences },
  { name: '0080-audit-list', up: auditList },
];
