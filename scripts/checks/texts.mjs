/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */
/** @typedef {{ namespace: string, folder: string, vi: Map<string, string>, en: Map<string, string> }} Texts */

const TEXTS = /^packages\/web\/src\/(?:.*\/)?([^/]+)\/texts\/(?:vi|en)\.json$/;
const SOURCE = /^packages\/(web|contract)\/src\/.*\.tsx?$/;

/** Both languages of a namespace have the same keys with the same placeholders. @param {ProjectFile[]} files */
export function unequalTexts(files) {
  return readTexts(files).flatMap(({ folder, vi, en }) =>
    [...new Set([...vi.keys(), ...en.keys()])].flatMap((key) =>
      differences(vi.get(key), en.get(key)).map((problem) => `${folder} "${key}": ${problem}`),
    ),
  );
}

/** Every text that code names exists. @param {ProjectFile[]} files */
export function missingTexts(files) {
  const all = new Map(readTexts(files).map(({ namespace, vi }) => [namespace, vi]));
  return files
    .filter(
      ({ path }) => path.startsWith('packages/web/src/') && SOURCE.test(path) && !path.includes('.test.'),
    )
    .flatMap(({ path, text }) => {
      const own = [...text.matchAll(/useTranslation\(\s*(?:\[\s*)?'([^']+)'/g)].map(
        ([, namespace = '']) => namespace,
      );
      const places = own.length > 0 ? own : [...all.keys()];
      const asked = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, name = '']) => name);
      return asked
        .filter((name) => !isThere(all, places, name))
        .map((name) => `${path}: there is no text "${name}"`);
    });
}

/** Code names every text, by its whole key or by a template such as `kind.${kind}`. @param {ProjectFile[]} files */
export function unusedTexts(files) {
  const code = files
    .filter(({ path }) => SOURCE.test(path))
    .map(({ text }) => text)
    .join('\n');
  const named = new Set([...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other));
  const templates = [...code.matchAll(/`([\w.:-]*\$\{[^`\n]*)`/g)].flatMap(([, template = '']) =>
    patternOf(template),
  );
  return readTexts(files).flatMap(({ namespace, folder, vi }) =>
    [...vi.keys()]
      .filter(
        (key) =>
          ![baseOf(key), `${namespace}:${baseOf(key)}`].some(
            (name) => named.has(name) || templates.some((is) => is.test(name)),
          ),
      )
      .map((key) => `${folder} "${key}": no source uses it`),
  );
}

/** @param {ProjectFile[]} files @returns {Texts[]} */
function readTexts(files) {
  const folders = Map.groupBy(
    files.filter(({ path }) => TEXTS.test(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  return [...folders].map(([folder, pair]) => {
    const read = (language) => {
      const file = pair.find(({ path }) => path.endsWith(`/${language}.json`));
      return new Map(file === undefined ? [] : comparable(JSON.parse(file.text)));
    };
    return { namespace: TEXTS.exec(`${folder}/vi.json`)?.[1] ?? '', folder, vi: read('vi'), en: read('en') };
  });
}

/** Vietnamese has no singular form, so the English `_one` counts with `_other`. @param {object} texts */
const comparable = (texts) =>
  Object.entries(texts).filter(([key]) => !(key.endsWith('_one') && key.replace(/_one$/, '_other') in texts));

/** @param {string | undefined} vi @param {string | undefined} en */
function differences(vi, en) {
  if (!vi) return ['no Vietnamese text'];
  if (!en) return ['no English text'];
  return placesIn(vi) === placesIn(en)
    ? []
    : [`{{…}} differ: ${placesIn(vi) || 'none'} and ${placesIn(en) || 'none'}`];
}

const placesIn = (text) => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])].sort().join(' ');

/** The name in code: without the plural suffix. @param {string} key */
const baseOf = (key) => key.replace(/_(one|other)$/, '');

/** @param {Map<string, Map<string, string>>} all @param {string[]} places @param {string} name */
function isThere(all, places, name) {
  const [namespace, key] = name.includes(':') ? name.split(':', 2) : [undefined, name];
  return (namespace === undefined ? places : [namespace]).some((place) => {
    const texts = all.get(place);
    return texts?.has(key) || texts?.has(`${key}_other`);
  });
}

/** A template with fewer than three fixed characters would match every key. @param {string} template @returns {RegExp[]} */
function patternOf(template) {
  const parts = template.split(/\$\{[^}]*\}/);
  if (parts.join('').length < 3) return [];
  return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)];
}
