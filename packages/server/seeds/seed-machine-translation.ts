import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { noteEdited, reserve, settle } from '#server/features/machine-translation/ledger-store.ts';
import { noteTexts } from '#server/features/machine-translation/note-texts.ts';
import { holdSettings, saveSettings } from '#server/features/machine-translation/settings-store.ts';
import type { HistoryOwner, HistoryText } from '#server/features/translation-history/public.ts';

const HOUR = 3_600_000;
const ENGINE = 'LibreTranslate của tòa soạn';
const PRICE = 120_000;
const BUDGET = 2_000_000;
const STYLE_GUIDE = `Viết như báo chí, câu ngắn, không dịch tên người và địa danh Việt Nam.
Giữ dấu tiếng Việt trong tên riêng. Tiền ghi bằng đồng, có thể thêm USD trong ngoặc.`;

/** What was translated: into what language, how many hours ago, both texts; the second is '' where it failed. */
const TRANSLATED: readonly (readonly [
  lang: string,
  hoursAgo: number,
  source: string,
  target: string,
  by: 'ENGINE' | 'MEMORY',
])[] = [
  [
    'en',
    3,
    'Phố cổ Hội An thắp sáng đèn lồng suốt mùa lễ hội.',
    'Hội An ancient town lights its lanterns throughout the festival season.',
    'ENGINE',
  ],
  [
    'en',
    3,
    'Bản quyền bài viết thuộc Cổng thông tin Việt Nam.',
    'Copyright of this article belongs to the Vietnam Portal.',
    'MEMORY',
  ],
  [
    'en',
    4,
    'Cà phê Việt Nam đã có mặt tại hơn 80 quốc gia và vùng lãnh thổ.',
    'Vietnamese coffee is now present in more than 80 countries and territories.',
    'ENGINE',
  ],
  [
    'fr',
    20,
    'Vịnh Hạ Long đón 12.500 lượt khách trong hai ngày.',
    'La baie d’Ha Long a accueilli 12 500 visiteurs en deux jours.',
    'ENGINE',
  ],
  ['ja', 27, 'Lễ hội hoa ban diễn ra từ ngày 13/3 tại Điện Biên Phủ.', '', 'ENGINE'],
  [
    'ja',
    28,
    'Áo dài là trang phục truyền thống của người Việt.',
    'アオザイはベトナム人の伝統衣装です。',
    'ENGINE',
  ],
  [
    'en',
    50,
    'Nghệ nhân Lê Thu Hà giữ nghề làm tranh giấy dó hơn 30 năm.',
    'Artisan Lê Thu Hà has kept the craft of dó paper painting for more than 30 years.',
    'ENGINE',
  ],
  [
    'fr',
    76,
    'Món phở Hà Nội được nhắc đến trong nhiều cẩm nang ẩm thực.',
    'Le phở de Hà Nội est cité dans de nombreux guides culinaires.',
    'ENGINE',
  ],
  [
    'en',
    120,
    'Tàu khách Bắc – Nam rời ga lúc 19h30 mỗi ngày.',
    'The North–South passenger train leaves the station at 19h30 every day.',
    'ENGINE',
  ],
];

interface Seeding {
  readonly by: Actor;
  readonly translator: Actor;
  readonly now: Date;
}

/** One engine that is switched off, a budget, a style guide, and what was translated before. */
export async function seedMachineTranslation(
  tx: Db,
  projectId: string,
  { by, translator, now }: Seeding,
): Promise<void> {
  const address = 'https://dich.toasoan.example';
  const { id } = await insertVersioned(
    tx,
    'translation_engines',
    projectId,
    {
      title: ENGINE,
      kind: 'LIBRE',
      address,
      price: String(PRICE),
      status: 'DISABLED',
      search_text: foldVietnamese(`${ENGINE} ${address}`),
    },
    by,
  );
  const change = { monthBudget: BUDGET, styleGuide: STYLE_GUIDE, order: [id] };
  await saveSettings(tx, await holdSettings(tx, projectId), change, by.displayName);
  // The oldest first, so that ids follow time.
  for (const [targetLang, hoursAgo, source, target, filledBy] of TRANSLATED.toReversed()) {
    const time = new Date(now.getTime() - hoursAgo * HOUR);
    const pair = { sourceLang: 'vi', targetLang };
    const of: HistoryOwner = { projectId, pair, owner: translator };
    if (filledBy === 'MEMORY') {
      await noteTexts(tx, of, [{ ...FREE, source, target }], time);
      continue;
    }
    const chars = countCodePoints(source);
    const cost = Math.round((chars * PRICE) / 1_000);
    const held = await reserve(tx, of, { engine: ENGINE, chars, cost }, time);
    if (held === undefined) continue;
    const text = {
      ...FREE,
      source,
      target,
      engine: ENGINE,
      engineVersion: 'LIBRE',
      memoryScore: null,
      chars,
      cost,
    };
    const texts: HistoryText[] =
      target === ''
        ? [{ ...text, filledBy: 'NONE', durationMs: 15_000, state: 'FAILED', failure: 'SLOW' }]
        : [{ ...text, filledBy: 'ENGINE', durationMs: 340 + chars * 6 }];
    await settle(tx, of, held, { texts, hasFailed: target === '', now: time });
    const seen = { projectId, pair, engine: ENGINE, chars: countCodePoints(target) };
    await noteEdited(tx, { ...seen, changed: Math.round(seen.chars / 9) }, time);
  }
}

const FREE: HistoryText = {
  field: 'content',
  source: '',
  target: '',
  filledBy: 'MEMORY',
  engine: '',
  engineVersion: '',
  memoryScore: 100,
  termIds: [],
  chars: 0,
  cost: 0,
  durationMs: 0,
  state: 'OK',
  failure: null,
};
