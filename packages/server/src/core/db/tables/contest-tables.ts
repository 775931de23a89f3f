import type { FactChange } from '@toasoan/contract/features/contests/contest-facts.ts';
import type {
  AiRule,
  AskedField,
  Averaging,
  ContestCategory,
  ContestState,
  Medal,
  PrizeKind,
  RoundKey,
  RoundMode,
  RoundState,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import type {
  Bilingual,
  ContestLimits,
  ContestVoting,
  Criterion,
  Organisers,
  RoundQuota,
} from '@toasoan/contract/features/contests/contest-values.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** JSON columns are written as text. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

export interface ContestTable extends VersionedColumns {
  code: string;
  /** Of the numbers of works: `HV25`. */
  prefix: string;
  title: string;
  title_en: Generated<string>;
  year: number;
  parent_contest_id: string | null;
  theme: Generated<string>;
  organisers: JsonWithDefault<Organisers>;
  open_time: Date | null;
  close_time: Date | null;
  extended_to: Date | null;
  vote_open_time: Date | null;
  vote_close_time: Date | null;
  announce_time: Date | null;
  award_time: Date | null;
  created_from: string | null;
  created_to: string | null;
  categories: ContestCategory[];
  limits: Json<ContestLimits>;
  min_age: Generated<number>;
  excluded_groups: Generated<string[]>;
  allowed_countries: Generated<string[]>;
  required_fields: Generated<AskedField[]>;
  allow_ai: Generated<AiRule>;
  allow_composite: Generated<boolean>;
  allow_prev_awarded: Generated<boolean>;
  voting: Json<ContestVoting>;
  retention_days: Generated<number>;
  rules_version: Generated<number>;
  state: Generated<ContestState>;
  /** A draft that opens at its time, unless something is missing then. */
  opens_itself: Generated<boolean>;
}

/** Rows never change: an entry names the version that it accepted. */
export interface ContestRulesTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  version: number;
  rules: Json<Bilingual>;
  consent: Json<Bilingual>;
  privacy: Json<Bilingual>;
  copyright: Json<Bilingual>;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
}

export interface ContestRoundTable extends VersionedColumns {
  contest_id: string;
  key: RoundKey;
  position: number;
  mode: RoundMode;
  criteria: JsonWithDefault<Criterion[]>;
  jurors_per_entry: Generated<number>;
  quota: JsonWithDefault<RoundQuota>;
  blind: Generated<boolean>;
  with_story: Generated<boolean>;
  averaging: Generated<Averaging>;
  open_time: Date | null;
  close_time: Date | null;
  state: Generated<RoundState>;
}

export interface ContestPrizeTable extends VersionedColumns {
  contest_id: string;
  category: ContestCategory | null;
  name: string;
  name_en: Generated<string>;
  medal: Medal;
  /** In đồng. */
  amount: Generated<string>;
  quantity: Generated<number>;
  kind: PrizeKind;
  position: number;
}

/** What was changed after the opening, and the words that readers get about it. */
export interface ContestNoticeTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  text: string;
  changes: JsonWithDefault<FactChange[]>;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
}

export interface ContestCounterTable {
  project_id: string;
  contest_id: string;
  category: ContestCategory;
  last: Generated<number>;
}
