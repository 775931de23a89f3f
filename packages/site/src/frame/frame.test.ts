import type { SiteFooter, SiteLogo, SiteMenu } from '@toasoan/contract/features/delivery/public-site.ts';
import { describe, expect, it } from 'vitest';
import { aHead, aSite, aView } from '../../test/samples.ts';
import { homePage } from '../pages/home-page.ts';

const item = (id: string, parentId: string | null, title: string): SiteMenu['items'][number] => ({
  id,
  parentId,
  title,
  href: `/${id}`,
  opensNewTab: false,
  isNofollow: false,
  badge: '',
  icon: '',
  activeMatch: 'PREFIX',
});
const main: SiteMenu = {
  position: 'MAIN',
  lang: 'vi',
  items: [
    item('thoi-su', null, 'Thời sự'),
    item('trong-nuoc', 'thoi-su', 'Trong nước'),
    item('mien-trung', 'trong-nuoc', 'Miền Trung'),
    item('lien-he', null, 'Liên hệ'),
  ],
};
const logo: SiteLogo = {
  id: '7',
  title: 'Đơn vị A',
  image: { mediaId: '1', key: 'ABCDEFGHIJKLMNOPQRSTUV' },
  imageDark: null,
  href: 'https://don-vi-a.example',
  alt: '',
  opensNewTab: true,
  isNofollow: true,
};
const render = (over: Parameters<typeof aSite>[0], view = aView({ site: aSite(over) })) =>
  homePage(view, { lang: view.lang, fallbackLang: null, blocks: [], head: aHead('Trang nhất') });

describe('the main menu', () => {
  it('opens what is below an item by a summary, to the third level', () => {
    const page = render({ menus: [main] });
    expect(page).toContain('<summary aria-label="Các mục trong Thời sự">');
    expect(page).toContain(
      '<li><a href="/trong-nuoc">Trong nước</a><ul><li><a href="/mien-trung">Miền Trung</a></li></ul></li>',
    );
    expect(page).not.toContain('Các mục trong Liên hệ');
  });

  it('marks the front page on itself alone, and a category on its pages too', () => {
    const home = { ...item('home', null, 'Trang chủ'), href: '/' };
    const menus = [{ ...main, items: [home, ...main.items] }];
    const at = (path: string) =>
      [
        ...render({ menus }, aView({ site: aSite({ menus }), path })).matchAll(
          /aria-current="true">([^<]+)</g,
        ),
      ]
        .map(([, title]) => title)
        .filter((title) => title !== 'Tiếng Việt');
    expect([at('/'), at('/thoi-su/bai'), at('/lien-he')]).toEqual([['Trang chủ'], ['Thời sự'], ['Liên hệ']]);
  });

  it('gives telephones their own menu where there is one', () => {
    const own: SiteMenu = { ...main, position: 'MOBILE', items: [item('nhanh', null, 'Tin nhanh')] };
    const [, foot = ''] = render({ menus: [main, own] }).split('id="sections"');
    expect(foot).toContain('Tin nhanh');
    expect(foot).not.toContain('Trong nước');
  });
});

describe('the logos of partners', () => {
  it('lead to the partner as advertising, and name the logo for the count of clicks', () => {
    const page = render({ partnerLogos: [logo] });
    expect(page).toContain(
      '<a href="https://don-vi-a.example" rel="noopener nofollow sponsored" data-partner-logo="7" target="_blank">',
    );
    expect(page).toContain('alt="Đơn vị A"');
    expect(page).toMatch(/<script src="[^"]+\/clicks\.js" data-project="1" async>/);
  });

  it('have a picture for each ground where the partner gave two', () => {
    const page = render({
      partnerLogos: [{ ...logo, imageDark: { mediaId: '2', key: 'VUTSRQPONMLKJIHGFEDCBA' } }],
    });
    expect([page.includes('class="for-light"'), page.includes('class="for-dark"')]).toEqual([true, true]);
  });

  it('are not counted on a page without an origin', () => {
    const view = aView({ site: aSite({ partnerLogos: [logo] }), isSandboxed: true });
    expect(render({}, view)).not.toContain('clicks.js');
  });
});

describe('the footer', () => {
  const footer: SiteFooter = {
    columns: [
      { heading: 'Bạn đọc', items: [item('gioi-thieu', null, 'Giới thiệu')], html: '<p>Gõ cửa tòa soạn</p>' },
    ],
    facts: ['responsiblePerson', 'licence'],
    copyright: 'Bản quyền thuộc tòa soạn',
    socials: [{ network: 'ZALO', href: 'https://zalo.example/toa-soan' }],
    logos: [{ image: { mediaId: '1', key: 'ABCDEFGHIJKLMNOPQRSTUV' }, alt: 'Đã đăng ký', href: '' }],
  };
  const imprint = {
    ...aSite().imprint,
    licenceNo: '12/GP',
    responsiblePerson: 'Nguyễn Thị An',
    address: '1 Tràng Tiền',
  };
  const foot = (page: string) => page.slice(page.indexOf('foot-columns'));

  it('shows the facts that it names, in its order, from the project', () => {
    const page = foot(render({ footer, imprint }));
    expect(page.indexOf('Nguyễn Thị An')).toBeLessThan(page.indexOf('12/GP'));
    expect(page).toContain('12/GP');
    expect(page).not.toContain('1 Tràng Tiền');
  });

  it('has columns, networks, signs and words of its own in place of those that the site makes', () => {
    const page = foot(render({ footer, imprint }));
    for (const words of [
      '<h2>Bạn đọc</h2>',
      'Gõ cửa tòa soạn',
      '>Zalo</a>',
      'alt="Đã đăng ký"',
      'Bản quyền thuộc',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('/forms/correction-request');
  });

  it('is made of the imprint where nobody arranged one', () => {
    const page = foot(render({ imprint }));
    expect(page).toContain('1 Tràng Tiền');
    expect(page).toContain('/forms/correction-request');
  });
});
