import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { aStudioPage, aTemplate, aTestPage, css, everyField, URLS } from './a-template.ts';

const DRAFT = '/admin/parser-template/draft';

const MISSED = {
  ...everyField('NONE' as const),
  title: 'OK',
  content: 'OK',
  publishedTime: 'MISSING',
} as const;
export const PAGES = [
  aTestPage(),
  aTestPage({ url: URLS[1] ?? '', title: 'Mưa lớn', marks: MISSED, passes: false, refusal: 'NO_DATE' }),
];
const day = (index: number) => `2026-11-${String(7 + index).padStart(2, '0')}`;
const DAYS = Array.from({ length: 14 }, (_, index) => ({
  day: day(index),
  pages: 10,
  rates: { ...everyField(null), title: 1, publishedTime: index < 10 ? 0.98 : 0.41 },
}));
export const PROPOSAL = {
  selector: { ...css('time[datetime]'), attr: 'datetime' },
  value: '2026-11-20T15:44:00+07:00',
  tests: { found: 2, of: 2 },
  stored: { found: 199, of: 200 },
  fall: null,
};

/** The studio of template 7, which two test pages are read with; `shown` is the page that is open. */
export async function openStudio(
  network: Network,
  template: ParserTemplateDetail = aTemplate(),
  { search = '', shown = aStudioPage() } = {},
): Promise<void> {
  network.answer('/admin/parser-template/detail/7', template);
  network.answer(DRAFT, { ...template, version: template.version + 1 });
  network.answer('/admin/parser-template/pages/7', { items: PAGES, passed: 1, total: 2 });
  network.answer('/admin/parser-template/page/7', shown);
  network.answer('/admin/parser-template/drift/7', {
    days: DAYS,
    rates: { ...everyField(null), title: 1, publishedTime: 0.41 },
    drift: template.drift,
  });
  network.answer('/admin/parser-template/suggest', { items: [PROPOSAL] });
  await openAs(network, 'SUPPER_ADMIN', `/manager_crawler/manager_parser_template/7${search}`);
  await expect.element(page.getByRole('heading', { name: template.title, level: 1 })).toBeVisible();
}

/** The definition that was kept last. */
export const lastDraft = (network: Network): TemplateDefinition | undefined =>
  (network.to(DRAFT).at(-1)?.body as { definition: TemplateDefinition } | undefined)?.definition;
