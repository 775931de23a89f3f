import { describe, expect, it } from 'vitest';
import { PROJECT_COLORS } from './project.ts';
import { type Project, projectCreate, projectUpdate } from './project-record.ts';
import {
  changedProjectFields,
  codeOfProject,
  colorOfProject,
  factsOfNewProject,
  knowsProject,
  projectNameKey,
  refusalOfProjectChange,
  refusalOfProjectTransition,
  unmetProjectRules,
} from './project-rules.ts';

const some: Project = {
  projectId: '9',
  code: 'hue',
  name: 'Huế',
  siteType: 'custom',
  color: 'cyan',
  status: 'ENABLE',
  workflowMode: 'THREE_STEP',
  domains: ['hue.example'],
  logo: null,
  logoDark: null,
  favicon: null,
  description: '',
  languages: ['vi', 'en'],
  languageSettings: [],
  defaultLang: 'vi',
  timezone: 'Asia/Ho_Chi_Minh',
  storageQuotaGb: null,
  allowSelfApprove: true,
  kind: 'PORTAL',
  governingBody: '',
  licenceNo: '',
  licenceDate: '',
  responsiblePerson: '',
  contactPhone: '',
  contactEmail: '',
  address: '',
  createTime: '',
  updateTime: '',
  createdBy: { userId: null, name: '' },
  updatedBy: { userId: null, name: '' },
  version: 1,
};

describe('a project is known', () => {
  it.each([
    ['SUPPER_ADMIN', false, 'ENABLE', true],
    ['SUPPER_ADMIN', false, 'DISABLED', true],
    ['ADMIN', true, 'ENABLE', true],
    ['ADMIN', true, 'DISABLED', false],
    ['ADMIN', false, 'ENABLE', false],
    ['EDITOR', true, 'ENABLE', true],
    ['EDITOR', true, 'DISABLED', false],
    ['AUTHOR', false, 'ENABLE', false],
  ] as const)('to %s, member %s, while it is %s: %s', (role, isMember, status, known) => {
    expect(knowsProject({ role, isMember }, { status })).toBe(known);
  });
});

describe('the legal section', () => {
  const legal = [
    'kind',
    'governingBody',
    'licenceNo',
    'licenceDate',
    'responsiblePerson',
    'contactPhone',
    'contactEmail',
    'address',
  ] as const;

  it.each(legal)('cannot be changed by ADMIN: %s', (field) => {
    expect(refusalOfProjectChange('ADMIN', ['name', field])).toEqual({ rule: 'LEGAL_PART', field });
    expect(refusalOfProjectChange('SUPPER_ADMIN', ['name', field])).toBeUndefined();
  });

  it('and the room of the library are the only parts closed to ADMIN', () => {
    expect(refusalOfProjectChange('ADMIN', ['storageQuotaGb'])?.rule).toBe('QUOTA_PART');
    const closed: readonly string[] = ['projectId', 'version', 'storageQuotaGb', ...legal];
    const others = Object.keys(projectUpdate.shape).filter((key) => !closed.includes(key));
    expect(refusalOfProjectChange('ADMIN', others as never)).toBeUndefined();
    expect(others).toContain('workflowMode');
  });

  it('sent back unchanged is no change', () => {
    expect(changedProjectFields(some, { kind: 'PORTAL', licenceNo: '', domains: ['hue.example'] })).toEqual(
      [],
    );
    expect(changedProjectFields(some, { name: 'Huế xưa', languages: ['en', 'vi'] })).toEqual([
      'name',
      'languages',
    ]);
  });
});

describe('a conflict between fields', () => {
  it('is a default language outside the list', () => {
    const facts = { ...some, languages: ['en'] };
    const unmet = [{ rule: 'DEFAULT_LANG_NOT_LISTED', field: 'defaultLang' }];
    expect(unmetProjectRules(facts, ['languages'])).toEqual(unmet);
    expect(unmetProjectRules(facts, ['defaultLang'])).toEqual(unmet);
    expect(unmetProjectRules({ ...facts, defaultLang: 'en' }, ['languages'])).toEqual([]);
  });

  it('is an aggregated site without a licence', () => {
    const facts = { ...some, kind: 'AGGREGATOR' } as const;
    expect(unmetProjectRules(facts, ['kind'])).toEqual([{ rule: 'LICENCE_REQUIRED', field: 'licenceNo' }]);
    expect(unmetProjectRules({ ...facts, licenceNo: '12/GP' }, ['kind'])).toEqual([]);
  });

  it('does not block changes to unrelated fields', () => {
    const facts = { ...some, kind: 'AGGREGATOR', languages: ['en'] } as const;
    expect(unmetProjectRules({ ...facts, languages: ['en'] }, ['name', 'color'])).toEqual([]);
  });

  it('is absent in a new project without these fields', () => {
    expect(factsOfNewProject({})).toEqual({
      languages: ['vi', 'en'],
      defaultLang: 'vi',
      languageSettings: [],
      kind: 'PORTAL',
      licenceNo: '',
    });
    expect(factsOfNewProject({ languages: ['km', 'en'] }).defaultLang).toBe('km');
  });
});

describe('the archive', () => {
  it.each(['1', '2', '7'])('refuses project %s', (id) => {
    expect(refusalOfProjectTransition(id, 'DISABLED')).toEqual({ rule: 'RESERVED_PROJECT', field: 'to' });
    expect(refusalOfProjectTransition(id, 'ENABLE')).toBeUndefined();
  });

  it.each(['3', '8', '12', '77'])('accepts project %s', (id) => {
    expect(refusalOfProjectTransition(id, 'DISABLED')).toBeUndefined();
  });
});

describe('the defaults of a new project', () => {
  it('include a code from the name that is a valid slug', () => {
    expect(codeOfProject('Thừa Thiên – Huế', '9')).toBe('thua-thien-hue');
    expect(codeOfProject('東京', '9')).toBe('du-an-9');
    const long = codeOfProject(`${'a'.repeat(49)} b`, '9');
    expect(projectCreate.safeParse({ name: 'x', code: long }).success).toBe(true);
  });

  it("include a colour that differs from its neighbour's", () => {
    expect(PROJECT_COLORS).toContain(colorOfProject('8'));
    expect(colorOfProject('8')).not.toBe(colorOfProject('9'));
  });

  it('treat different spellings of a name as one', () => {
    expect(projectNameKey('  Nghệ   AN '.normalize('NFD'))).toBe(projectNameKey('nghệ an'));
    expect(projectNameKey('bão')).not.toBe(projectNameKey('báo'));
  });
});

describe('values', () => {
  const parse = (body: object) => projectCreate.safeParse({ name: 'Huế', ...body });

  it.each([
    ['domains', ['hue.example', 'báo-huế.vn']],
    ['domains', []],
    ['languages', ['vi', 'zh-Hant', 'pt-BR', 'es-419']],
    ['timezone', 'Asia/Ho_Chi_Minh'],
    ['timezone', 'America/Argentina/Buenos_Aires'],
    ['timezone', 'UTC'],
    ['contactEmail', ''],
    ['contactEmail', 'toasoan@hue.example'],
    ['licenceNo', ''],
  ])('%s may be %j', (key, value) => {
    expect(parse({ [key]: value }).success).toBe(true);
  });

  it.each([
    ['name', ''],
    ['name', '\u0000'],
    ['name', 'x'.repeat(251)],
    ['code', 'Huế'],
    ['code', 'a'.repeat(61)],
    ['siteType', 'vietnam'],
    ['color', '#ff0000'],
    ['domains', ['https://hue.example']],
    ['domains', ['hue.example/trang']],
    ['domains', ['hue.example:8080']],
    ['domains', ['ai@hue.example']],
    ['domains', ['10.0.0.1']],
    ['domains', ['hue']],
    ['domains', ['-hue.example']],
    ['domains', Array.from({ length: 21 }, (_, n) => `t${n}.example`)],
    ['description', 'x'.repeat(501)],
    ['languages', []],
    ['languages', ['VI']],
    ['languages', ['tiếng Việt']],
    ['timezone', '+07:00'],
    ['timezone', 'Asia/Nowhere'],
    ['timezone', "UTC'; --"],
    ['kind', 'NEWS'],
    ['workflowMode', 'ONE_STEP'],
    ['allowSelfApprove', 1],
    ['contactEmail', 'không phải email'],
    ['address', 'x'.repeat(251)],
    ['status', 'DISABLED'],
    ['projectId', '1'],
  ])('%s may not be %j', (key, value) => {
    expect(parse({ [key]: value }).success).toBe(false);
  });

  it('keep each host and language once, hosts in lower case', () => {
    const { domains, languages } = projectCreate.parse({
      name: 'Huế',
      domains: ['Hue.Example', 'hue.example'],
      languages: ['vi', 'vi'],
    });
    expect([domains, languages]).toEqual([['hue.example'], ['vi']]);
  });
});
