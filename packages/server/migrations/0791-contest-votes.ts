import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vote_findings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      submission_id bigint NOT NULL,
      pattern text COLLATE "C" NOT NULL
        CHECK (pattern IN ('NETWORK_BLOCK', 'SIMILAR_NAMES', 'BURST', 'YOUNG_ACCOUNT')),
      evidence jsonb NOT NULL,
      vote_ids bigint[] NOT NULL,
      state text COLLATE "C" NOT NULL DEFAULT 'PROPOSED'
        CHECK (state IN ('PROPOSED', 'STRUCK', 'DISMISSED', 'UNDONE')),
      reason text NOT NULL DEFAULT '',
      decided_by_id bigint,
      decided_by_name text NOT NULL DEFAULT '',
      decided_time timestamptz,
      create_time timestamptz NOT NULL DEFAULT now(),
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id),
      FOREIGN KEY (project_id, submission_id) REFERENCES submissions (project_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX vote_findings_of ON vote_findings (project_id, contest_id, state, id DESC)`.execute(db);
  await sql`
    CREATE INDEX vote_findings_of_work ON vote_findings (project_id, submission_id, state)`.execute(db);
  await sql`
    CREATE TABLE contest_votes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      submission_id bigint NOT NULL,
      voter_id bigint NOT NULL,
      kind text COLLATE "C" NOT NULL CHECK (kind IN ('LIKE', 'SHARE')),
      time timestamptz NOT NULL,
      -- Of Hà Nội: 2026-11.
      month text COLLATE "C" NOT NULL,
      network_hash bytea NOT NULL,
      -- Of the /24, or of the /64.
      block_hash bytea NOT NULL,
      device_hash bytea NOT NULL,
      state text COLLATE "C" NOT NULL DEFAULT 'VALID' CHECK (state IN ('VALID', 'STRUCK', 'BACK')),
      -- Struck by it.
      finding_id bigint,
      back_time timestamptz,
      UNIQUE (project_id, id),
      UNIQUE (project_id, submission_id, voter_id, kind),
      CHECK ((state = 'STRUCK') = (finding_id IS NOT NULL)),
      FOREIGN KEY (project_id, contest_id, voter_id) REFERENCES contest_voters (project_id, contest_id, id),
      FOREIGN KEY (project_id, submission_id) REFERENCES submissions (project_id, id),
      FOREIGN KEY (project_id, finding_id) REFERENCES vote_findings (project_id, id)
    )`.execute(db);
  await sql`
    CREATE INDEX contest_votes_by_time ON contest_votes (project_id, contest_id, time) INCLUDE (kind, state)`.execute(
    db,
  );
  await sql`
    CREATE INDEX contest_votes_of ON contest_votes (project_id, contest_id, id DESC)`.execute(db);
  await sql`
    CREATE INDEX contest_votes_of_work ON contest_votes (project_id, submission_id, id DESC)`.execute(db);
  await sql`
    CREATE INDEX contest_votes_of_month ON contest_votes (project_id, contest_id, month, submission_id)`.execute(
    db,
  );
  await sql`
    CREATE INDEX contest_votes_of_block ON contest_votes (project_id, contest_id, block_hash, time)
    WHERE kind = 'LIKE' AND state = 'VALID'`.execute(db);
  await sql`
    CREATE INDEX contest_votes_of_voter ON contest_votes (project_id, voter_id)`.execute(db);
  await sql`
    CREATE INDEX contest_votes_of_finding ON contest_votes (project_id, finding_id)
    WHERE finding_id IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE vote_analyses (
      project_id bigint NOT NULL,
      contest_id bigint NOT NULL,
      time timestamptz NOT NULL,
      proposed integer NOT NULL,
      PRIMARY KEY (project_id, contest_id),
      FOREIGN KEY (project_id, contest_id) REFERENCES contests (project_id, id)
    )`.execute(db);
}
