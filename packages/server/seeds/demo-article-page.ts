/** What one page of the demo's sites says. */
export interface DemoArticle {
  readonly title: string;
  readonly slug: string;
  readonly sapo: string;
  readonly category: string;
  /** '' where the page does not name one. */
  readonly author: string;
  readonly tags: readonly string[];
  readonly body: readonly string[];
}

const SENTENCES = [
  'Từ sáng sớm, người dân đã có mặt ở điểm hẹn để chuẩn bị cho công việc trong ngày.',
  'Năm nay thời tiết thuận hơn, nên khối lượng công việc tăng rõ so với cùng kỳ.',
  'Các tổ, nhóm tự phân công, mỗi người một việc và hỗ trợ nhau khi cần.',
  'Chính quyền xã cử cán bộ xuống từng thôn để nắm tình hình và tháo gỡ khó khăn.',
  'Nhiều gia đình nói họ mong có thêm nơi bán hàng ổn định, đỡ phải qua nhiều khâu.',
  'Theo kế hoạch, việc tổng kết sẽ diễn ra vào cuối tháng, sau khi có đủ số liệu.',
];

const paragraph = (from: number) =>
  [0, 1, 2].map((step) => SENTENCES[(from + step) % SENTENCES.length]).join(' ');

const article = (
  [title, slug, category, author]: readonly [string, string, string, string],
  index: number,
): DemoArticle => ({
  title,
  slug,
  category,
  author,
  sapo: `${title}: ghi nhận của phóng viên tại chỗ trong những ngày giữa tháng.`,
  tags: [category.toLocaleLowerCase('vi'), 'địa phương'],
  body: [paragraph(index), paragraph(index + 1), paragraph(index + 3)],
});

export const DEMO_PAGES: readonly DemoArticle[] = (
  [
    ['Cà phê vào vụ: hợp tác xã lo nhân công hái', 'ca-phe-vao-vu', 'Nông nghiệp', 'Minh Khuê'],
    ['Mưa lớn, nhiều tuyến đường miền núi phải rào chắn', 'mua-lon-rao-chan', 'Thời sự', 'Hải Vân'],
    ['Xe buýt điện chạy thử tuyến ven sông', 'xe-buyt-dien', 'Giao thông', 'Đông Phong'],
    ['Thông báo lịch tiếp công dân tháng 12', 'lich-tiep-cong-dan', 'Thông báo', ''],
    ['Phiên chợ nông sản cuối tuần đông khách', 'phien-cho-nong-san', 'Kinh tế', 'Minh Khuê'],
    ['Trạm y tế xã có thêm phòng khám răng', 'tram-y-te-xa', 'Y tế', 'Hải Vân'],
    ['Sạt lở bờ sông, ba hộ dân được dời đến nơi mới', 'sat-lo-bo-song', 'Môi trường', 'Đông Phong'],
    ['Lớp học chữ ban đêm ở bản xa', 'lop-hoc-ban-dem', 'Giáo dục', 'Minh Khuê'],
    ['Làng nghề đan lát nhận đơn hàng cuối năm', 'lang-nghe-dan-lat', 'Kinh tế', ''],
    ['Đội bóng học sinh xã vào chung kết', 'doi-bong-hoc-sinh', 'Thể thao', 'Hải Vân'],
  ] as const
).map(article);

const two = (value: number) => String(value).padStart(2, '0');
const WEEKDAYS = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

/** In Việt Nam: "Thứ Sáu, 20/11/2026 | 15:44 GMT+7". */
function inWords(time: Date): string {
  const local = new Date(time.getTime() + 7 * 3_600_000);
  const day = `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${local.getUTCFullYear()}`;
  const clock = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
  return `${WEEKDAYS[local.getUTCDay()]}, ${day} | ${clock} GMT+7`;
}

interface Served {
  readonly site: string;
  readonly time: Date;
  /** The face of the site: the new one says its time in another element. */
  readonly face: 'old' | 'new';
}

const STYLE = `body{margin:0;font:16px/1.6 Georgia,serif;color:#1c252e}
.top{display:flex;gap:24px;align-items:baseline;padding:14px 24px;background:#8f1d1d;color:#fff}
.top b{font-size:24px}.top nav{margin-left:auto;font:13px sans-serif;display:flex;gap:16px}
.wrap{display:grid;grid-template-columns:minmax(0,1fr) 180px;gap:24px;padding:24px}
.article__section{color:#8f1d1d;font:700 13px sans-serif;text-transform:uppercase}
h1{margin:12px 0;font-size:32px;line-height:1.25}
.article__meta,.meta-line{display:flex;gap:20px;margin:24px 0;font:14px sans-serif;color:#555}
.article__sapo{font-weight:700}figure{margin:24px 0}figure img{width:100%;height:220px}
figcaption{font:13px sans-serif;color:#555}.box-related{margin:20px 0;padding:16px;background:#f1f4f7;font:14px sans-serif}
aside div{min-height:180px;margin-bottom:16px;padding:12px;background:#f1f4f7;font:13px sans-serif}
.article__tags a{margin-right:10px;font:13px sans-serif}`;

/** A page as such a site serves it. */
export function demoArticlePage(page: DemoArticle, { site, time, face }: Served): string {
  const { title, sapo, category, author, tags, body, slug } = page;
  const iso = new Date(time.getTime() + 7 * 3_600_000).toISOString().replace('Z', '+07:00');
  const byLine = author === '' ? '' : `<span class="article__author"><a>${author}</a></span>`;
  const meta =
    face === 'old'
      ? `<div class="article__meta">${byLine}<span class="article__time">${inWords(time)}</span></div>`
      : `<div class="meta-line">${byLine}<span class="meta-when"><time datetime="${iso}">${inWords(time)}</time></span></div>`;
  const [first = '', second = '', third = ''] = body;
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${title} | ${site}</title>
<meta property="og:title" content="${title}"><meta property="og:site_name" content="${site}">
<meta property="og:image" content="/anh/${slug}.jpg"><style>${STYLE}</style>
<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: title, articleSection: category, datePublished: iso })}</script>
</head><body><div class="top"><b>${site}</b><nav><a>Thời sự</a><a>Kinh tế</a><a>Xã hội</a><a>Văn hóa</a><a>Thể thao</a></nav></div>
<div class="wrap"><main><a class="article__section">${category}</a><h1 class="article__title">${title}</h1>${meta}
<p class="article__sapo">${sapo}</p>
<figure class="article__cover"><img src="/anh/${slug}.jpg" alt=""><figcaption>Một góc của địa phương. Ảnh: ${author || 'Tư liệu'}</figcaption></figure>
<div class="article__body"><p>${first}</p><div class="box-related">Tin liên quan của báo</div><p>${second}</p><p>${third}</p></div>
<p class="article__tags">${tags.map((tag) => `<a>${tag}</a>`).join('')}</p></main>
<aside><div class="ads-300">Quảng cáo</div><div class="most-read">Đọc nhiều</div></aside></div></body></html>`;
}
