/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */

const PAGE = 'docs/spec-coverage.md';
const ROW = /^\| (\d+\.\d+\w*) \| (.+?) \| (.+) \|$/;
const PROOF = /`([^`›]+?) › ([^`]+)`/g;

/** Statements whose areas do not exist yet. Building an area removes its statements; none may be added. */
/** @type {Set<string>} */
const NOT_BUILT = new Set();
const STATEMENTS = 108;

/** Every statement of the specification names an existing test, or an area that is not built yet. @param {ProjectFile[]} files */
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
      problemsOf(id, proof, texts).map((problem) => `${PAGE} ${id}: ${problem}`),
    ),
  ];
}

/** @param {string} id @param {string} proof @param {Map<string, string>} texts */
function problemsOf(id, proof, texts) {
  if (proof.startsWith('not built yet')) return NOT_BUILT.has(id) ? [] : ['was built before'];
  if (NOT_BUILT.has(id)) return ['is built now: remove it from the list in scripts/checks/spec-coverage.mjs'];
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
