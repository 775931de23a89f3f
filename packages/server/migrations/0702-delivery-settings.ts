import { type Kysely, sql } from 'kysely';

/**
 * What a project says to advertisers, and the network of caches in front of its site. A change that readers see is
 * noted for that network in its own transaction, and a job passes it on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE delivery_settings (
      project_id bigint PRIMARY KEY REFERENCES projects (id),
      ads_txt text NOT NULL DEFAULT '',
      cdn_kind text NOT NULL DEFAULT 'NONE' CHECK (cdn_kind IN ('NONE', 'TAGS_JSON', 'SURROGATE_KEY')),
      cdn_address text NOT NULL DEFAULT '',
      cdn_token bytea,
      cdn_token_key_id text,
      purge_time timestamptz,
      purge_failure text,
      version integer NOT NULL DEFAULT 1,
      update_time timestamptz NOT NULL DEFAULT now(),
      updated_by_name text NOT NULL DEFAULT '',
      CHECK ((cdn_token IS NULL) = (cdn_token_key_id IS NULL))
    )`.execute(db);
  await sql`
    CREATE TABLE cdn_purges (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id bigint NOT NULL REFERENCES projects (id),
      keys text[] NOT NULL,
      create_time timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX cdn_purges_of_project ON cdn_purges (project_id, id)`.execute(db);
  // Project 0 stands for all: an account has a page in each of its projects.
  await sql`
    CREATE OR REPLACE FUNCTION delivery_drop(project bigint, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      named CONSTANT text[] := ARRAY(SELECT DISTINCT unnest(keys) ORDER BY 1);
      said CONSTANT text := array_to_string(named, ' ');
      behind bigint;
    BEGIN
      IF said = '' THEN RETURN; END IF;
      PERFORM pg_notify('toasoan_delivery', CASE WHEN octet_length(said) < 7000 THEN said ELSE 'project-' || project END);
      FOR behind IN SELECT project_id FROM delivery_settings
        WHERE cdn_kind <> 'NONE' AND (project_id = project OR project = 0)
      LOOP
        INSERT INTO cdn_purges (project_id, keys) VALUES (behind, named);
        INSERT INTO jobs AS waiting (kind, payload, key, run_time)
        VALUES ('delivery.purge', jsonb_build_object('projectId', behind::text), 'delivery.purge:' || behind, now())
        ON CONFLICT (key) DO UPDATE SET run_time = least(waiting.run_time, excluded.run_time), dead_time = NULL,
          attempts = CASE WHEN waiting.dead_time IS NULL THEN waiting.attempts ELSE 0 END;
      END LOOP;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION delivery_drop_settings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM delivery_drop(NEW.project_id, ARRAY['project-' || NEW.project_id]);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_changed AFTER UPDATE OF ads_txt ON delivery_settings FOR EACH ROW
    WHEN (OLD.ads_txt <> NEW.ads_txt) EXECUTE FUNCTION delivery_drop_settings()`.execute(db);
  await sql`
    CREATE TRIGGER delivery_drop_added AFTER INSERT ON delivery_settings FOR EACH ROW
    WHEN (NEW.ads_txt <> '') EXECUTE FUNCTION delivery_drop_settings()`.execute(db);
}
