import { type Kysely, sql } from 'kysely';

/** Requests of people about their own data, numbered by project and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE data_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      year integer NOT NULL,
      number integer NOT NULL CHECK (number > 0),
      kind text NOT NULL CHECK (kind IN ('ACCESS', 'FIX', 'DELETE', 'WITHDRAW', 'RESTRICT', 'OBJECT')),
      state text NOT NULL DEFAULT 'NEW'
        CHECK (state IN ('NEW', 'VERIFYING', 'IN_PROGRESS', 'ANSWERED', 'REJECTED')),
      channel text NOT NULL CHECK (channel IN ('SITE', 'LETTER', 'EMAIL', 'PHONE', 'IN_PERSON')),
      requester_name text NOT NULL,
      capacity text NOT NULL CHECK (capacity IN ('SELF', 'PARENT', 'PROXY')),
      subject_name text NOT NULL,
      -- Sealed: e-mail and telephone. Empty once the request has lost its person.
      contact_box bytea NOT NULL,
      contact_key_id text NOT NULL,
      email_hint text NOT NULL,
      phone_hint text NOT NULL,
      -- A hash: the same for one e-mail. NULL without any.
      person_key bytea,
      details text NOT NULL,
      refs text[] NOT NULL DEFAULT '{}',
      search_text text NOT NULL,
      received_time timestamptz NOT NULL,
      due_time timestamptz NOT NULL,
      extended_time timestamptz,
      email_verified_time timestamptz,
      assignee_id bigint REFERENCES users (id),
      proof_kind text
        CHECK (proof_kind IN ('EMAIL_LINK', 'ID_DOCUMENT', 'PHONE_CALL', 'IN_PERSON', 'POWER_OF_ATTORNEY')),
      proof_note text NOT NULL DEFAULT '',
      reject_reason text,
      answer text NOT NULL DEFAULT '',
      closed_by_name text NOT NULL DEFAULT '',
      closed_time timestamptz,
      erased_time timestamptz,
      version integer NOT NULL DEFAULT 1,
      create_time timestamptz NOT NULL DEFAULT now(),
      update_time timestamptz NOT NULL DEFAULT now(),
      created_by_id bigint REFERENCES users (id),
      created_by_name text NOT NULL,
      updated_by_id bigint REFERENCES users (id),
      updated_by_name text NOT NULL,
      UNIQUE (project_id, id),
      UNIQUE (project_id, year, number),
      CHECK ((state IN ('ANSWERED', 'REJECTED')) = (closed_time IS NOT NULL)),
      CHECK ((state = 'REJECTED') = (reject_reason IS NOT NULL)),
      -- Nothing is done before it is known who asks.
      CHECK (state NOT IN ('IN_PROGRESS', 'ANSWERED') OR proof_kind IS NOT NULL)
    )`.execute(db);
  await sql`
    CREATE INDEX data_requests_by_due
    ON data_requests (project_id, due_time, id) WHERE closed_time IS NULL`.execute(db);
  await sql`
    CREATE INDEX data_requests_to_forget
    ON data_requests (closed_time) WHERE closed_time IS NOT NULL AND erased_time IS NULL`.execute(db);
  await sql`
    CREATE INDEX data_requests_of_person ON data_requests (project_id, person_key)
    WHERE person_key IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX data_requests_of_assignee ON data_requests (assignee_id)
    WHERE assignee_id IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE data_request_years (
      project_id bigint NOT NULL REFERENCES projects (id),
      year integer NOT NULL,
      last_number integer NOT NULL,
      PRIMARY KEY (project_id, year)
    )`.execute(db);
  // What happened to a request, in order; it is only added to, and emptied of words when the time is over.
  await sql`
    CREATE TABLE data_request_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL,
      request_id bigint NOT NULL,
      verb text NOT NULL,
      text text NOT NULL DEFAULT '',
      act text,
      count integer,
      by_id bigint,
      by_name text NOT NULL,
      entry_time timestamptz NOT NULL,
      FOREIGN KEY (project_id, request_id) REFERENCES data_requests (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE INDEX data_request_entries_of_request ON data_request_entries (project_id, request_id, id)`.execute(
    db,
  );
  // The mailed link by which a requester proves to read the e-mail address.
  await sql`
    CREATE TABLE data_request_links (
      request_id bigint PRIMARY KEY,
      project_id bigint NOT NULL,
      secret_hash bytea NOT NULL UNIQUE,
      -- What the secret is derived from when the mail is sent.
      nonce text NOT NULL,
      lang text NOT NULL,
      expire_time timestamptz NOT NULL,
      FOREIGN KEY (project_id, request_id) REFERENCES data_requests (project_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX data_request_links_by_age ON data_request_links (expire_time)`.execute(db);
  await sql`
    CREATE TABLE data_request_times (
      project_id bigint PRIMARY KEY REFERENCES projects (id),
      answer_hours integer NOT NULL CHECK (answer_hours BETWEEN 1 AND 240),
      extension_hours integer NOT NULL CHECK (extension_hours BETWEEN 1 AND 240),
      keep_months integer NOT NULL CHECK (keep_months BETWEEN 6 AND 120),
      version integer NOT NULL
    )`.execute(db);
}
