import type { LanguageSetting } from '@toasoan/contract/features/projects/language-setting.ts';
import type { ProjectColor, ProjectKind, WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import type { SiteType } from '@toasoan/contract/vocabulary/site-type.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';

export interface ProjectMemberTable {
  project_id: string;
  user_id: string;
  create_time: Generated<Date>;
  /** What the membership gives and takes in this project alone. */
  permission_grants: Generated<string[]>;
  permission_denials: Generated<string[]>;
}

export interface ProjectTable {
  id: Generated<string>;
  name: string;
  /** NFC and lower case; unique. */
  name_key: string;
  code: string;
  site_type: Generated<SiteType>;
  /** Host names, the first is the primary one. */
  domains: Generated<string[]>;
  color: ProjectColor;
  description: Generated<string>;
  logo_id: string | null;
  logo_key: string | null;
  logo_dark_id: string | null;
  logo_dark_key: string | null;
  favicon_id: string | null;
  favicon_key: string | null;
  languages: Generated<string[]>;
  default_lang: Generated<string>;
  /** What was entered of each language; one that is not there has its own name and falls back to the default one. */
  language_settings: ColumnType<LanguageSetting[], string | undefined, string | undefined>;
  timezone: Generated<string>;
  kind: Generated<ProjectKind>;
  workflow_mode: Generated<WorkflowMode>;
  allow_self_approve: Generated<boolean>;
  governing_body: Generated<string>;
  licence_no: Generated<string>;
  licence_date: Generated<string>;
  responsible_person: Generated<string>;
  contact_phone: Generated<string>;
  contact_email: Generated<string>;
  address: Generated<string>;
  /** Null: the library may grow without a limit. */
  storage_quota_gb: number | null;
  status: Generated<Status>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
