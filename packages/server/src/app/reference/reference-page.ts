import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { ROLES } from '@toasoan/contract/access/roles.ts';
import type { EndpointAccess } from '@toasoan/contract/core/endpoint.ts';
import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import { ERRORS } from '@toasoan/contract/core/errors.ts';
import type { CallReference } from './call-reference.ts';
import { describeSchema } from './describe-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Parameter } from './parameter.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

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
<h3>Errors</h3><table><tbody>${errors
    .map((code) => row(String(ERRORS[code].error), `HTTP ${ERRORS[code].status}`, code, ERROR_TEXTS[code].en))
    .join('')}</tbody></table>
</details>`;
}

function describeAccess(access: EndpointAccess): string {
  if (access.token === 'none') return 'Open to everybody; no token.';
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

/** The keys of an object as a nested list; of several possible objects, each. */
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
