import { footerCreate } from '@toasoan/contract/features/footers/footer.ts';
import {
  BLANK_FOOTER,
  type FooterColumn,
  type FooterLink,
  footerContent,
} from '@toasoan/contract/features/footers/footer-content.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { footerStore, publishFooter, saveFooterDraft } from '#server/features/footers/public.ts';

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly by: Actor;
  readonly now: Date;
}

function aLink(id: string, more: Partial<FooterLink>): FooterLink {
  return { id, title: '', names: {}, linkType: 'URL', targetId: null, url: '', target: 'SELF', ...more };
}

const toAddress = (id: string, title: string, en: string, url: string): FooterLink =>
  aLink(id, { title, names: { en }, url });

function aColumn(id: string, heading: string, en: string, links: readonly FooterLink[]): FooterColumn {
  return { id, heading, names: { en }, links: [...links], html: '' };
}

/** Footers of the demo: the one of every page, with a link that readers cannot open, and a draft for Tết. */
export async function seedFooters(db: Db, projectId: string, { categories, by, now }: Site): Promise<void> {
  const sections = ['thoi-su', 'van-hoa', 'du-lich', 'dia-phuong'].map((slug) =>
    aLink(`muc${slug.replaceAll('-', '')}`, {
      linkType: 'category',
      targetId: categories.get(slug) ?? null,
    }),
  );
  await db
    .updateTable('projects')
    .set({
      governing_body: 'Đơn vị chủ quản (minh họa)',
      licence_no: '00/GP-MINHHOA',
      licence_date: '2026-01-05',
      responsible_person: 'Trần Minh Quản',
      address: '1 Phố Tòa Soạn, Hà Nội',
    })
    .where('id', '=', projectId)
    .where('licence_no', '=', '')
    .execute();
  const hidden = await aHiddenPost(db, projectId);
  const forReaders = [
    toAddress('gioithieu', 'Giới thiệu', 'About us', '/gioi-thieu'),
    toAddress('lienhe', 'Liên hệ', 'Contact', '/lien-he'),
    toAddress('dieukhoan', 'Điều khoản sử dụng', 'Terms of use', '/dieu-khoan-su-dung'),
    ...(hidden === undefined
      ? []
      : [aLink('camnangtet', { title: 'Cẩm nang Tết', linkType: 'POST', targetId: hidden })]),
  ];
  const content = footerContent.parse({
    ...BLANK_FOOTER,
    columns: [
      aColumn('chuyenmuc', 'Chuyên mục', 'Sections', sections),
      aColumn('bandoc', 'Bạn đọc', 'For readers', forReaders),
    ],
    socials: [
      { network: 'FACEBOOK', url: 'https://facebook.example/toasoan' },
      { network: 'YOUTUBE', url: 'https://youtube.example/toasoan' },
      { network: 'ZALO', url: 'https://zalo.example/toasoan' },
    ],
  });
  const call = { db, projectId, caller: by };
  const main = await footerStore.insert(call, footerCreate.parse({ title: 'Chân trang chính' }));
  await publishFooter(db, await saveFooterDraft(db, main, content, by), by, { note: '', now });
  const display = { mode: 'CUSTOM', patterns: ['/tet/*'] } as const;
  const tet = await footerStore.insert(call, footerCreate.parse({ title: 'Chân trang Tết', display }));
  await saveFooterDraft(db, tet, { ...content, copyright: 'Chúc mừng năm mới' }, by);
}

/** A post that readers cannot open: its link is the broken one. */
async function aHiddenPost(db: Db, projectId: string): Promise<string | undefined> {
  const posts = db.selectFrom('posts').select('id').where('project_id', '=', projectId);
  return (await posts.where('state', '<>', 'PUBLISHED').orderBy('id').executeTakeFirst())?.id;
}
