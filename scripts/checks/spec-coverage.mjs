/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */

const PAGE = 'docs/spec-coverage.md';
const ROW = /^\| (\d+\.\d+\w*) \| (.+?) \| (.+) \|$/;
const PROOF = /`([^`›]+?) › ([^`]+)`/g;

const STATEMENTS = 108;

/** Every statement of the specification names an existing test. @param {ProjectFile[]} files */
export function specCoverage(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const rows = (texts.get(PAGE) ?? '').split('\n').flatMap((line) => {
    const [, id, , proof] = ROW.exec(line) ?? [];
    return id === undefined || proof === undefined ? [] : [{ id, proof }];
  });
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...(ids.size < STATEMENTS ? [`${PAGE}: ${ids.size} statements, there are ${STATEMENTS}`] : []),
    ...(ids.size < rows.length ? [`${PAGE}: a statement is listed twice`] : []),
    ...rows.flatMap(({ id, proof }) =>
      problemsOf(proof, texts).map((problem) => `${PAGE} ${id}: ${problem}`),
    ),
  ];
}

/** @param {string} proof @param {Map<string, string>} texts */
function problemsOf(proof, texts) {
  const proofs = [...proof.matchAll(PROOF)];
  if (proofs.length === 0) return ['names no test'];
  return proofs.flatMap(([, file = '', title = '']) => {
    const text = texts.get(file.trim());
    if (text === undefined) return [`there is no ${file}`];
    return hasTitle(text, title.trim()) ? [] : [`${file} has no test "${title}"`];
  });
}

/** A title as the source writes it, in any quotes and with its placeholders. @param {string} text @param {string} title */
function hasTitle(text, title) {
  const escaped = title.replaceAll("'", "\\'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``, `'${escaped}'`].some((quoted) => text.includes(quoted));
}
