/** The file cannot be read as a WordPress export; the message is one sentence for the person who runs the import. */
export class WxrProblem extends Error {
  override readonly name = 'WxrProblem';
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^unclosed tag/, 'tệp kết thúc khi các thẻ còn mở, có thể đã bị cắt cụt'],
  [/^(?:unexpected close tag|unmatched closing tag)/, 'thẻ đóng không khớp với thẻ mở'],
  [/^undefined entity/, 'có thực thể (&…;) mà XML không biết'],
  [/^disallowed character/, 'có ký tự không được phép'],
  [/^document must contain a root element|^text data outside of root node/, 'tệp không phải là XML'],
  [/^unexpected end/, 'tệp kết thúc giữa chừng, có thể đã bị cắt cụt'],
];

/** What the parser says (`line:column: message`) as one sentence. */
export function brokenXml(said: string): WxrProblem {
  const [, line = '?', column = '?', message = said] = /^(\d+):(\d+): (.*?)\.?$/s.exec(said) ?? [];
  const known = REASONS.find(([pattern]) => pattern.test(message))?.[1];
  return new WxrProblem(`Không đọc được XML ở dòng ${line}, cột ${column}: ${known ?? message}.`);
}
