import { UNKNOWN } from '../../../vocabulary/tri-state.ts';
import { childUnanswered, type RightsProblem } from '../../media/media-rights.ts';
import type { PostCheck, PostCheckFacts } from './check-facts.ts';
import type { PlacedMedia } from './placed-media.ts';

const COVER_WIDTH = 1_200;
const COVER_HEIGHT = 675;

type IsMeant = (placed: PlacedMedia, facts: PostCheckFacts) => boolean;

/** The field of each place that holds files. */
const FIELD_OF_PLACE: Readonly<Partial<Record<PlacedMedia['place'], string>>> = {
  cover: 'cover',
  body: 'content',
  infographic: 'infographic',
  gallery: 'gallery',
  video: 'video',
  audio: 'audio',
  attachment: 'attachmentIds',
  ogImage: 'ogImageId',
};

interface FileCheck extends Omit<PostCheck, 'isMet' | 'found' | 'fieldOf'> {
  /** What mends it beside the file itself: a word of the cover or of the picture in the text. */
  readonly word?: 'credit' | 'alt' | 'caption';
}

/**
 * A check that matches no file of the post; the result names the files that match, and where the first one is:
 * `cover.alt` of the cover, `content.12.credit` of a picture in the text.
 */
function noFile({ word, ...check }: FileCheck, isMeant: IsMeant): PostCheck {
  const meant = (facts: PostCheckFacts) => facts.media.filter((one) => isMeant(one, facts));
  return {
    ...check,
    fieldOf(facts) {
      const [first] = meant(facts);
      if (first === undefined) return check.field;
      const field = FIELD_OF_PLACE[first.place] ?? check.field;
      const figure = first.place === 'body' ? [first.mediaId] : [];
      const hasWords = first.place === 'body' || first.place === 'cover';
      return [field, ...figure, ...(hasWords && word !== undefined ? [word] : [])].join('.');
    },
    isMet: (facts) => meant(facts).length === 0,
    found: (facts) => [...new Set(meant(facts).map(({ name }) => name))].join(', '),
  };
}

const has =
  (problem: RightsProblem) =>
  ({ problems }: PlacedMedia) =>
    problems.includes(problem);
const isAt = (place: PlacedMedia['place']) => (placed: PlacedMedia) => placed.place === place;
const isPicture = ({ file }: PlacedMedia) => file?.kind === 'IMAGE';
const isFlagged = ({ details }: PostCheckFacts, flag: string) =>
  (details.sensitiveFlags as readonly string[]).includes(flag);

/** What law or contracts forbid to show, whatever the project's settings. */
const RIGHTS_CHECKS: readonly PostCheck[] = [
  noFile(
    {
      code: 'MEDIA_NOT_READY',
      field: 'media',
      level: 'hard',
      text: {
        vi: 'Tệp chưa xử lý xong hoặc bị lỗi: {found}.',
        en: 'Files that are not ready or failed: {found}.',
      },
    },
    has('NOT_READY'),
  ),
  noFile(
    {
      code: 'MEDIA_BARRED',
      field: 'media',
      level: 'hard',
      text: {
        vi: 'Tệp đang bị ngừng dùng hoặc đã xóa khỏi thư viện: {found}.',
        en: 'Files out of use or in the trash of the library: {found}.',
      },
    },
    (placed) => has('QUARANTINED')(placed) || has('TRASHED')(placed),
  ),
  noFile(
    {
      code: 'LICENCE_ENDED',
      field: 'media',
      level: 'hard',
      text: { vi: 'Hết hạn bản quyền: {found}.', en: 'The licence has ended: {found}.' },
    },
    has('LICENCE_ENDED'),
  ),
  noFile(
    {
      code: 'LICENCE_DENIED',
      field: 'media',
      level: 'hard',
      text: { vi: 'Không được phép sử dụng: {found}.', en: 'Its use was denied: {found}.' },
    },
    has('LICENCE_DENIED'),
  ),
  noFile(
    {
      code: 'CHILD_CONSENT',
      field: 'media',
      level: 'hard',
      text: {
        vi: 'Ảnh nhận ra trẻ em, chưa đủ sự đồng ý: {found}.',
        en: 'A child can be recognised, consent is missing: {found}.',
      },
    },
    has('CHILD_CONSENT'),
  ),
];

/** A project cannot lower them, and a public post cannot be changed against them. */
export const RIGHTS_CODES: ReadonlySet<string> = new Set(RIGHTS_CHECKS.map(({ code }) => code));

/** A project's requirements for its pictures. */
export const PICTURE_CHECKS: readonly PostCheck[] = [
  {
    code: 'COVER_MISSING',
    field: 'cover',
    level: 'recommended',
    isMet: ({ details }) => details.postType === 'BRIEF' || details.cover !== null,
    text: { vi: 'Thiếu ảnh đại diện.', en: 'The cover is missing.' },
  },
  noFile(
    {
      code: 'COVER_ALT_MISSING',
      field: 'cover',
      word: 'alt',
      level: 'required',
      text: {
        vi: 'Ảnh đại diện thiếu văn bản thay thế: {found}.',
        en: 'The cover has no alternative text: {found}.',
      },
    },
    (placed) => isAt('cover')(placed) && placed.alt === '',
  ),
  noFile(
    {
      code: 'COVER_SMALL',
      field: 'cover',
      level: 'recommended',
      text: {
        vi: 'Ảnh đại diện nhỏ hơn 1200×675 điểm ảnh: {found}.',
        en: 'The cover is smaller than 1200×675 pixels: {found}.',
      },
    },
    (placed) => {
      const picture = placed.file?.picture ?? null;
      const isSmall = picture !== null && (picture.width < COVER_WIDTH || picture.height < COVER_HEIGHT);
      return isAt('cover')(placed) && isSmall;
    },
  ),
  noFile(
    {
      code: 'MEDIA_CREDIT_MISSING',
      field: 'media',
      word: 'credit',
      level: 'required',
      text: { vi: 'Thiếu nguồn ảnh hoặc tác giả: {found}.', en: 'Nobody is credited: {found}.' },
    },
    (placed) => placed.lacksCredit,
  ),
  noFile(
    {
      code: 'FIGURE_CAPTION_MISSING',
      field: 'content',
      word: 'caption',
      level: 'recommended',
      text: { vi: 'Ảnh trong bài thiếu chú thích: {found}.', en: 'Pictures without a caption: {found}.' },
    },
    (placed) => isAt('body')(placed) && placed.caption === '',
  ),
  noFile(
    {
      code: 'FIGURE_ALT_MISSING',
      field: 'content',
      word: 'alt',
      level: 'recommended',
      text: {
        vi: 'Ảnh trong bài thiếu văn bản thay thế: {found}.',
        en: 'Pictures without an alternative text: {found}.',
      },
    },
    (placed) => isAt('body')(placed) && placed.alt === '',
  ),
  noFile(
    {
      code: 'MEDIA_AI_LABEL',
      field: 'media',
      level: 'required',
      text: {
        vi: 'Tệp do AI tạo hoặc sửa phải có nhãn: {found}.',
        en: 'What AI made or changed carries a label: {found}.',
      },
    },
    has('AI_LABEL'),
  ),
  noFile(
    {
      code: 'MAP_UNCHECKED',
      field: 'media',
      level: 'required',
      text: {
        vi: 'Bài liên quan chủ quyền: chưa ai kiểm tra bản đồ trong {found}.',
        en: 'The post touches sovereignty: nobody looked for a map in {found}.',
      },
    },
    (placed, facts) =>
      isFlagged(facts, 'MAP_SOVEREIGNTY') && isPicture(placed) && placed.file?.mapChecked === UNKNOWN,
  ),
  noFile(
    {
      code: 'CHILD_UNANSWERED',
      field: 'media',
      level: 'recommended',
      text: {
        vi: 'Bài có trẻ em: chưa rõ ảnh nào nhận ra trẻ em: {found}.',
        en: 'A child is in it: nobody said whether pictures show one: {found}.',
      },
    },
    (placed, facts) =>
      isFlagged(facts, 'CHILD') &&
      isPicture(placed) &&
      placed.file !== undefined &&
      childUnanswered(placed.file),
  ),
];

export const MEDIA_CHECKS: readonly PostCheck[] = [...RIGHTS_CHECKS, ...PICTURE_CHECKS];
