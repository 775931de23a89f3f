import type { Role } from '../../access/role-names.ts';
import { cleanOneLine } from '../../core/text.ts';
import { slugOf } from '../../vocabulary/slug.ts';
import type { Status } from '../../vocabulary/status.ts';
import { hasFallbackLoop } from './fallback-chain.ts';
import type { LanguageSetting } from './language-setting.ts';
import { PROJECT_COLORS, type ProjectColor } from './project.ts';
import type { Project, ProjectChange } from './project-record.ts';

/** Rules that can block a change to a project. */
export const PROJECT_RULE_TEXTS = {
  LEGAL_PART: {
    vi: 'Phần pháp lý của dự án chỉ do quản trị hệ thống thay đổi.',
    en: 'Only a system administrator changes the legal part of a project.',
  },
  QUOTA_PART: {
    vi: 'Hạn mức kho tệp chỉ do quản trị hệ thống thay đổi.',
    en: 'Only a system administrator changes the room of the library.',
  },
  RESERVED_PROJECT: {
    vi: 'Không thể lưu trữ dự án này vì hệ thống cần đến nó.',
    en: 'This project cannot be archived because the system relies on it.',
  },
  LICENCE_REQUIRED: {
    vi: 'Trang tin tổng hợp phải có số giấy phép.',
    en: 'An aggregated news site has to name its licence number.',
  },
  DEFAULT_LANG_NOT_LISTED: {
    vi: 'Ngôn ngữ mặc định phải nằm trong danh sách ngôn ngữ của dự án.',
    en: 'The default language has to be one of the languages of the project.',
  },
  FALLBACK_NOT_LISTED: {
    vi: 'Ngôn ngữ thay thế phải là một ngôn ngữ của dự án.',
    en: 'A fallback has to be one of the languages of the project.',
  },
  FALLBACK_LOOP: {
    vi: 'Các ngôn ngữ thay thế đang đi thành vòng. Hãy để mỗi chuỗi dẫn đến ngôn ngữ mặc định.',
    en: 'The fallbacks lead in a circle. Let each of them end at the default language.',
  },
} as const;

type ProjectRule = keyof typeof PROJECT_RULE_TEXTS;

/** Ids with a fixed meaning in the console's rules. */
const NEVER_ARCHIVED: readonly string[] = ['1', '2', '7'];

export type ProjectField = keyof ProjectChange;

const LEGAL_PART: readonly ProjectField[] = [
  'kind',
  'governingBody',
  'licenceNo',
  'licenceDate',
  'responsiblePerson',
  'contactPhone',
  'contactEmail',
  'address',
];

export interface ProjectActor {
  readonly role: Role;
  readonly isMember: boolean;
}

export interface ProjectRefusal {
  readonly rule: ProjectRule;
  readonly field: ProjectField | 'to';
}

/** SUPPER_ADMIN knows every project; others know their own until they are archived. */
export function knowsProject(actor: ProjectActor, project: { readonly status: Status }): boolean {
  return actor.role === 'SUPPER_ADMIN' || (actor.isMember && project.status === 'ENABLE');
}

function mayEditLegalPart(role: Role): boolean {
  return role === 'SUPPER_ADMIN';
}

/** Keys of a change that differ from the current values; a form sent back unchanged changes nothing. */
export function changedProjectFields(project: Project, change: ProjectChange): ProjectField[] {
  const keys = Object.keys(change) as ProjectField[];
  return keys.filter(
    (key) =>
      change[key] !== undefined && JSON.stringify(change[key]) !== JSON.stringify(presentValue(project, key)),
  );
}

/** Pictures are shown by address and changed by id. */
function presentValue(project: Project, field: ProjectField) {
  if (field === 'logoId') return project.logo?.mediaId ?? null;
  if (field === 'logoDarkId') return project.logoDark?.mediaId ?? null;
  if (field === 'faviconId') return project.favicon?.mediaId ?? null;
  return project[field];
}

/** The rule that keeps this role from changing these fields; the right to edit the project was checked before. */
export function refusalOfProjectChange(
  role: Role,
  changed: readonly ProjectField[],
): ProjectRefusal | undefined {
  if (mayEditLegalPart(role)) return undefined;
  const field = changed.find((one) => LEGAL_PART.includes(one) || one === 'storageQuotaGb');
  return field && { rule: field === 'storageQuotaGb' ? 'QUOTA_PART' : 'LEGAL_PART', field };
}

export interface ProjectFacts {
  readonly languages: string[];
  readonly defaultLang: string;
  /** As entered. */
  readonly languageSettings: LanguageSetting[];
  readonly kind: Project['kind'];
  readonly licenceNo: string;
}

export function factsOfChangedProject(project: Project, change: ProjectChange): ProjectFacts {
  return {
    languages: change.languages ?? project.languages,
    defaultLang: change.defaultLang ?? project.defaultLang,
    languageSettings: change.languageSettings ?? project.languageSettings,
    kind: change.kind ?? project.kind,
    licenceNo: change.licenceNo ?? project.licenceNo,
  };
}

/** A new project as the rules judge it: the request with its defaults. */
export function factsOfNewProject(options: ProjectChange): ProjectFacts {
  const { languages = ['vi', 'en'], languageSettings = [], kind = 'PORTAL', licenceNo = '' } = options;
  const usual = languages.includes('vi') ? 'vi' : (languages[0] ?? 'vi');
  return { languages, defaultLang: options.defaultLang ?? usual, languageSettings, kind, licenceNo };
}

/**
 * The conflicts after a change. Only changed fields count: a value that another user left open blocks nobody from
 * renaming a project.
 */
export function unmetProjectRules(after: ProjectFacts, changed: readonly ProjectField[]): ProjectRefusal[] {
  const touches = (...fields: readonly ProjectField[]) => fields.some((field) => changed.includes(field));
  const unmet: ProjectRefusal[] = [];
  if (touches('languages', 'defaultLang') && !after.languages.includes(after.defaultLang))
    unmet.push({ rule: 'DEFAULT_LANG_NOT_LISTED', field: 'defaultLang' });
  if (touches('languageSettings')) unmet.push(...unmetFallbacks(after));
  if (touches('kind', 'licenceNo') && after.kind === 'AGGREGATOR' && after.licenceNo === '')
    unmet.push({ rule: 'LICENCE_REQUIRED', field: 'licenceNo' });
  return unmet;
}

function unmetFallbacks(after: ProjectFacts): ProjectRefusal[] {
  const { languages, languageSettings } = after;
  const field = 'languageSettings';
  if (languageSettings.some(({ fallback }) => fallback !== null && !languages.includes(fallback)))
    return [{ rule: 'FALLBACK_NOT_LISTED', field }];
  return hasFallbackLoop(after.defaultLang, languageSettings) ? [{ rule: 'FALLBACK_LOOP', field }] : [];
}

export function refusalOfProjectTransition(projectId: string, to: Status): ProjectRefusal | undefined {
  if (to === 'ENABLE' || !NEVER_ARCHIVED.includes(projectId)) return undefined;
  return { rule: 'RESERVED_PROJECT', field: 'to' };
}

/** Names are equal if NFC and lower case agree. */
export function projectNameKey(name: string): string {
  return cleanOneLine(name).toLocaleLowerCase('vi');
}

/** Leaves room for the number that makes a code unique. */
const MAX_MADE_CODE = 50;

/** The code of a project without a chosen one. */
export function codeOfProject(name: string, projectId: string): string {
  const code = slugOf(name).slice(0, MAX_MADE_CODE).replace(/-+$/, '');
  return code === '' ? `du-an-${projectId}` : code;
}

/** The colour of a project without a chosen one: neighbours differ. */
export function colorOfProject(projectId: string): ProjectColor {
  return PROJECT_COLORS[Number(BigInt(projectId) % BigInt(PROJECT_COLORS.length))] ?? 'slate';
}
