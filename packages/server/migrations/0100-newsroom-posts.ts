import { type Kysely, sql } from 'kysely';

const STATES = sql.raw(
  [
    'DRAFT',
    'SUBMITTED',
    'EDITING',
    'RETURNED',
    'PENDING_APPROVAL',
    'REJECTED',
    'SCHEDULED',
    'PUBLISHED',
    'UNPUBLISHED',
    'EXPIRED',
    'TAKEN_DOWN',
    'TRASHED',
  ]
    .map((state) => `'${state}'`)
    .join(', '),
);

/** Posts get the whole workflow from reporter to reader: states, assignees, times of publication and expiry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE posts RENAME COLUMN unpublish_reason TO state_reason`.execute(db);
  await sql`
    ALTER TABLE posts
      DROP CONSTRAINT posts_state_check,
      ADD CONSTRAINT posts_state_check CHECK (state IN (${STATES})),
      DROP CONSTRAINT posts_state_before_trash_check,
      ADD CONSTRAINT posts_state_before_trash_check
        CHECK (state_before_trash IN ('DRAFT', 'RETURNED', 'REJECTED', 'UNPUBLISHED')),
      -- What is said about the post beside text and terms; keys that are not there have their plain value.
      ADD COLUMN details jsonb NOT NULL DEFAULT '{}',
      -- What lists filter by, each behind the project's id.
      ADD COLUMN facets text[] COLLATE "C" NOT NULL DEFAULT '{}',
      -- Keys of a draft that wait beside the public text.
      ADD COLUMN pending jsonb,
      ADD COLUMN pending_time timestamptz,
      ADD COLUMN pending_by_name text NOT NULL DEFAULT '',
      ADD COLUMN state_time timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN substantive_time timestamptz,
      ADD COLUMN schedule_time timestamptz,
      ADD COLUMN expire_time timestamptz,
      ADD COLUMN assignee_id bigint,
      ADD COLUMN assignee_name text NOT NULL DEFAULT '',
      ADD COLUMN return_count integer NOT NULL DEFAULT 0,
      ADD COLUMN approved_by_id bigint,
      ADD COLUMN approved_by_name text NOT NULL DEFAULT '',
      ADD COLUMN rejected_by_id bigint,
      ADD COLUMN rejected_by_name text NOT NULL DEFAULT '',
      ADD CHECK (state <> 'SCHEDULED' OR schedule_time IS NOT NULL),
      ADD CHECK (pending IS NULL OR state IN ('PUBLISHED', 'EXPIRED', 'TAKEN_DOWN')),
      ADD CHECK (state <> 'EDITING' OR assignee_id IS NOT NULL)`.execute(db);
  await sql`UPDATE posts SET state_time = coalesce(published_time, update_time)`.execute(db);
  await sql`
    CREATE INDEX posts_facets ON posts USING gin (facets) WITH (fastupdate = off)
    WHERE state <> 'TRASHED'`.execute(db);
  await sql`
    CREATE INDEX posts_scheduled ON posts (project_id, schedule_time, id)
    WHERE state = 'SCHEDULED'`.execute(db);
  await sql`
    CREATE INDEX posts_expiring ON posts (expire_time)
    WHERE state = 'PUBLISHED' AND expire_time IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX posts_of_assignee ON posts (project_id, assignee_id, update_time, id)
    WHERE assignee_id IS NOT NULL`.execute(db);
}
