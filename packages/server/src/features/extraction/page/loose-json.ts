const MAX_LENGTH = 2_000_000;

/** JSON as pages have it: trailing commas, comments, line ends in texts; undefined where nothing helps. */
export function parseLooseJson(source: string): unknown {
  const text = source
    .slice(0, MAX_LENGTH)
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim();
  return parse(text) ?? parse(repair(text)) ?? parse(repair(text.replaceAll('&quot;', '"')));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TOKEN = /(?<string>"[^"\\]*(?:\\[\s\S][^"\\]*)*")|\/\*[\s\S]*?\*\/|\/\/[^\n]*|;|,(?=\s*(?:[}\],]|$))/g;

/** Mends strings; comments, semicolons and commas too many are left out. */
function repair(text: string): string {
  return text.replace(TOKEN, (_token, string?: string) =>
    string === undefined ? '' : string.replace(/[\n\r\t\f\b]+/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, ''),
  );
}
