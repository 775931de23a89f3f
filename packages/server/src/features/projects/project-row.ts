import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import type { Selectable } from 'kysely';
import type { ProjectTable } from '#server/core/db/tables/project-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

export type ProjectRow = Selectable<ProjectTable>;

export function projectOf(row: ProjectRow): Project {
  return {
    projectId: row.id,
    code: row.code,
    name: row.name,
    siteType: row.site_type,
    color: row.color,
    status: row.status,
    workflowMode: row.workflow_mode,
    domains: row.domains,
    logo: imageRefOf(row.logo_id, row.logo_key),
    logoDark: imageRefOf(row.logo_dark_id, row.logo_dark_key),
    favicon: imageRefOf(row.favicon_id, row.favicon_key),
    description: row.description,
    languages: row.languages,
    defaultLang: row.default_lang,
    languageSettings: settledLanguages(
      { languages: row.languages, defaultLang: row.default_lang },
      row.language_settings,
    ),
    timezone: row.timezone,
    allowSelfApprove: row.allow_self_approve,
    storageQuotaGb: row.storage_quota_gb,
    kind: row.kind,
    governingBody: row.governing_body,
    licenceNo: row.licence_no,
    licenceDate: row.licence_date,
    responsiblePerson: row.responsible_person,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    address: row.address,
    ...auditFieldsOf(row),
  };
}
