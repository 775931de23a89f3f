import { describe, expect, it, test } from 'vitest';
import { readSiteAddress } from './site-address.ts';

const SITE = { languages: ['vi', 'en'], defaultLang: 'vi' };

describe('the address of a page', () => {
  test.each([
    ['/', 'vi', { kind: 'home' }],
    ['/en', 'en', { kind: 'home' }],
    ['/mua-lua-chin', 'vi', { kind: 'post', slug: 'mua-lua-chin' }],
    ['/en/ripe-rice', 'en', { kind: 'post', slug: 'ripe-rice' }],
    ['/chuyen-muc/du-lich', 'vi', { kind: 'category', slug: 'du-lich' }],
    ['/the/lu-lut/', 'vi', { kind: 'tag', slug: 'lu-lut' }],
    ['/tac-gia/thu-ha-7', 'vi', { kind: 'author', slug: 'thu-ha-7' }],
    ['/su-kien', 'vi', { kind: 'events' }],
    ['/su-kien/le-hoi', 'vi', { kind: 'event', slug: 'le-hoi' }],
    ['/nhan-vat/ba-hoa', 'vi', { kind: 'figure', slug: 'ba-hoa' }],
    ['/dia-diem/hoi-an', 'vi', { kind: 'destination', slug: 'hoi-an' }],
    ['/en/tim-kiem', 'en', { kind: 'search' }],
    ['/gioi-thieu/ban-bien-tap', 'vi', { kind: 'page', path: 'gioi-thieu/ban-bien-tap' }],
    ['/en/about/team/photo', 'en', { kind: 'page', path: 'about/team/photo' }],
    ['/constructor/x', 'vi', { kind: 'page', path: 'constructor/x' }],
    // The first language has no prefix: its name is the slug of a post like any other.
    ['/vi', 'vi', { kind: 'post', slug: 'vi' }],
  ])('%s names a page in %s', (path, lang, page) => {
    expect(readSiteAddress(path, SITE)).toMatchObject({ lang, page });
  });

  it.each(['/a/b/c/d', '/the/a/b', '/%E0%A4%A'])('%s names nothing', (path) => {
    expect(readSiteAddress(path, SITE)).toBeUndefined();
  });
});
