import type { NewProject } from '#server/features/projects/project-store.ts';

type SeedProject = NewProject & { readonly id: string };

const CONSOLE_LANGUAGES = ['vi', 'en'];

/** Sites whose ids have a fixed meaning: every first start makes them. */
export const FIRST_PROJECTS: readonly SeedProject[] = [
  {
    id: '1',
    name: 'Cổng thông tin Việt Nam',
    code: 'viet-nam',
    siteType: 'Vietnam',
    color: 'green',
    kind: 'PORTAL',
    workflowMode: 'THREE_STEP',
    domains: ['toasoan.local'],
    description: 'Tin tức, đất nước và con người Việt Nam.',
    languages: ['vi', 'en', 'fr', 'zh', 'ja', 'ko', 'ru', 'es', 'lo', 'km'],
  },
  {
    id: '2',
    name: 'Happy Việt Nam',
    code: 'happy-viet-nam',
    siteType: 'Happy',
    color: 'orange',
    kind: 'CONTEST',
    workflowMode: 'THREE_STEP',
    domains: ['happy.toasoan.local'],
    description: 'Cuộc thi ảnh và video về một Việt Nam hạnh phúc.',
    languages: CONSOLE_LANGUAGES,
  },
  {
    id: '7',
    name: 'Nghệ An hạnh phúc',
    code: 'nghe-an-hanh-phuc',
    siteType: 'Happy',
    color: 'red',
    kind: 'CONTEST',
    workflowMode: 'THREE_STEP',
    domains: ['nghean.toasoan.local'],
    description: 'Cuộc thi ảnh và video về Nghệ An.',
    languages: CONSOLE_LANGUAGES,
  },
];

function regionalSite(id: string, name: string, code: string, color: NewProject['color']): SeedProject {
  return {
    id,
    name,
    code,
    siteType: 'custom',
    color,
    kind: 'PORTAL',
    workflowMode: 'TWO_STEP',
    domains: [`${code.replaceAll('-', '')}.toasoan.local`],
    description: `Trang địa phương ${name}.`,
    languages: CONSOLE_LANGUAGES,
  };
}

/** Regional sites of the demo, on the remaining reserved ids. */
export const DEMO_PROJECTS: readonly SeedProject[] = [
  regionalSite('3', 'Lào Cai', 'lao-cai', 'blue'),
  regionalSite('4', 'Quảng Ninh', 'quang-ninh', 'cyan'),
  regionalSite('5', 'Đồng Nai', 'dong-nai', 'violet'),
  regionalSite('6', 'Cần Thơ', 'can-tho', 'brown'),
];
