import type { ChecklistFacts, ContestCheckItem, RulesTexts } from './checklist-facts.ts';
import { closingOf, dateProblems } from './contest-dates.ts';
import type { ContestCategory } from './contest-kinds.ts';
import { roundProblems } from './round-rules.ts';

const partsOf = ({ rules, consent, privacy, copyright }: RulesTexts) => [rules, consent, privacy, copyright];
/** `[… who is on the jury]`: what a frame leaves to the organisers. */
const BLANK = /\[…/;
const hasBlank = (rules: RulesTexts | null) =>
  rules !== null && partsOf(rules).some(({ vi, en }) => BLANK.test(vi) || BLANK.test(en));
const isWritten = (rules: RulesTexts | null, language: 'vi' | 'en') =>
  rules !== null && partsOf(rules).every((text) => text[language].trim() !== '');

function hasJuryPrize({ contest }: ChecklistFacts, category: ContestCategory): boolean {
  return contest.prizes.some(
    (prize) => prize.kind === 'JURY' && (prize.category === null || prize.category === category),
  );
}

/** Rounds follow each other, after the closing and before the announcement. */
function areRoundsInTurn({ contest }: ChecklistFacts): boolean {
  const judged = contest.rounds.filter(({ key }) => key !== 'CHECK');
  const moments = judged.flatMap(({ openTime, closeTime }) => [openTime, closeTime]);
  const all = [closingOf(contest), ...moments, contest.announceTime]
    .filter((time) => time !== null)
    .map((time) => Date.parse(time));
  return all.every((time, at) => at === 0 || (all[at - 1] ?? time) <= time);
}

export const CHECK_ITEMS: readonly ContestCheckItem[] = [
  {
    code: 'ORGANISERS',
    place: 'organisers',
    level: 'required',
    label: { vi: 'Đơn vị chủ trì', en: 'Lead organiser' },
    missing: {
      vi: 'Ghi ít nhất một đơn vị chủ trì cuộc thi.',
      en: 'Name at least one body that leads the contest.',
    },
    isMet: ({ contest }) => contest.organisers.lead.length > 0,
  },
  {
    code: 'INTAKE_DATES',
    place: 'dates',
    level: 'required',
    label: { vi: 'Thời gian nhận bài', en: 'Intake period' },
    missing: { vi: 'Đặt lúc mở và hạn nhận bài.', en: 'Set the opening and the closing of intake.' },
    isMet: ({ contest }) => contest.openTime !== null && closingOf(contest) !== null,
  },
  {
    code: 'CLOSING_AHEAD',
    place: 'dates',
    level: 'required',
    label: { vi: 'Hạn nhận bài còn ở phía trước', en: 'The closing is still ahead' },
    missing: {
      vi: 'Hạn nhận bài đã qua. Đặt một hạn khác.',
      en: 'The closing is over. Set another one.',
    },
    isAsked: ({ contest }) => closingOf(contest) !== null,
    isMet: ({ contest, now }) => Date.parse(closingOf(contest) ?? '') > now,
  },
  {
    code: 'DATES_ORDER',
    place: 'dates',
    level: 'required',
    label: { vi: 'Các mốc theo đúng thứ tự', en: 'Dates in their order' },
    missing: {
      vi: 'Có mốc đứng trước mốc phải có trước nó.',
      en: 'A date is before one that it must follow.',
    },
    isMet: ({ contest }) => dateProblems(contest).length === 0,
  },
  {
    code: 'CREATED_PERIOD',
    place: 'dates',
    level: 'advised',
    label: { vi: 'Thời gian sáng tác', en: 'Period of creation' },
    missing: {
      vi: 'Chưa giới hạn thời gian sáng tác: tác phẩm chụp lúc nào cũng được nhận.',
      en: 'The period of creation is open: works of any age are taken.',
    },
    isMet: ({ contest }) => contest.createdFrom !== null && contest.createdTo !== null,
  },
  {
    code: 'ANNOUNCE_DATE',
    place: 'dates',
    level: 'advised',
    label: { vi: 'Ngày công bố kết quả', en: 'Date of the announcement' },
    missing: {
      vi: 'Người dự thi chưa biết khi nào có kết quả.',
      en: 'Entrants do not know yet when results come.',
    },
    isMet: ({ contest }) => contest.announceTime !== null,
  },
  {
    code: 'BIRTH_DATE',
    place: 'eligibility',
    level: 'required',
    label: { vi: 'Hỏi ngày sinh để xét tuổi', en: 'The date of birth is asked' },
    missing: {
      vi: 'Hỏi ngày sinh để xét tuổi tối thiểu và biết ai cần người giám hộ đồng ý.',
      en: 'Ask the date of birth: it decides the least age and who needs a guardian.',
    },
    isMet: ({ contest }) => contest.requiredFields.includes('birthDate'),
  },
  {
    code: 'ROUNDS',
    place: 'rounds',
    level: 'required',
    label: { vi: 'Vòng chấm', en: 'Judging rounds' },
    missing: {
      vi: 'Thêm vòng sơ khảo hoặc chung khảo.',
      en: 'Add a preliminary or a final round.',
    },
    isMet: ({ contest }) => contest.rounds.some(({ key }) => key === 'PRELIM' || key === 'FINAL'),
  },
  {
    code: 'ROUNDS_SOUND',
    place: 'rounds',
    level: 'required',
    label: { vi: 'Tiêu chí mỗi vòng đủ 100', en: 'Criteria of every round make 100' },
    missing: {
      vi: 'Có vòng mà tiêu chí, chỉ tiêu hoặc thời gian chưa đúng.',
      en: 'Criteria, quota or times of a round are not right.',
    },
    isAsked: ({ contest }) => contest.rounds.length > 0,
    isMet: ({ contest }) =>
      contest.rounds.every((round) => roundProblems(round, contest.categories).length === 0),
  },
  {
    code: 'ROUNDS_IN_TURN',
    place: 'rounds',
    level: 'advised',
    label: { vi: 'Các vòng nối tiếp nhau', en: 'Rounds follow each other' },
    missing: {
      vi: 'Có vòng chồng lên vòng khác, lên thời gian nhận bài hoặc sau ngày công bố.',
      en: 'A round overlaps another, the intake, or comes after the announcement.',
    },
    isAsked: ({ contest }) => contest.rounds.length > 0,
    isMet: areRoundsInTurn,
  },
  {
    code: 'PRIZES',
    place: 'prizes',
    level: 'required',
    label: { vi: 'Mỗi hạng mục có giải', en: 'A prize in every category' },
    missing: {
      vi: 'Có hạng mục chưa có giải nào của giám khảo.',
      en: 'A category has no prize of the jury.',
    },
    isMet: (facts) => facts.contest.categories.every((category) => hasJuryPrize(facts, category)),
  },
  {
    code: 'VOTE_DATES',
    place: 'dates',
    level: 'required',
    label: { vi: 'Thời gian bình chọn', en: 'Voting period' },
    missing: { vi: 'Đặt lúc mở và hạn bình chọn.', en: 'Set the start and the end of voting.' },
    isAsked: ({ contest }) => contest.voting.enabled,
    isMet: ({ contest }) => contest.voteOpenTime !== null && contest.voteCloseTime !== null,
  },
  {
    code: 'VOTE_PRIZE',
    place: 'prizes',
    level: 'advised',
    label: { vi: 'Giải của bạn đọc', en: 'A prize of the audience' },
    missing: {
      vi: 'Có bình chọn nhưng chưa có giải bình chọn hay giải tháng.',
      en: 'There is voting, but no prize of the audience or the month.',
    },
    isAsked: ({ contest }) => contest.voting.enabled,
    isMet: ({ contest }) => contest.prizes.some(({ kind }) => kind === 'AUDIENCE' || kind === 'MONTHLY'),
  },
  {
    code: 'RULES',
    place: 'rules',
    level: 'required',
    label: {
      vi: 'Thể lệ, cam kết, dữ liệu cá nhân, bản quyền',
      en: 'Rules, consent, personal data, copyright',
    },
    missing: {
      vi: 'Công bố một phiên bản có đủ bốn văn bản tiếng Việt.',
      en: 'Publish a version with all four texts in Vietnamese.',
    },
    isMet: ({ rules }) => isWritten(rules, 'vi'),
  },
  {
    code: 'RULES_FILLED',
    place: 'rules',
    level: 'required',
    label: { vi: 'Không còn chỗ trống trong các văn bản', en: 'No blanks in the texts' },
    missing: {
      vi: 'Còn chỗ “[… ]” chưa điền trong thể lệ, cam kết, dữ liệu cá nhân hoặc bản quyền.',
      en: 'Rules, consent, personal data or copyright still have a blank “[… ]”.',
    },
    isAsked: ({ rules }) => isWritten(rules, 'vi'),
    isMet: ({ rules }) => !hasBlank(rules),
  },
  {
    code: 'RULES_ENGLISH',
    place: 'rules',
    level: 'advised',
    label: { vi: 'Bản tiếng Anh của bốn văn bản', en: 'The four texts in English' },
    missing: {
      vi: 'Người nước ngoài dự thi sẽ đọc bản tiếng Việt.',
      en: 'Foreign entrants will read the Vietnamese texts.',
    },
    isMet: ({ rules }) => isWritten(rules, 'en'),
  },
  {
    code: 'SITE',
    place: 'site',
    level: 'required',
    label: { vi: 'Trang của dự án', en: 'The site of the project' },
    missing: {
      vi: 'Dự án chưa có tên miền nên bạn đọc không có nơi gửi bài.',
      en: 'The project has no domain, so readers have nowhere to send works.',
    },
    isMet: ({ hasSite }) => hasSite,
  },
  {
    code: 'MAIL',
    place: 'mail',
    level: 'required',
    label: { vi: 'Gửi được email', en: 'Mail can be sent' },
    missing: {
      vi: 'Máy chủ chưa có SMTP_URL nên không xác thực được email và không gửi được biên nhận.',
      en: 'The server has no SMTP_URL: it can neither verify addresses nor send receipts.',
    },
    isMet: ({ hasMail }) => hasMail,
  },
];
