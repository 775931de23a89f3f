import type { PublicGallery, PublicWork } from '@toasoan/contract/features/delivery/public-gallery.ts';
import { expect, it } from 'vitest';
import { aView, HOSTILE } from '../../test/samples.ts';
import { galleryPage, workPage } from './gallery-pages.ts';

const VOTING: PublicWork['voting'] = {
  state: 'OPEN',
  openTime: '2026-11-01T00:00:00.000Z',
  closeTime: '2026-11-30T17:00:00.000Z',
  countsShares: false,
};
const CONTEST = { code: 'happy', title: 'Việt Nam hạnh phúc', path: '/cuoc-thi/happy' };
const CARD: PublicGallery['items'][number] = {
  number: 'HV26-A-00118',
  title: 'Mẹ và biển',
  category: 'PHOTO_SINGLE',
  place: 'Bãi Dài',
  path: '/cuoc-thi/happy/tac-pham/HV26-A-00118',
  picture: '/contest-files/k/small.webp',
  votes: 1_204,
};

const aGallery = (over: Partial<PublicGallery> = {}): PublicGallery => ({
  ...{ contest: CONTEST, voting: VOTING, path: '/cuoc-thi/happy/tac-pham', items: [CARD] },
  ...{ categories: ['PHOTO_SINGLE', 'VIDEO'], category: 'PHOTO_SINGLE', province: null },
  ...{ provinces: [{ code: '56', name: 'Khánh Hòa' }], total: 60, page: 2, pages: 3 },
  ...over,
});
const aWork = (over: Partial<PublicWork> = {}): PublicWork => ({
  ...{ ...CARD, contest: CONTEST, voting: VOTING, story: '', shares: 0 },
  files: [{ large: '/contest-files/k/large.webp', width: 2400, height: 1600, film: '' }],
  ...over,
});

it('the gallery is filtered and paged without a script, and keeps the filter from page to page', () => {
  const page = galleryPage(aView(), aGallery());
  expect(page).toContain('Đang bình chọn đến 00:00 01/12/2026.');
  expect(page).toContain('<option value="PHOTO_SINGLE" selected>Ảnh đơn</option>');
  expect(page).toContain('<option value="56">Khánh Hòa</option>');
  expect(page).toContain('HV26-A-00118 · Ảnh đơn · Bãi Dài · 1.204 phiếu');
  expect(page).toContain('rel="next" href="/cuoc-thi/happy/tac-pham?category=PHOTO_SINGLE&amp;page=3"');
  expect(page).not.toContain('contest-vote.js');
  expect(galleryPage(aView(), aGallery({ items: [] }))).toContain('Chưa có tác phẩm nào');
});

it('a work has its vote while voting is open, on a page with an origin, and says so otherwise', () => {
  const page = workPage(aView(), aWork());
  expect(page).toMatch(
    /contest-vote\.js" data-project="1" data-contest="happy" data-work="HV26-A-00118" data-votes="1204"/,
  );
  expect(page).toContain('alt="Ảnh 1 của tác phẩm HV26-A-00118"');
  expect(page).toContain('Bình chọn cần JavaScript');
  const sandboxed = workPage(aView({ isSandboxed: true }), aWork());
  expect(sandboxed).not.toContain('contest-vote.js');
  expect(sandboxed).toContain('địa chỉ chính thức');
  const over = workPage(aView(), aWork({ voting: { ...VOTING, state: 'OVER' } }));
  expect(over).toContain('Đã hết thời gian bình chọn.');
  expect(over).not.toContain('contest-vote.js');
});

it('shows what authors wrote as text, and a film with its picture', () => {
  const film = {
    large: '/contest-files/k/large.webp',
    width: 1920,
    height: 1080,
    film: '/contest-files/k/film.mp4',
  };
  const page = workPage(aView(), aWork({ title: HOSTILE, story: HOSTILE, place: HOSTILE, files: [film] }));
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('<img src=x');
  expect(page).toContain('poster="/contest-files/k/large.webp"');
});
