import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { ROLES } from '@toasoan/contract/access/roles.ts';
import type { EndpointAccess } from '@toasoan/contract/core/endpoint.ts';
import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import { ERRORS } from '@toasoan/contract/core/errors.ts';
import { KEY_PROBLEMS, problemType } from '@toasoan/contract/features/api-keys/key-problems.ts';
import type { CallReference, Parameter } from './call-reference.ts';
import type { JsonSchema } from './json-schema.ts';
import { problemsOf } from './problem-reference.ts';

/** Bounds that only repeat the number type's range are left out. */
const isMeaningful = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

/** Styles of the reference page; they follow the system's theme. */
const REFERENCE_STYLE = `
:root { color-scheme: light dark; --text: #1f2933; --soft: #52606d; --line: #d9e2ec; --back: #fff; --panel: #f5f7fa; --link: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e7eb; --soft: #a3b1c0; --line: #323f4b; --back: #161c24; --panel: #1f2933; --link: #7cc4fa; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1.25rem 6rem; color: var(--text); background: var(--back);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: .9rem; margin: 1.25rem 0 .25rem; color: var(--soft); }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: 1rem; }
code { font: .9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; background: var(--panel); }
summary { padding: .6rem 0; cursor: pointer; }
summary .what { color: var(--soft); display: block; padding-left: 5.55rem; }
.method { display: inline-block; width: 4.25rem; font-weight: 600; font-size: .8rem; color: #0f609b; }
.method.post { color: #127436; } .method.delete { color: #b42318; }
@media (prefers-color-scheme: dark) { .method { color: #84c5f4; } .method.post { color: #8eedc7; } .method.delete { color: #ff9b9b; } }
.access { margin: .25rem 0 0; }
.optional, .or, .none { color: var(--soft); font-size: .9em; }
table { border-collapse: collapse; width: 100%; font-size: .95em; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); font-weight: normal; }
ul { margin: .25rem 0; padding-left: 1.25rem; } li { margin: .15rem 0; }
@media (max-width: 40rem) { table, tbody, tr, th, td { display: block; } th, td { border: 0; padding: 0; } tr { padding: .4rem 0; border-bottom: 1px solid var(--line); } }
`;

/** The readable reference: one page without scripts, so that the browser's own search finds everything. */
export function referencePage(calls: readonly CallReference[], base: string): string {
  const groups = [...Map.groupBy(calls, (call) => call.group)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tòa Soạn · API</title>
<style>${REFERENCE_STYLE}</style>
</head>
<body>
<header>
<h1>Tòa Soạn · API</h1>
<p>${calls.length} calls under <code>${escapeHtml(base)}</code>. A success answers <code>{ error: 0, data }</code>, a failure
its HTTP status and <code>{ error, code, message, errors, details, requestId }</code>.
The same as <a href="${escapeHtml(base)}/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups">${groups.map(([group]) => `<a href="#${escapeHtml(group)}">${escapeHtml(group)}</a>`).join(' ')}</nav>
</header>
<main>
${groups.map(([group, ofGroup]) => section(group, ofGroup)).join('\n')}
</main>
</body>
</html>
`;
}

function section(group: string, calls: readonly CallReference[]): string {
  return `<section id="${escapeHtml(group)}"><h2>${escapeHtml(group)}</h2>${calls.map(article).join('\n')}</section>`;
}

function article({ endpoint, parameters, body, data, errors }: CallReference): string {
  return `<details>
<summary><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span>
<code>${escapeHtml(endpoint.path)}</code> <span class="what">${escapeHtml(endpoint.summary)}</span></summary>
<p class="access">${escapeHtml(describeAccess(endpoint.access))}</p>
${parameters.length > 0 ? `<h3>Parameters</h3>${parameterTable(parameters)}` : ''}
${body ? `<h3>Body</h3>${outline(body)}` : ''}
<h3>Answer</h3>${outline(data)}
<h3>Errors</h3><table><tbody>${[
    ...errors.map((code) =>
      row(String(ERRORS[code].error), `HTTP ${ERRORS[code].status}`, code, ERROR_TEXTS[code].en),
    ),
    ...problemsOf(endpoint).map((code) =>
      row(problemType(code), `HTTP ${KEY_PROBLEMS[code].status}`, KEY_PROBLEMS[code].title.en),
    ),
  ].join('')}</tbody></table>
</details>`;
}

function describeAccess(access: EndpointAccess): string {
  if (access.token === 'none') return 'Open to everybody; no token.';
  if (access.token === 'reader')
    return 'Readers, from the pages of the project’s domains; no token, no cookie.';
  if (access.token === 'key')
    return `Other systems with an API key${access.permission ? ` that holds ${access.permission}` : ''}.`;
  if (access.token === 'any') return 'Any session, also one that still lacks its second factor.';
  const { roles, needProject, hideForProjects } = AREA_RULES[access.area];
  const who = roles.length === 0 || roles.length === ROLES.length ? 'all roles' : roles.join(', ');
  return [
    `Area ${access.area}: ${who}.`,
    access.permissions.length > 0 ? `Needs ${access.permissions.join(' and ')}.` : '',
    needProject ? 'Works in a project.' : 'Needs no project.',
    hideForProjects.length > 0 ? `Not in project ${hideForProjects.join(', ')}.` : '',
  ].join(' ');
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) =>
    row(
      name,
      place,
      required ? 'required' : '',
      [describeSchema(schema), description].filter(Boolean).join('. '),
    ),
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function row(head: string, ...cells: readonly string[]): string {
  return `<tr><th scope="row"><code>${escapeHtml(head)}</code></th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

/** The keys of an object as a nested list; all alternatives of a union. */
function outline(schema: JsonSchema): string {
  const options = (schema.anyOf ?? schema.oneOf)?.filter((option) => option.properties !== undefined) ?? [];
  if (options.length > 0) return options.map(outline).join('<p class="or">or</p>');
  const { properties = {}, required = [] } = schema;
  const items = Object.entries(properties).map(([key, property]) => {
    const mark = required.includes(key) ? '' : ' <span class="optional">optional</span>';
    return `<li><code>${escapeHtml(key)}</code>${mark} ${escapeHtml(describeSchema(property))}${inner(property)}</li>`;
  });
  return items.length === 0 ? '<p class="none">Nothing.</p>' : `<ul>${items.join('')}</ul>`;
}

function inner(schema: JsonSchema): string {
  const within = schema.items ?? schema;
  return within.properties === undefined ? '' : outline(within);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A schema in a few words: "text, 1–100 characters", "ENABLE | DISABLED", "list of whole number". */
function describeSchema(schema: JsonSchema): string {
  const parts = [nameOf(schema), boundsOf(schema)].filter((part) => part !== '');
  const standard = schema.default === undefined ? '' : `; ${JSON.stringify(schema.default)} when absent`;
  return parts.join(', ') + standard;
}

function nameOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map(describeSchema))].join(' or ');
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  return nameOfType(schema);
}

function nameOfType({ type, items }: JsonSchema): string {
  switch (type) {
    case 'array':
      return `list of ${items === undefined ? 'anything' : describeSchema(items)}`;
    case 'object':
      return 'object';
    case 'string':
      return 'text';
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    default:
      return type ?? 'anything';
  }
}

function boundsOf(schema: JsonSchema): string {
  if (schema.minLength !== undefined || schema.maxLength !== undefined)
    return range(schema.minLength, schema.maxLength, ' characters');
  if (schema.minItems !== undefined || schema.maxItems !== undefined)
    return range(schema.minItems, schema.maxItems, ' items');
  const { minimum, maximum } = schema;
  return range(isMeaningful(minimum) ? minimum : undefined, isMeaningful(maximum) ? maximum : undefined, '');
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return `${min}–${max}${unit}`;
  if (min !== undefined) return `from ${min}${unit}`;
  return max === undefined ? '' : `up to ${max}${unit}`;
}
