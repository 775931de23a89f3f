import type {
  CrawledItem,
  CrawledItemDetail,
  CrawledStory,
  Gate,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';

export const VI_DU = { id: '7', title: 'Báo Ví Dụ', logoKey: null };

export function aCrawledItem(changes: Partial<CrawledItem> = {}): CrawledItem {
  const { id = '101' } = changes;
  return {
    id,
    storyId: null,
    source: VI_DU,
    sourceCategory: null,
    originalUrl: `https://bao.vidu/tin-${id}`,
    title: 'Cà phê vào vụ: hợp tác xã lo nhân công hái',
    sapo: 'Giá thuê người hái tăng, nhiều hộ đổi công cho nhau.',
    coverUrl: '',
    publishedTime: '2026-11-20T08:00:00.000Z',
    fetchedTime: '2026-11-20T08:06:00.000Z',
    earliestPublishTime: '2026-11-20T09:00:00.000Z',
    parseScore: 88,
    missingFields: [],
    state: 'NEW',
    isLicensed: true,
    duplicateOf: null,
    targetCategory: { id: '31', title: 'Nông nghiệp' },
    assignee: null,
    rejectReason: null,
    originState: 'SAME',
    originCheckedTime: null,
    postId: null,
    version: 1,
    ...changes,
  };
}

export function aStory(id: string, items: readonly CrawledItem[]): CrawledStory {
  return { id, items: [...items] };
}

export const OPEN_GATES: readonly Gate[] = [
  { gate: 'AGREEMENT', state: 'OPEN', value: '14/2026', until: '2027-03-31' },
  { gate: 'QUOTA', state: 'OPEN', value: '7/20', until: null },
  { gate: 'TEXT_RIGHT', state: 'OPEN', value: '', until: null },
  { gate: 'DELAY', state: 'OPEN', value: '60', until: '2026-11-20T09:00:00.000Z' },
];

const BY = { userId: '3', name: 'Lê Thu Hà' };

export function aDetail(item: CrawledItem, changes: Partial<CrawledItemDetail> = {}): CrawledItemDetail {
  return {
    ...item,
    contentHtml: '<p>Đến 15 giờ, hơn 2.300 tàu thuyền đã vào nơi neo đậu.</p><p>Học sinh nghỉ từ chiều.</p>',
    images: [],
    cover: null,
    authors: ['Minh Khuê'],
    rawCategory: 'Thời sự',
    rawTags: [],
    lang: 'vi',
    warnings: [],
    refusal: null,
    templateId: '21',
    templateTitle: 'Mẫu báo địa phương kiểu 1',
    templateVersion: 3,
    tags: [],
    provinceCode: null,
    gates: [...OPEN_GATES],
    attribution: `Nguồn: ${item.source.title}`,
    imagesAllowed: 'COPY_WITH_CREDIT',
    rejectText: '',
    reviewer: null,
    reviewTime: null,
    originDecision: null,
    correction: null,
    createTime: '2026-11-20T08:06:00.000Z',
    updateTime: '2026-11-20T08:06:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    ...changes,
  };
}
