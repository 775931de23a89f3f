import { describe, expect, it } from 'vitest';
import { collisionsOf } from './collisions.ts';
import { aRule, tryOn } from './test-support/try-on.ts';

describe('A keyword matches whole syllables', () => {
  it.each([
    ['Huế', 'Mưa ở Huế.', ['Huế']],
    ['Huế', 'Nộp thuế đúng hạn.', []],
    ['huế', 'HUẾ mộng mơ', ['HUẾ']],
    ['ma', 'Má kể chuyện', []],
    ['ma', 'chuyện ma', ['ma']],
    ['Hòa Bình', 'Tỉnh Hoà Bình', ['Hoà Bình']],
    ['thuý kiều', 'Thúy Kiều', ['Thúy Kiều']],
    ['khoẻ', 'Sống khỏe mỗi ngày', ['khỏe']],
    ['ủy ban', 'Uỷ ban nhân dân', ['Uỷ ban']],
    ['Đà Nẵng', 'Đà Nẵng'.normalize('NFD'), ['Đà Nẵng'.normalize('NFD')]],
    ['Đà Nẵng'.normalize('NFD'), 'về Đà Nẵng', ['Đà Nẵng']],
    ['Đà Nẵng', 'Ðà Nẵng gõ nhầm bàn phím', ['Ðà Nẵng']],
    ['Vịnh Hạ Long', 'vịnh  Hạ\u00A0Long', ['vịnh  Hạ\u00A0Long']],
    ['Thừa Thiên Huế', 'Thừa Thiên - Huế', ['Thừa Thiên - Huế']],
    ['Thừa Thiên–Huế', 'Thừa Thiên Huế', ['Thừa Thiên Huế']],
    ['Hạ Long', 'đã hạ. Long nói', []],
    ['Hạ Long', 'đã hạ, Long nói', []],
    ['TP.HCM', 'về TP.HCM chơi', ['TP.HCM']],
    ['R&D', 'chi cho R&D tăng', ['R&D']],
    ['Ea H’leo', "xã Ea H'leo", ["Ea H'leo"]],
    ['5G', 'mạng 5G phủ sóng, 35G thì chưa', ['5G']],
    ['한국', '한국 문화', ['한국']],
  ])('%s in "%s"', (keyword, words, linked) => {
    expect(tryOn([aRule(keyword)], words).linked).toEqual(linked);
  });

  it('and says what looks alike and is none', () => {
    const { why } = tryOn([aRule('Huế'), aRule('ma')], 'Đóng thuế xong, má đi chợ.');
    expect(why).toEqual(['thuế: PART_OF_SYLLABLE thuế', 'má: OTHER_MARKS má']);
  });

  it('by any of its variants, each counted with it', () => {
    const { linked, why } = tryOn([aRule('TP.HCM', { variants: ['Sài Gòn'] })], 'Sài Gòn, tức TP.HCM');
    expect(linked).toEqual(['Sài Gòn']);
    expect(why).toEqual(['TP.HCM: KEYWORD_FULL']);
  });

  it('but not inside a phrase that is excluded', () => {
    const rule = aRule('an', { exclusions: ['an ninh', 'Nghệ An'] });
    const { linked, why } = tryOn([rule], 'An ninh ở Nghệ An bảo đảm bình an.');
    expect(linked).toEqual(['an']);
    expect(why).toEqual(['An: EXCLUDED an ninh', 'An: EXCLUDED Nghệ An']);
  });
});

describe('Words that several keywords want', () => {
  it('go to the longest, whatever its priority', () => {
    const [long, short] = [aRule('tranh Đông Hồ', { priority: 1 }), aRule('Đông Hồ', { priority: 100 })];
    const { linked, why, refused } = tryOn([short, long], 'Mua tranh Đông Hồ ở làng Đông Hồ.');
    expect(linked).toEqual(['tranh Đông Hồ', 'Đông Hồ']);
    expect(why).toEqual(['Đông Hồ: LOSES tranh Đông Hồ']);
    expect(refused[0]?.winner).toBe(long);
  });

  it('then to the higher priority, then to the older', () => {
    const [first, second, third] = [aRule('Hồ Tây'), aRule('hồ tây'), aRule('Hồ Tây', { priority: 51 })];
    expect(tryOn([second, first, third], 'Hồ Tây').placed[0]?.rule).toBe(third);
    expect(tryOn([second, first], 'Hồ Tây').placed[0]?.rule).toBe(first);
  });

  it('stay with the winner even where its limit is reached', () => {
    const { linked, why } = tryOn(
      [aRule('tranh Đông Hồ'), aRule('Đông Hồ')],
      'tranh Đông Hồ và tranh Đông Hồ',
    );
    expect(linked).toEqual(['tranh Đông Hồ']);
    expect(why).toEqual([
      'Đông Hồ: LOSES tranh Đông Hồ',
      'tranh Đông Hồ: KEYWORD_FULL',
      'Đông Hồ: LOSES tranh Đông Hồ',
    ]);
  });

  it('are not held by a keyword that cannot be used', () => {
    const { linked } = tryOn([aRule('tranh Đông Hồ', { isOn: false }), aRule('Đông Hồ')], 'tranh Đông Hồ');
    expect(linked).toEqual(['Đông Hồ']);
  });

  it('are listed beforehand, with the reason', () => {
    const [long, short, same] = [
      aRule('tranh Đông Hồ', { variants: ['tranh dân gian'] }),
      aRule('Đông Hồ'),
      aRule('Tranh dân gian', { priority: 80 }),
    ];
    const found = collisionsOf([long, short, same]).map(({ winner, losers }) => [
      winner.phrase,
      ...losers.map(({ term, reason }) => `${term.phrase} ${reason}`),
    ]);
    expect(found).toEqual([
      ['tranh Đông Hồ', 'Đông Hồ LONGER'],
      ['Tranh dân gian', 'tranh dân gian PRIORITY'],
    ]);
  });

  it('are listed where they share only some of their words', () => {
    const rules = [
      aRule('bến xe'),
      aRule('xe lửa'),
      aRule('Hồ Chí Minh'),
      aRule('Minh Khai', { variants: ['xe Minh'] }),
    ];
    const found = collisionsOf(rules).map(({ winner, losers }) => [
      winner.phrase,
      ...losers.map(({ term, reason, across }) => `${term.phrase} ${reason} ${across}`),
    ]);
    expect(found).toEqual([
      ['bến xe', 'xe lửa OLDER bến xe lửa', 'xe Minh KEYWORD_FIRST bến xe Minh'],
      ['Hồ Chí Minh', 'Minh Khai SHORTER Hồ Chí Minh Khai'],
    ]);
  });

  it('are listed across as `placeLinks` decides', () => {
    const rules = [aRule('bến xe'), aRule('xe lửa', { priority: 60 })];
    const [found] = collisionsOf(rules);
    const { linked } = tryOn(rules, found?.losers[0]?.across ?? '');
    expect(linked).toEqual([found?.winner.phrase]);
  });
});
