import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { SeededMedia } from './seed-demo-media.ts';

/** The library files that a demo post shows, by their names. */
interface Illustration {
  readonly cover: string;
  /** Pictures within the text with their captions: one below each heading, the rest at the end. */
  readonly figures?: readonly (readonly [name: string, caption: string])[];
  readonly gallery?: readonly (readonly [name: string, caption: string])[];
  readonly film?: string;
  readonly sound?: string;
  readonly infographic?: readonly [name: string, text: string];
  readonly attachments?: readonly string[];
}

/** By the keys of the articles. */
const DEMO_ILLUSTRATIONS: Readonly<Record<string, Illustration>> = {
  'mua-lua-chin-mu-cang-chai': {
    cover: 'lua-chin-1',
    gallery: [
      ['lua-chin-1', 'Những vòng ruộng vào độ vàng nhất, nhìn từ mỏm đá trên bản.'],
      ['lua-chin-2', 'Bảy giờ, sương tan, nắng chạm những thửa ruộng đầu tiên.'],
      ['lua-chin-3', 'Đường lên đồi Mâm Xôi, nơi du khách đứng kín từ sáng sớm.'],
      ['ngay-mua', 'Chiều ở Tú Lệ: lúa gặt xong phơi kín sườn đồi.'],
      ['lua-xanh-1', 'Thửa cấy muộn còn xanh, hẹn khách thêm hai tuần nữa.'],
      ['lua-xanh-2', 'Nước từ mương đầu nguồn vẫn chảy dưới chân lúa non.'],
      ['dong-1', 'Cánh đồng dưới chân đèo gặt trước vùng cao mười ngày.'],
      ['cao-nguyen-2', 'Chiều xuống, mây kéo về, bản làng lên khói bếp.'],
    ],
    film: 'phim-mua-lua',
  },
  'infographic-34-tinh-thanh': {
    cover: 'do-hoa-34-tinh',
    infographic: [
      'do-hoa-34-tinh',
      'Cả nước có 34 đơn vị hành chính cấp tỉnh: 23 đơn vị hình thành sau sắp xếp (cột đỏ) và 11 đơn vị giữ nguyên (cột xanh).',
    ],
  },
  'podcast-nghe-ke-chuyen-pho-so-12': { cover: 'pho-dem-2', sound: 'tieng-rao-dem' },
  'happy-viet-nam-2025-nhin-lai': {
    cover: 'ngay-mua',
    figures: [
      ['ngay-mua', 'Tác phẩm “Ngày mùa no ấm”.'],
      ['me-va-bien', 'Tác phẩm “Mẹ và biển”.'],
    ],
    attachments: ['the-le'],
  },
  'mot-ngay-tren-cho-noi-cai-rang': { cover: 'dong-2', film: 'phim-song-nuoc' },
  'nguoc-dong-song-ba': {
    cover: 'cao-nguyen-1',
    figures: [
      ['cao-nguyen-2', 'Chiều trên thượng nguồn, khói bếp lẫn vào mây.'],
      ['ca-phe-1', 'Đồi cà phê của một hợp tác xã ở trung lưu.'],
      ['dong-3', 'Gần cửa biển, nước sông lặng như mặt ao.'],
    ],
  },
  'tham-do-di-lai-cuoi-nam': { cover: 'pho-som-2' },
  'vinh-ha-long-buoi-som': { cover: 'vinh-1', figures: [['vinh-2', 'Mặt vịnh một sáng lặng gió.']] },
  'ha-noi-xe-buyt-dien-lang-nghe': { cover: 'pho-som-1', figures: [['pho-dem-1', 'Phố lên đèn.']] },
  'da-nang-pho-di-bo-ven-song-han': { cover: 'pho-som-2' },
  '5-trai-nghiem-dong-thap-muoi': { cover: 'dong-2' },
  'lang-sen-vao-hoi': { cover: 'dong-3' },
  'truong-hoc-tren-may': { cover: 'cao-nguyen-3' },
  'co-do-hue-so-hoa-mai-ngoi': { cover: 'vinh-3' },
  'ea-hleo-ho-tieu-xen-ca-phe': { cover: 'ca-phe-1' },
  'cho-phien-bac-ha-tuyen-xe': { cover: 'cao-nguyen-2' },
  'bao-ton-rua-bien-con-dao': { cover: 'bien-3' },
  'gia-lua-nhich-5-5-phan-tram': { cover: 'dong-1' },
  'anh-dep-mua-sen': { cover: 'dong-4' },
  'robot-thu-hoach-che': { cover: 'ca-phe-2' },
  'cam-nang-mua-hoa-tam-giac-mach': { cover: 'cao-nguyen-1' },
};

/** Placeholder where the key is unknown; writing the post takes the real one from the library. */
const ANY_KEY = 'x'.repeat(22);

/** The draft of an article with its pictures, film, audio and files; unchanged where it has none. */
export function illustrate(key: string, draft: PostDraft, media: SeededMedia): PostDraft {
  const shown = DEMO_ILLUSTRATIONS[key];
  if (shown === undefined) return draft;
  const idOf = (name: string) => {
    const id = media.get(name);
    if (id === undefined) throw new Error(`The demo has no file "${name}".`);
    return id;
  };
  const { cover, figures = [], gallery = [], film, sound, infographic, attachments = [] } = shown;
  const pictures = figures.map(([name, caption]) => figure(idOf(name), caption));
  return {
    ...draft,
    content: withFigures(draft.content ?? emptyDocument, pictures),
    cover: { mediaId: idOf(cover), caption: '', alt: '' },
    ...(gallery.length > 0 && {
      postType: 'PHOTO_STORY',
      gallery: gallery.map(([name, caption]) => ({ mediaId: idOf(name), caption, credit: '' })),
    }),
    ...(film && {
      video: { address: '', mediaId: idOf(film), durationSec: 0 },
      ...(gallery.length === 0 && { postType: 'VIDEO' as const }),
    }),
    ...(sound && { postType: 'PODCAST', audio: { mediaId: idOf(sound) } }),
    ...(infographic && {
      postType: 'INFOGRAPHIC',
      infographic: { mediaId: idOf(infographic[0]), text: infographic[1] },
    }),
    attachmentIds: attachments.map(idOf),
  };
}

function figure(mediaId: string, caption: string): ArticleNode {
  const alt = caption.replace(/\.$/, '');
  const attrs = { mediaId, key: ANY_KEY, width: 0, height: 0, alt, caption, credit: '', align: 'center' };
  return { type: 'figure', attrs };
}

/** One below each heading, the others at the end. */
function withFigures({ content }: ArticleDocument, figures: readonly ArticleNode[]): ArticleDocument {
  const left = [...figures];
  const blocks = content.flatMap((block) => {
    const next = block.type === 'heading' ? left.shift() : undefined;
    return next === undefined ? [block] : [block, next];
  });
  return { type: 'doc', content: [...blocks, ...left] };
}
