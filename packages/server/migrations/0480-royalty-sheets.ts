import { type Kysely, sql } from 'kysely';

/** Norms that hold from a day on, months of payment with their states, and corrections of closed months. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeRates(db);
  await sql`
    CREATE TABLE royalty_months (
      project_id bigint NOT NULL REFERENCES projects (id),
      period text NOT NULL,
      state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'SUBMITTED', 'APPROVED', 'PAID')),
      version integer NOT NULL DEFAULT 1,
      submitted_by_id bigint,
      submitted_by_name text NOT NULL DEFAULT '',
      submitted_time timestamptz,
      approved_by_id bigint,
      approved_by_name text NOT NULL DEFAULT '',
      approved_time timestamptz,
      paid_by_id bigint,
      paid_by_name text NOT NULL DEFAULT '',
      paid_time timestamptz,
      -- Why it was returned or opened again last.
      reason text NOT NULL DEFAULT '',
      -- As they were submitted.
      row_count integer,
      amount bigint,
      PRIMARY KEY (project_id, period)
    )`.execute(db);
  await changeRoyalties(db);
  await sql`
    CREATE TABLE royalty_corrections (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      -- The month that pays it.
      period text NOT NULL,
      -- Outlives the post.
      post_id bigint NOT NULL,
      title text NOT NULL,
      published_time timestamptz,
      -- The closed month that paid the post.
      from_period text NOT NULL,
      -- Account, name and difference of each.
      payees jsonb NOT NULL,
      amount bigint NOT NULL,
      reason text NOT NULL,
      pay_state text NOT NULL DEFAULT 'PROPOSED' CHECK (pay_state IN ('PROPOSED', 'APPROVED', 'PAID')),
      -- What the post should have paid.
      worth jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint REFERENCES users (id),
      created_by_name text NOT NULL,
      updated_by_id bigint REFERENCES users (id),
      updated_by_name text NOT NULL,
      UNIQUE (project_id, id),
      FOREIGN KEY (project_id, post_id) REFERENCES post_royalties (project_id, post_id)
    )`.execute(db);
  await sql`
    CREATE INDEX royalty_corrections_of_month ON royalty_corrections (project_id, period, id)`.execute(db);
  await sql`CREATE INDEX royalty_corrections_of_post ON royalty_corrections (project_id, post_id)`.execute(
    db,
  );
  await sql`
    CREATE INDEX royalty_corrections_of_payee ON royalty_corrections USING gin (payees jsonb_path_ops)`.execute(
    db,
  );
}

/** What a project pays today becomes the first row of its table. */
async function makeRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE royalty_rates (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      -- The first day in Hà Nội.
      valid_from date NOT NULL,
      unit_value bigint NOT NULL CHECK (unit_value >= 0),
      -- Highest coefficient by group; one that is not named has that of the decree.
      maxima jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint REFERENCES users (id),
      created_by_name text NOT NULL,
      updated_by_id bigint REFERENCES users (id),
      updated_by_name text NOT NULL,
      UNIQUE (project_id, id),
      UNIQUE (project_id, valid_from)
    )`.execute(db);
  await sql`
    INSERT INTO royalty_rates (project_id, valid_from, unit_value, maxima, create_time, update_time,
      created_by_id, created_by_name, updated_by_id, updated_by_name)
    SELECT project_id, '2000-01-01', unit_value, maxima, update_time, update_time,
      updated_by_id, updated_by_name, updated_by_id, updated_by_name
    FROM royalty_settings`.execute(db);
  await sql`DROP TABLE royalty_settings`.execute(db);
}

/** A royalty of a closed month outlives its post, with what the sheet says of it. */
async function changeRoyalties(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE post_royalties
      DROP CONSTRAINT post_royalties_project_id_post_id_fkey,
      ADD COLUMN none_reason text NOT NULL DEFAULT '',
      -- Null once its month is closed.
      ADD COLUMN living_post_id bigint,
      -- As they were when its month was closed.
      ADD COLUMN title text NOT NULL DEFAULT '',
      ADD COLUMN published_time timestamptz`.execute(db);
  await sql`UPDATE post_royalties SET living_post_id = post_id`.execute(db);
  await sql`
    ALTER TABLE post_royalties
      ADD FOREIGN KEY (project_id) REFERENCES projects (id),
      ADD FOREIGN KEY (project_id, living_post_id) REFERENCES posts (project_id, id) ON DELETE CASCADE`.execute(
    db,
  );
  await sql`
    CREATE INDEX post_royalties_living ON post_royalties (project_id, living_post_id)
    WHERE living_post_id IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX post_royalties_of_month ON post_royalties (project_id, period, post_id)
    WHERE period IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX post_royalties_of_payee ON post_royalties USING gin (payees jsonb_path_ops)`.execute(db);
}
