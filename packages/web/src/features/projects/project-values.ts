import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { LanguageSetting } from '@toasoan/contract/features/projects/language-setting.ts';
import type { ProjectColor, ProjectKind, WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import { projectCreate } from '@toasoan/contract/features/projects/project-record.ts';
import {
  factsOfNewProject,
  PROJECT_RULE_TEXTS,
  refusalOfProjectChange,
  unmetProjectRules,
} from '@toasoan/contract/features/projects/project-rules.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { SiteType } from '@toasoan/contract/vocabulary/site-type.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import type { ProjectRecord } from './project-queries.ts';

/** The form values; an empty code is derived from the name, no colour leaves the choice to the server. */
export interface ProjectValues {
  readonly name: string;
  readonly code: string;
  readonly siteType: SiteType;
  readonly domains: readonly string[];
  readonly color: ProjectColor | null;
  readonly description: string;
  /** From the project's own library: none while it is being created. */
  readonly logo: ImageRef | null;
  readonly logoDark: ImageRef | null;
  readonly favicon: ImageRef | null;
  /** In their order, each with its name and its fallback. */
  readonly languages: readonly LanguageSetting[];
  readonly defaultLang: string;
  readonly timezone: string;
  readonly workflowMode: WorkflowMode;
  readonly allowSelfApprove: boolean;
  readonly storageQuotaGb: number | null;
  readonly kind: ProjectKind;
  readonly governingBody: string;
  readonly licenceNo: string;
  readonly licenceDate: string;
  readonly responsiblePerson: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly address: string;
}

/** The sections of the form, in order. */
export const PROJECT_GROUPS = {
  general: ['name', 'code', 'siteType', 'domains', 'color', 'description', 'logo', 'logoDark', 'favicon'],
  languages: ['languages', 'defaultLang', 'timezone'],
  workflow: ['workflowMode', 'allowSelfApprove'],
  storage: ['storageQuotaGb'],
  legal: [
    'kind',
    'governingBody',
    'licenceNo',
    'licenceDate',
    'responsiblePerson',
    'contactPhone',
    'contactEmail',
    'address',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof ProjectValues)[]>>;
export type ProjectGroup = keyof typeof PROJECT_GROUPS;

/** Default values, the same as in the database. */
export const BLANK_PROJECT: ProjectValues = {
  name: '',
  code: '',
  siteType: 'custom',
  domains: [],
  color: null,
  description: '',
  logo: null,
  logoDark: null,
  favicon: null,
  languages: settledLanguages({ languages: ['vi', 'en'], defaultLang: 'vi' }, []),
  defaultLang: 'vi',
  timezone: 'Asia/Ho_Chi_Minh',
  workflowMode: 'THREE_STEP',
  allowSelfApprove: false,
  storageQuotaGb: null,
  kind: 'PORTAL',
  governingBody: '',
  licenceNo: '',
  licenceDate: '',
  responsiblePerson: '',
  contactPhone: '',
  contactEmail: '',
  address: '',
};

export function valuesOf(project: ProjectRecord): ProjectValues {
  const names = Object.values(PROJECT_GROUPS).flat();
  const values = Object.fromEntries(names.map((name) => [name, project[name]]));
  return { ...values, languages: project.languageSettings } as unknown as ProjectValues;
}

export function createInput({
  code,
  color,
  domains,
  languages,
  logo: _logo,
  logoDark: _dark,
  favicon: _icon,
  ...values
}: ProjectValues) {
  return {
    ...values,
    domains: [...domains],
    languages: languages.map(({ lang }) => lang),
    languageSettings: languages.map((one) =>
      one.lang === values.defaultLang ? { ...one, fallback: null } : { ...one },
    ),
    color: color ?? undefined,
    code: code.trim() === '' ? undefined : code.trim(),
  };
}

/** The code never changes; the sections of the system's administrators only by users with the right. */
export function updateInput(values: ProjectValues, { projectId, version }: ProjectRecord, role: Role | '') {
  const { code: _, ...input } = createInput(values);
  const mayAll = mayChangeGroup(role, 'legal');
  const own = Object.entries(input).filter(([name]) => mayAll || !isReserved(name));
  const imageRefs = {
    logoId: values.logo?.mediaId ?? null,
    logoDarkId: values.logoDark?.mediaId ?? null,
    faviconId: values.favicon?.mediaId ?? null,
  };
  return { ...(Object.fromEntries(own) as Partial<typeof input>), ...imageRefs, projectId, version };
}

/** Whether the rules of the contract leave this section to people of the role. */
export function mayChangeGroup(role: Role | '', group: 'legal' | 'storage'): boolean {
  return role !== '' && refusalOfProjectChange(role, PROJECT_GROUPS[group]) === undefined;
}

function isReserved(name: string): boolean {
  return [...PROJECT_GROUPS.legal, ...PROJECT_GROUPS.storage].some((one) => one === name);
}

export function projectProblems(values: ProjectValues): readonly Problem[] {
  const input = createInput(values);
  // Only the rules that no project may break; another user may have left a licence open.
  const unmet = unmetProjectRules(factsOfNewProject(input), ['defaultLang', 'languageSettings']);
  const problems = [
    ...schemaProblems(projectCreate, input),
    ...unmet.map(({ rule, field }) => ({
      field,
      code: rule,
      message: PROJECT_RULE_TEXTS[rule][currentLanguage()],
    })),
  ];
  // One field of the form holds the languages and what is set of each.
  return problems.map((one) =>
    one.field.startsWith('languageSettings') ? { ...one, field: 'languages' } : one,
  );
}
