import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

/** Whose data is looked for; '' is not known. */
export interface SoughtPerson {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
}

export interface HeldFound {
  readonly id: string;
  readonly title: string;
  readonly time: Date | null;
  readonly match: 'EMAIL' | 'PHONE' | 'NAME';
  /** Everything that is held there, for the copy that the person gets. */
  readonly facts: Readonly<Record<string, string | null>>;
}

/** What one feature holds of people. Each states it; `wireFeatures` gathers them for requests about personal data. */
export interface PersonalDataSource {
  /** At most `limit`, the surest and newest first. */
  readonly find: (
    db: Db,
    projectId: string,
    person: SoughtPerson,
    limit: number,
  ) => Promise<readonly HeldFound[]>;
}

/** A step through records that have to be read to know whether they name somebody. */
export interface NamedStep {
  readonly found: readonly HeldFound[];
  readonly read: number;
  /** The last one read; null: there are no more. */
  readonly after: string | null;
}

/** Records that name a person in their text, read in bounded steps. */
export interface NamedRecords {
  /** Undefined for a name that names nobody. @param after the last one of the step before */
  readonly step: (
    db: Db,
    projectId: string,
    name: string,
    after: string | undefined,
  ) => Promise<NamedStep | undefined>;
  /** Those of some ids that name the person. */
  readonly among: (
    db: Db,
    projectId: string,
    name: string,
    ids: readonly string[],
  ) => Promise<readonly HeldFound[]>;
}

/** What a feature can do with what a person left; each returns how many records it changed. */
export type DataChange = (
  db: Db,
  projectId: string,
  person: SoughtPerson,
  at: { readonly now: Date; readonly by: Actor },
) => Promise<number>;

/** The digits of a telephone number, with Vietnam's country code as the leading 0. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?84(?=\d{9}$)/, '0');
}
