import { type Kysely, sql } from 'kysely';

/** Requests of readers, authorities and people named in an article to correct it, numbered by project and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE correction_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      year integer NOT NULL,
      number integer NOT NULL CHECK (number > 0),
      state text NOT NULL DEFAULT 'NEW'
        CHECK (state IN ('NEW', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'ANSWERED')),
      channel text NOT NULL CHECK (channel IN ('SITE', 'LETTER', 'EMAIL', 'PHONE')),
      post_id bigint,
      post_url text NOT NULL,
      requester_name text NOT NULL,
      requester_org text NOT NULL,
      requester_email text NOT NULL,
      requester_phone text NOT NULL,
      relation text NOT NULL CHECK (relation IN ('SUBJECT', 'REPRESENTATIVE', 'AUTHORITY', 'READER')),
      claim text NOT NULL,
      proposal text NOT NULL,
      evidence_links text[] NOT NULL DEFAULT '{}',
      search_text text NOT NULL,
      received_time timestamptz NOT NULL,
      due_time timestamptz NOT NULL,
      decision_reason text NOT NULL DEFAULT '',
      decided_by_name text NOT NULL DEFAULT '',
      decided_time timestamptz,
      answer text NOT NULL DEFAULT '',
      answered_by_name text NOT NULL DEFAULT '',
      answered_time timestamptz,
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint REFERENCES users (id),
      created_by_name text NOT NULL,
      updated_by_id bigint REFERENCES users (id),
      updated_by_name text NOT NULL,
      UNIQUE (project_id, id),
      UNIQUE (project_id, year, number),
      FOREIGN KEY (project_id, post_id) REFERENCES posts (project_id, id),
      CHECK ((state = 'ANSWERED') = (answered_time IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE INDEX correction_requests_by_due
    ON correction_requests (project_id, due_time, id) WHERE state <> 'ANSWERED'`.execute(db);
  await sql`
    CREATE INDEX correction_requests_of_post ON correction_requests (project_id, post_id)
    WHERE post_id IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE correction_request_years (
      project_id bigint NOT NULL REFERENCES projects (id),
      year integer NOT NULL,
      last_number integer NOT NULL,
      PRIMARY KEY (project_id, year)
    )`.execute(db);
  await sql`
    CREATE TABLE correction_request_rules (
      project_id bigint PRIMARY KEY REFERENCES projects (id),
      answer_days integer NOT NULL CHECK (answer_days BETWEEN 1 AND 90)
    )`.execute(db);
}
