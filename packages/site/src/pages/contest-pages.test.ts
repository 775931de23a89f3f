import { NO_ORGANISERS, USUAL_LIMITS } from '@toasoan/contract/features/contests/contest-values.ts';
import type { PublicContest } from '@toasoan/contract/features/delivery/public-contest.ts';
import { describe, expect, it } from 'vitest';
import { aSite, aView, HOSTILE } from '../../test/samples.ts';
import { contestJuryPage } from './contest-jury-page.ts';
import { contestEntryPage, contestPage, contestsPage } from './contest-pages.ts';

function aContest(over: Partial<PublicContest> = {}): PublicContest {
  return {
    code: 'happy_2026',
    path: '/cuoc-thi/happy_2026',
    title: 'Việt Nam hạnh phúc 2026',
    theme: 'Những ngày bình yên',
    year: 2026,
    state: 'OPEN',
    isOpen: true,
    openTime: '2026-11-01T00:00:00.000Z',
    endTime: '2026-11-30T17:00:00.000Z',
    organisers: { ...NO_ORGANISERS, lead: ['Cục Mẫu'] },
    announceTime: null,
    awardTime: null,
    createdFrom: '2025-01-01',
    createdTo: '2026-11-30',
    categories: ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'],
    limits: USUAL_LIMITS,
    minAge: 15,
    excludedGroups: ['Thành viên Ban Giám khảo'],
    prizes: [
      {
        category: 'VIDEO',
        name: { vi: 'Giải nhất', en: 'First' },
        amount: 50_000_000,
        quantity: 1,
        kind: 'JURY',
      },
    ],
    rulesVersion: 2,
    rules: 'Điều 1.\n\nẢnh do tác giả chụp.',
    notices: [],
    ...over,
  };
}

describe('the page of a contest', () => {
  it('says until when works are taken, in Vietnam’s time, and what each category takes, in words', () => {
    const page = contestPage(aView(), aContest());
    expect(page).toContain('Đang nhận tác phẩm đến 00:00 01/12/2026.');
    expect(page).toContain('href="/cuoc-thi/happy_2026/du-thi">Gửi tác phẩm</a>');
    expect(page).toContain('Từ 3 đến 12 ảnh. JPEG, cạnh dài từ 3.000 điểm ảnh, tối đa 50 MB mỗi ảnh.');
    expect(page).toContain('MP4, tối đa 5 phút và 500 MB.');
    expect(page).toContain('50.000.000 ₫');
    expect(page).toContain('Phiên bản 2');
  });

  it.each([
    [{ isOpen: false, endTime: '2026-11-10T17:00:00.000Z' }, 'Đã đóng nhận tác phẩm lúc 00:00 11/11/2026.'],
    [{ isOpen: false, openTime: '2026-12-01T00:00:00.000Z' }, 'Mở nhận tác phẩm lúc 07:00 01/12/2026.'],
    [{ isOpen: false, state: 'JUDGING' }, 'Ban Giám khảo đang chấm'],
    [{ isOpen: false, state: 'ANNOUNCED' }, 'đã công bố kết quả'],
  ] as const)('offers no form while none is taken, and says why: %o', (over, words) => {
    const page = contestPage(aView(), aContest(over));
    expect(page).toContain(words);
    expect(page).not.toContain('>Gửi tác phẩm</a>');
    expect(page).toContain('>Tác phẩm của tôi</a>');
  });

  it('shows notices with their time, and what changed in the words of the page', () => {
    const notices = [
      {
        text: 'Gia hạn vì mưa lũ.',
        time: '2026-11-15T02:00:00.000Z',
        changes: [
          {
            of: '',
            field: 'extendedTo',
            before: '',
            after: '2026-12-05T16:59:59.999Z',
          },
          { of: 'FINAL', field: 'roundMode', before: 'RANK', after: 'SCORE10' },
        ],
      },
      { text: HOSTILE, time: '2026-11-10T02:00:00.000Z', changes: [] },
    ];
    const page = contestPage(aView(), aContest({ notices }));
    expect(page).toContain('09:00 15/11/2026</time>');
    expect(page).toContain('<li>Gia hạn đến: chưa có → 23:59 05/12/2026</li>');
    expect(page).not.toContain('<script>alert');
    const english = contestPage(aView({ lang: 'en', site: aSite() }), aContest({ notices }));
    expect(english).toContain('<p class="lines" lang="vi">Gia hạn vì mưa lũ.</p>');
    expect(english).toContain('<li>Extended to: none → 23:59 05/12/2026</li>');
    expect(english).toMatch(/<li>Final[^<]* · Way of judging: Ranking → Marks 0–10<\/li>/);
  });

  it('shows what organisers wrote as text', () => {
    const page = contestPage(aView(), aContest({ title: HOSTILE, theme: HOSTILE, rules: HOSTILE }));
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
  });
});

describe('the page with the form', () => {
  it('loads the form of this contest, says what is needed without a script, and is not for search engines', () => {
    const page = contestEntryPage(aView(), aContest());
    expect(page).toMatch(/contest-entry\.js" data-project="1" data-contest="happy_2026" data-lang="vi"/);
    expect(page).toContain('Cần chuẩn bị: email');
    expect(page).toContain('noindex');
  });

  it('leads to the form’s own page where it has no origin', () => {
    const page = contestEntryPage(aView({ isSandboxed: true }), aContest());
    expect(page).not.toContain('contest-entry.js');
    expect(page).toContain('/1/contests/happy_2026"');
  });
});

describe('the jury room', () => {
  it('is a page with nothing else on it, not for search engines, whose address no other site learns', () => {
    const page = contestJuryPage(aView(), aContest());
    expect(page).toMatch(/contest-jury\.js" data-project="1" data-lang="vi"/);
    expect(page).toContain('noindex');
    expect(page).toContain('<meta name="referrer" content="no-referrer">');
    expect(page).not.toMatch(/<nav|<footer|clicks\.js|\/tim-kiem|href="\/cuoc-thi/);
  });

  it('says in words that a page without an origin cannot open it', () => {
    const page = contestJuryPage(aView({ isSandboxed: true }), aContest());
    expect(page).not.toContain('contest-jury.js');
    expect(page).toContain('đường dẫn riêng trong thư mời');
  });
});

it('the list says of each contest how it stands, and that there is none', () => {
  const page = contestsPage(aView({ lang: 'en', site: aSite() }), { items: [aContest()] });
  expect(page).toContain('Works are taken until 00:00 01/12/2026.');
  expect(contestsPage(aView(), { items: [] })).toContain('Chưa có cuộc thi nào.');
});
