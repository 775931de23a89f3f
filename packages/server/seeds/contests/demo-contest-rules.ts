import type { RulesTexts } from '@toasoan/contract/features/contests/checklist-facts.ts';
import type { ContestLimits } from '@toasoan/contract/features/contests/contest-values.ts';
import { dayText, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';

interface RuledContest {
  readonly title: string;
  readonly titleEn: string;
  readonly openTime: string | null;
  /** The extended one where there is one. */
  readonly endTime: string | null;
  readonly createdFrom: string | null;
  readonly createdTo: string | null;
  readonly limits: ContestLimits;
  readonly minAge: number;
  readonly retentionDays: number;
}

const MB = 1_048_576;
const dayOf = (time: string | null) => (time === null ? '…' : dayText(hanoiDay(Date.parse(time))));
const day = (text: string | null) => (text === null ? '…' : dayText(text));

/** Rules, consent, personal data and copyright, in the terms of the contest. */
export function demoContestRules(contest: RuledContest): RulesTexts {
  return {
    rules: { vi: rulesVi(contest), en: rulesEn(contest) },
    consent: {
      vi: `Tôi cam kết:
1. Tôi là tác giả của tác phẩm và chịu trách nhiệm về tính trung thực của nội dung.
2. Tác phẩm không dùng công cụ AI tạo hình, không ghép ảnh, chưa đoạt giải ở cuộc thi khác.
3. Người nhìn rõ mặt trong tác phẩm đã đồng ý cho công bố; với trẻ em, trẻ từ đủ 7 tuổi và người giám hộ đã đồng ý.
4. Tôi gửi tệp gốc trong vòng 05 ngày khi Ban Tổ chức yêu cầu.
5. Nếu từ đủ 15 đến dưới 18 tuổi, tôi dự thi với sự đồng ý của người giám hộ.`,
      en: `I declare that:
1. I am the author of the work and answer for the truth of what it shows.
2. The work was made without generative AI, is no composite and has won no prize elsewhere.
3. People who can be recognised in it agreed to its publication; for children, the child from the age of 7 and a guardian did.
4. I will send the original file within 5 days when the organisers ask for it.
5. If I am between 15 and 17 years old, I enter with the consent of my guardian.`,
    },
    privacy: {
      vi: `Ban Tổ chức chỉ dùng họ tên, ngày sinh, điện thoại, email, địa chỉ của người dự thi để tổ chức cuộc thi và trao giải.
Giám khảo không được xem các thông tin này khi đang chấm.
Dữ liệu của người không đoạt giải được xóa sau ${contest.retentionDays} ngày kể từ khi trao giải. Người dự thi có quyền xem, sửa, xóa dữ liệu và rút lại sự đồng ý bất cứ lúc nào; rút lại đồng ý đồng nghĩa với rút tác phẩm.`,
      en: `The organisers use name, date of birth, telephone, e-mail and address only to run the contest and to give the prizes.
Jurors do not see them while they judge.
Data of those without a prize is erased ${contest.retentionDays} days after the award. Entrants may see, correct and erase their data and withdraw their consent at any time; a withdrawn consent withdraws the work.`,
    },
    copyright: {
      vi: `Bản quyền thuộc về tác giả. Người dự thi đồng ý cho Ban Tổ chức công bố, trưng bày và dùng tác phẩm để quảng bá cuộc thi, không vì mục đích thương mại, luôn ghi tên tác giả.
Tranh chấp bản quyền do người dự thi chịu trách nhiệm; Ban Tổ chức thu hồi giải khi có kết luận vi phạm.`,
      en: `Copyright stays with the author. Entrants let the organisers publish, exhibit and use the work to promote the contest, without commercial purpose and always with the author's name.
Entrants answer for disputes about copyright; a prize is revoked where an infringement is found.`,
    },
  };
}

function rulesVi({ title, openTime, endTime, createdFrom, createdTo, limits, minAge }: RuledContest): string {
  const { photo, series, video, maxPerAuthor } = limits;
  const most = maxPerAuthor === 0 ? 'không giới hạn số tác phẩm' : `gửi nhiều nhất ${maxPerAuthor} tác phẩm`;
  const least = photo.minBytes > 0 ? `, dung lượng từ ${photo.minBytes / MB} MB` : '';
  return `THỂ LỆ ${title.toLocaleUpperCase('vi')}

Điều 1. Đối tượng. Công dân Việt Nam và người nước ngoài từ đủ ${minAge} tuổi. Thành viên Ban Tổ chức, Ban Giám khảo, Hội đồng Thẩm định và Ban Thư ký không dự thi.
Điều 2. Thời gian. Nhận tác phẩm từ ${dayOf(openTime)} đến 24 giờ ngày ${dayOf(endTime)}. Tác phẩm sáng tác từ ${day(createdFrom)} đến ${day(createdTo)}.
Điều 3. Số lượng. Mỗi người dự thi ${most}.
Điều 4. Ảnh. Định dạng JPEG, cạnh dài từ ${photo.minLongEdge} px${least}. Ảnh bộ gồm ${series.min}–${series.max} ảnh; ảnh đơn không lặp lại ảnh trong bộ.
Điều 5. Video. Định dạng MP4, dài không quá ${video.maxSeconds / 60} phút, không quá ${video.maxBytes / MB} MB.
Điều 6. Trình bày. Không tên, không khung, không logo, không dấu bản quyền trên hình. Chú thích đủ ai, ở đâu, khi nào.
Điều 7. Chấm giải. Sơ kiểm, sơ khảo, chung khảo và thẩm định; giám khảo chấm độc lập, không biết tên tác giả.`;
}

function rulesEn({
  titleEn,
  openTime,
  endTime,
  createdFrom,
  createdTo,
  limits,
  minAge,
}: RuledContest): string {
  const { photo, series, video, maxPerAuthor } = limits;
  const most = maxPerAuthor === 0 ? 'may send any number of works' : `may send ${maxPerAuthor} works at most`;
  const least = photo.minBytes > 0 ? ` and at least ${photo.minBytes / MB} MB` : '';
  return `RULES OF ${titleEn.toUpperCase()}

Article 1. Who. Vietnamese citizens and foreigners from the age of ${minAge}. Members of the organising board, the jury, the appraisal council and the secretariat do not enter.
Article 2. When. Works are taken from ${dayOf(openTime)} to midnight of ${dayOf(endTime)}. They were made between ${day(createdFrom)} and ${day(createdTo)}.
Article 3. How many. Each entrant ${most}.
Article 4. Photos. JPEG with a long edge of ${photo.minLongEdge} px or more${least}. A series has ${series.min} to ${series.max} pictures; a single photo repeats none of them.
Article 5. Videos. MP4, ${video.maxSeconds / 60} minutes and ${video.maxBytes / MB} MB at most.
Article 6. Look. No names, borders, logos or watermarks on pictures. Captions say who, where and when.
Article 7. Judging. Check, preliminary round, final round and appraisal; jurors judge by themselves, without names.`;
}
