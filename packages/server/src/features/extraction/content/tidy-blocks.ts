import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { captionParts } from './caption-parts.ts';
import {
  type Block,
  type FigureBlock,
  type ListBlock,
  linesOf,
  type ParagraphBlock,
} from './content-block.ts';

const CAPTION_NAME =
  /caption|chu-?thich|(?:^|[-_\s])cap(?:$|[-_\s])|(?:image|img|photo|pic)[-_]?(?:desc|cap|title|note)|desc[-_]?(?:im|cation)|pimage|wp-caption-text/;
const CREDIT_START = /^\(?(?:Ảnh|Nguồn ảnh|Photo)\s*[:：]/iu;
const CREDIT_END = /(?:Ảnh|Nguồn ảnh|Photo|Nguồn)\s*[:：]\s*[^:.]{2,80}\)?\.?$/iu;
const LONG_CAPTION = 400;
const OFTEN = 3;
/** Folded beginnings of lines that lead elsewhere. */
const RELATED =
  /^(?:[>»►▶•*\-–+\s]*)(?:xem them|doc them|tin lien quan|bai lien quan|bai viet lien quan|tin bai lien quan|cac tin lien quan|lien quan|co the ban quan tam|ban co the quan tam|moi (?:quy vi|ban doc|cac ban) (?:doc them|xem them|don doc)|(?:cac )?(?:tin|bai)(?: viet| bai)? (?:cung (?:chuyen muc|chu de|tac gia)|khac|moi(?: nhat| hon)?|cu hon|doc nhieu|xem nhieu|noi bat)|cung chuyen muc|xem nhieu(?: nhat| trong \w+)?|doc nhieu(?: nhat)?|danh cho ban|doc tiep|xem tiep|tin nong|see also|read more|related)(?:\s*[:：.…]|\s*$|\s+(?=[“"']))/;
const BARS =
  /^(?:chia se|chia se bai viet|facebook|twitter|zalo|email|in bai viet|in trang|binh luan|gui binh luan|y kien ban doc|sao chep lien ket|copy link|luu bai viet|theo doi|quay lai|ve trang chu|quang cao.{0,20}|.{0,25}sau quang cao|advertisement|nghe (?:am thanh|doc|bai).{0,20}|tai them.{0,20}|xem gia|trang truoc|trang sau|dang ky|gui|like|share|print|(?:dang ky )?nhan (?:ban )?tin\b.{0,60}|tai lieu dinh kem.*|(?:tags?|the|chu de|tu khoa)\s*:.*|\d{1,2} (?:phut doc|min read)\b.{0,30}|(?:danh gia|xep hang)(?: bai viet)?\s*:.{0,20}|(?:luot (?:xem|doc)|da xem|so lan xem)\W*[\d.,]+|(?:doc )?[\d.,]+ (?:lan|luot)(?: (?:xem|doc))?|doc [\d.,]+ lan ?sua lan cuoi.{0,60}|(?:sua|cap nhat) lan cuoi.{0,60})$/;
/** "— TTXM": the paper's own sign. */
const SIGNATURE = /^[—–-]\s*\p{Lu}{2,6}$/u;
const END =
  /^(?:binh luan|y kien (?:ban doc|cua ban)|ban doc (?:binh luan|tro chuyen|gop y))\W*(?:\(?\d*\)?)$/;
const DAY = /\(?\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b\)?/g;
const ARROW = /^(?:>>|»|►|▶|=>|->|→|☞)/;

/** "3/12" and "Phóng to" below a picture, without marks. */
const PICTURE_SIGN = /^(?:\d{1,3} ?\/ ?\d{1,3}|phong to|thu nho|xem anh(?: lon| goc)?)$/;
/** "Mời bạn đọc vào chuyên mục …", "Bạn đọc có câu hỏi xin gửi về …", "Mời tôi một ly cà phê": words below the text. */
const INVITATION =
  /^[*>»\s]*(?:(?:kinh |xin |tran trong )?moi (?:quy vi|quy ban doc|quy doc gia|ban doc|doc gia|cac ban|ban)\b.{0,120}\b(?:chuyen muc|chuyen trang|theo doi|truy cap|xem cac tin|don xem|gui)\b|(?:ban doc|doc gia|quy vi|quy ban doc|quy doc gia)\b.{0,50}\b(?:thac mac|cau hoi|y kien|tin bai|bai viet)\b.{0,60}\bgui\b|moi (?:toi|minh|tac gia) (?:mot |1 )?(?:ly|coc|tach) (?:ca phe|tra)\b.{0,80}|dang ky (?:thanh vien|nhan|theo doi)\b.{0,120})/;
const LONG_INVITATION = 220;
const LAST_LINES = 3;
const LONG_NAME = 24;

/** Words of a picture become its caption; boxes of links and bars of buttons fall away. */
export function tidyBlocks(blocks: readonly Block[], creditPattern = ''): Block[] {
  const all = withoutRelated(withCaptions(withoutSigns(blocks), creditPattern));
  const end = all.findIndex((block, at) => at > all.length / 3 && isEnd(block));
  const kept = all
    .slice(0, end < 0 ? undefined : end)
    .filter((block) => !isBar(block))
    .filter((block, at, those) => at < those.length - LAST_LINES || !isInvitation(block));
  // Readers' words below the article, its day, and a heading over what fell away.
  const isText = (block: Block) => block.kind !== 'heading' && !isLinked(block) && !isDay(block);
  return kept.slice(0, kept.findLastIndex(isText) + 1);
}

/** A picture that is shown again and again is an arrow or a dot. */
function withoutSigns(blocks: readonly Block[]): Block[] {
  const urls = blocks.flatMap((block) => (block.kind === 'figure' ? [block.picture.url] : []));
  const isSign = (url: string) => urls.filter((other) => other === url).length >= OFTEN;
  return blocks.filter((block) => block.kind !== 'figure' || !isSign(block.picture.url));
}

function withCaptions(blocks: readonly Block[], creditPattern: string): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const last = kept.at(-1);
    if (last?.kind === 'figure' && isPictureSign(block)) continue;
    if (block.kind === 'paragraph' && last?.kind === 'figure' && isCaption(block, last))
      kept[kept.length - 1] = captioned(last, block, creditPattern);
    else kept.push(block);
  }
  return kept;
}

const isPictureSign = (block: Block) =>
  block.kind === 'paragraph' && PICTURE_SIGN.test(foldVietnamese(block.inline.text));

function isInvitation(block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const { text } = block.inline;
  return text.length <= LONG_INVITATION && INVITATION.test(foldVietnamese(text));
}

function isCaption({ inline, hints }: ParagraphBlock, { picture }: FigureBlock): boolean {
  const { text, italic } = inline;
  if (text.length > LONG_CAPTION) return false;
  if (CREDIT_START.test(text)) return picture.credit === '';
  if (picture.caption !== '') return false;
  return (
    text === picture.alt ||
    CAPTION_NAME.test(hints) ||
    italic > 0.9 ||
    hints.includes('center') ||
    CREDIT_END.test(text)
  );
}

function captioned(figure: FigureBlock, { inline }: ParagraphBlock, creditPattern: string): FigureBlock {
  const parts = captionParts(inline.text, creditPattern);
  const caption = figure.picture.caption === '' ? parts.caption : figure.picture.caption;
  return {
    kind: 'figure',
    picture: { ...figure.picture, caption, credit: parts.credit || figure.picture.credit },
  };
}

function withoutRelated(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let isInBox = false;
  for (const block of blocks) {
    const isTitle = isRelatedTitle(block);
    const isOfBox = isInBox && (leadsElsewhere(block, 0.6) || leadsElsewhere(block, 0.9, 0));
    if (!isTitle && !isOfBox && !leadsElsewhere(block, 0.9)) {
      kept.push(block);
      isInBox = false;
    } else isInBox ||= isTitle;
  }
  return kept;
}

/** "Tin liên quan" over links, or in one line with them. */
function isRelatedTitle(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false;
  const { text, linked } = block.inline;
  if (linked > 0.5 && /^(?:xem|doc) them/.test(foldVietnamese(text))) return true;
  if (!RELATED.test(foldVietnamese(text))) return false;
  return text.length < 40 || linked > 0.3;
}

/** As good as all of its words are links, and there are more of them than of a name. */
function leadsElsewhere(block: Block, share: number, shortest = LONG_NAME): boolean {
  if (block.kind === 'list') return isLinkList(block, Math.min(share, 0.8));
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false;
  const { text, linked, bold, italic } = block.inline;
  if (/^>>/.test(text) && Math.max(bold, italic) > 0.8) return true;
  if (linked < share) return ARROW.test(text) && linked > 0.5;
  return text.length > shortest || ARROW.test(text);
}

/** Links with a day behind them are links all the same. */
function isLinkList({ items }: ListBlock, share: number): boolean {
  const inlines = items.map(({ inline }) => inline);
  const words = inlines.reduce((sum, { text }) => sum + text.replace(DAY, '').length, 0);
  const linked = inlines.reduce((sum, { text, linked }) => sum + text.length * linked, 0);
  return linked / words > share && words / inlines.length > 20;
}

/** Tags and other rows of links. */
function isLinked(block: Block): boolean {
  if (block.kind === 'paragraph') return block.inline.linked > 0.9;
  return block.kind === 'list' && block.items.every(({ inline }) => inline.linked > 0.9);
}

const isDay = (block: Block) =>
  block.kind === 'paragraph' && /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(block.inline.text);

/** What follows are comments. */
function isEnd(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false;
  return block.inline.text.length < 40 && END.test(foldVietnamese(block.inline.text));
}

function isBar(block: Block): boolean {
  const lines = linesOf([block]);
  if (lines.length === 0) return false;
  return lines.every(
    (line) =>
      BARS.test(foldVietnamese(line).replace(/^[\W_]+|[\W_]+$/g, '')) ||
      /^[\s\p{P}\p{S}]*$/u.test(line) ||
      SIGNATURE.test(line),
  );
}
