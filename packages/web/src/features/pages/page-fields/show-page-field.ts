import type { PageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { dayText } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { TFunction } from 'i18next';
import { languageName } from '#web/features/projects/public.ts';

type Show<Value> = (value: Value, t: TFunction<['page-fields', 'pages']>) => string;

const yesOrNo: Show<boolean> = (value, t) => t(value ? 'yes' : 'no');
const byNumber: Show<string | null> = (value) => (value === null ? '' : `#${value}`);

/** How the facts of a page read in one line; other values are text already. */
const SHOWN: { readonly [Name in keyof PageDetails]?: Show<PageDetails[Name]> } = {
  template: (value, t) => t(`pages:template.${value}`),
  lang: languageName,
  cover: (cover) => cover?.caption || cover?.alt || (cover ? `#${cover.mediaId}` : ''),
  sidebarId: byNumber,
  reviewOwnerId: byNumber,
  reviewDate: (day) => (day === null ? '' : dayText(day)),
  ogImageId: byNumber,
  menuShow: yesOrNo,
  allowComment: yesOrNo,
  allowShare: yesOrNo,
  firstOnTop: yesOrNo,
  hot: yesOrNo,
  noindex: yesOrNo,
};

export function showPageField(name: string, value: unknown, t: TFunction<['page-fields', 'pages']>): string {
  const show = SHOWN[name as keyof PageDetails] as Show<unknown> | undefined;
  if (show) return show(value, t);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
