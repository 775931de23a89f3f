import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compared, kinshipOf } from './gather.ts';
import { signatureOf } from './signature.ts';

interface Text {
  readonly title: string;
  readonly body: readonly string[];
  /** Hours after the first one. */
  readonly hour?: number;
}

const BRIDGE: Text = {
  title: 'Khánh thành cầu treo Nà Khương sau tám tháng thi công',
  body: [
    'Sáng 20/11, hơn ba trăm người dân hai bờ suối Nậm Khương đã đi bộ qua cây cầu treo vừa khánh thành, thay cho chiếc bè tre mà ba bản dùng suốt mười hai năm.',
    'Cầu dài 64 mét, rộng hai mét, chịu được xe máy chở hàng, do quỹ khuyến học của huyện và các hộ dân góp công xây dựng.',
    'Trưởng bản Lò Văn Tình cho biết từ nay bốn mươi học sinh không còn phải nghỉ học vào mùa nước lớn.',
    'Huyện dự kiến trải bê tông đoạn đường dẫn dài một cây số trước Tết.',
  ],
};
const BRIDGE_ELSEWHERE: Text = {
  title: 'Cầu treo Nà Khương khánh thành, học sinh hết cảnh đi bè qua suối',
  body: [
    'Hơn ba trăm người dân hai bờ suối Nậm Khương sáng nay đã đi bộ qua cây cầu treo vừa khánh thành, thay cho chiếc bè tre dùng suốt mười hai năm.',
    'Theo trưởng bản Lò Văn Tình, từ nay bốn mươi học sinh không còn phải nghỉ học vào mùa nước lớn.',
    'Cây cầu dài 64 mét, rộng hai mét, do quỹ khuyến học của huyện và các hộ dân góp công xây dựng, chịu được xe máy chở hàng.',
    'Nhiều cụ già mang xôi ra đầu cầu mời khách.',
  ],
};
const MARKET: Text = {
  title: 'Bản Nà Khương mở phiên chợ đầu tiên vào cuối tuần',
  body: [
    'Phiên chợ đầu tiên của bản Nà Khương họp từ năm giờ sáng thứ bảy trên bãi đất trước nhà văn hóa, với bốn mươi gian bán thổ cẩm, gà đồi và mật ong.',
    'Ban quản lý không thu phí trong ba tháng đầu, chỉ yêu cầu người bán mang rác về.',
    'Trưởng bản Lò Văn Tình mong chợ giúp các hộ bớt phải đi mười cây số ra thị trấn.',
    'Khách từ huyện lên có thể gửi xe miễn phí ở sân trường.',
  ],
};
const BRIDGE_COPIED: Text = {
  ...BRIDGE,
  body: [...BRIDGE.body.slice(0, 3), 'Huyện dự kiến đổ bê tông đoạn đường dẫn dài một cây số trước Tết.'],
};
const WITHOUT_MARKS: Text = {
  title: 'Khanh thanh cau treo Na Khuong sau tam thang thi cong',
  body: BRIDGE.body.map((text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd')),
};

const comparedOf = ({ title, body, hour = 0 }: Text, at: number): Compared => ({
  id: String(at),
  storyId: `story ${at}`,
  sourceId: String(at),
  time: hour * 3_600_000,
  signature: signatureOf({ title, text: body.join('\n') }),
});

/** The stories of texts that come one after the other. */
function storiesOf(texts: readonly Text[]): string[] {
  const others: Compared[] = [];
  for (const [at, text] of texts.entries()) {
    const item = comparedOf(text, at);
    others.push({ ...item, storyId: kinshipOf(item, others)?.storyId ?? item.storyId });
  }
  return others.map(({ storyId }) => storyId);
}

describe('the story of a text', () => {
  it('is one for two papers that report the same event in words of their own', () => {
    expect(storiesOf([BRIDGE, BRIDGE_ELSEWHERE])).toEqual(['story 0', 'story 0']);
  });

  it('is another one for another event of the same place with the same person', () => {
    expect(storiesOf([BRIDGE, MARKET])).toEqual(['story 0', 'story 1']);
  });

  it('is the same for a paper that writes without marks', () => {
    expect(storiesOf([BRIDGE, WITHOUT_MARKS])).toEqual(['story 0', 'story 0']);
  });

  it('is another one two days later', () => {
    expect(storiesOf([BRIDGE, { ...BRIDGE_ELSEWHERE, hour: 48 }])).toEqual(['story 0', 'story 1']);
  });

  it('does not depend on the order in which texts come', () => {
    const texts = [BRIDGE, BRIDGE_ELSEWHERE, BRIDGE_COPIED, MARKET, { ...MARKET, hour: 3 }];
    const together = (order: readonly number[]) => {
      const stories = storiesOf(order.flatMap((at) => texts[at] ?? []));
      const groups = Map.groupBy(order.entries(), ([place]) => stories[place]);
      return [...groups.values()].map((group) => group.map(([, at]) => at).sort()).sort();
    };
    const order = fc.shuffledSubarray([...texts.keys()], { minLength: texts.length });
    fc.assert(
      fc.property(order, (one) => {
        expect(together(one)).toEqual([
          [0, 1, 2],
          [3, 4],
        ]);
      }),
    );
  });
});

describe('a text that another one has said', () => {
  const [first, copied, retold] = [BRIDGE, BRIDGE_COPIED, BRIDGE_ELSEWHERE].map(comparedOf);
  it('names it with its score where it repeats it nearly word by word', () => {
    const kin = copied && first && kinshipOf(copied, [first]);
    expect(kin?.duplicateOf?.id).toBe('0');
    expect(kin?.duplicateOf?.score).toBeGreaterThan(0.8);
    expect(kin?.duplicateOf?.score).toBeLessThanOrEqual(1);
  });

  it('names nothing where it retells it', () => {
    const kin = retold && first && kinshipOf(retold, [first]);
    expect(kin).toMatchObject({ storyId: 'story 0', duplicateOf: undefined });
  });
});
