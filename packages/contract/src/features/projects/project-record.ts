import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { siteType } from '../../vocabulary/site-type.ts';
import { slug } from '../../vocabulary/slug.ts';
import { status } from '../../vocabulary/status.ts';
import { languageSetting, languageSettings, languageTag, MAX_LANGUAGES } from './language-setting.ts';
import { PROJECT_KINDS, projectColor, projectPart, workflowMode } from './project.ts';

const MAX_CODE = 60;
const MAX_DOMAINS = 20;
export const MAX_QUOTA_GB = 100_000;

/** Letters of any script, so that Vietnamese host names are accepted; no address, no port, no path. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;
/** Zone names only: offsets such as +07:00 mean the opposite to the database. */
const ZONE_NAME = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;
const CONTACT_EMAIL = /^(|[^\s@]+@[^\s@]+\.[^\s@.]{2,})$/;

const projectKind = z.enum(PROJECT_KINDS, { error: 'choice' });

const host = z.pipe(
  z.pipe(
    oneLine({ min: 1, max: 253 }),
    z.transform((value: string) => value.toLowerCase()),
  ),
  z.string().check(z.regex(HOST, { error: 'pattern' })),
);
const domains = z.pipe(
  z.array(host).check(z.maxLength(MAX_DOMAINS, { error: 'tooMany' })),
  z.transform((list: string[]) => [...new Set(list)]),
);

const languages = z.pipe(
  z
    .array(languageTag)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_LANGUAGES, { error: 'tooMany' })),
  z.transform((list: string[]) => [...new Set(list)]),
);

/** The server also checks with the database, which reads times in this zone. */
const timezone = z
  .string({ error: 'type' })
  .check(z.maxLength(64, { error: 'tooLong' }), z.refine(isTimezone, { error: 'choice' }));

function isTimezone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const legalLine = z.optional(oneLine({ max: 250 }));

/** The details that the law requires; only SUPPER_ADMIN changes them. */
const legalFields = {
  kind: z.optional(projectKind),
  governingBody: legalLine,
  licenceNo: legalLine,
  /** As the licence words it: a day, or several with their changes. */
  licenceDate: legalLine,
  responsiblePerson: legalLine,
  contactPhone: legalLine,
  contactEmail: z.optional(
    z.pipe(oneLine({ max: 250 }), z.string().check(z.regex(CONTACT_EMAIL, { error: 'pattern' }))),
  ),
  address: legalLine,
};

const storageQuotaGb = z.optional(
  z.nullable(
    z.int({ error: 'type' }).check(z.gte(1, { error: 'tooSmall' }), z.lte(MAX_QUOTA_GB, { error: 'tooBig' })),
  ),
);

const projectName = oneLine({ min: 1, max: 250 });
const fields = {
  siteType: z.optional(siteType),
  /** Host names, the first is the primary one. */
  domains: z.optional(domains),
  /** Absent at creation: chosen by id. */
  color: z.optional(projectColor),
  description: z.optional(longText({ max: 500 })),
  /** In the order in which readers are offered them. */
  languages: z.optional(languages),
  defaultLang: z.optional(languageTag),
  /** Names and fallbacks; languages that are not named keep theirs. */
  languageSettings: z.optional(languageSettings),
  timezone: z.optional(timezone),
  workflowMode: z.optional(workflowMode),
  allowSelfApprove: z.optional(z.boolean({ error: 'type' })),
  /** The most that its library stores; null: no limit. Only SUPPER_ADMIN changes it. */
  storageQuotaGb,
  ...legalFields,
};

export const projectCreate = z.strictObject({
  name: projectName,
  /** Absent: derived from the name. It never changes. */
  code: z.optional(slug.check(z.maxLength(MAX_CODE, { error: 'tooLong' }))),
  ...fields,
});
export type ProjectCreate = z.output<typeof projectCreate>;

/** Pictures of the project's own library, so a new project has none yet. */
const imageRefId = z.optional(z.nullable(contentId));

export const projectUpdate = z.strictObject({
  projectId: contentId,
  version,
  logoId: imageRefId,
  logoDarkId: imageRefId,
  faviconId: imageRefId,
  name: z.optional(projectName),
  ...fields,
});
export type ProjectUpdate = z.output<typeof projectUpdate>;
/** The changeable fields of an existing project. */
export type ProjectChange = Omit<ProjectUpdate, 'projectId' | 'version'>;

/** DISABLED archives a project; ENABLE restores it. */
export const projectTransition = z.strictObject({ version, to: status });

/** A whole project; the session carries a part of it. */
export const project = z.object({
  ...projectPart.shape,
  description: z.string(),
  logoDark: z.nullable(imageRef),
  favicon: z.nullable(imageRef),
  languages: z.array(z.string()),
  defaultLang: z.string(),
  /** One for each language, in their order. */
  languageSettings: z.array(languageSetting),
  timezone: z.string(),
  allowSelfApprove: z.boolean(),
  storageQuotaGb: z.nullable(z.number()),
  kind: projectKind,
  governingBody: z.string(),
  licenceNo: z.string(),
  licenceDate: z.string(),
  responsiblePerson: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  address: z.string(),
  ...auditFields,
});
export type Project = z.output<typeof project>;
