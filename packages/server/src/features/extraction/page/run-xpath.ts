import fontoxpath from 'fontoxpath';
import { isElement } from './element-text.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const OPTIONS = { namespaceResolver: (prefix: string) => (prefix === '' ? XHTML : null) };
const MAX_FOUND = 500;

/** Elements, attributes, texts and values that an XPath names; none where it is no XPath. */
export function runXpath(document: Document, expression: string): (Element | string)[] {
  try {
    const found = fontoxpath.evaluateXPath(
      expression,
      document,
      null,
      null,
      fontoxpath.evaluateXPath.ALL_RESULTS_TYPE,
      OPTIONS,
    );
    return (found as unknown[]).slice(0, MAX_FOUND).flatMap(foundIn);
  } catch {
    return [];
  }
}

function foundIn(found: unknown): (Element | string)[] {
  if (typeof found === 'string') return [found];
  if (typeof found === 'number') return [String(found)];
  if (typeof found !== 'object' || found === null || !('nodeType' in found)) return [];
  const node = found as Node;
  if (isElement(node)) return [node];
  return [node.nodeType === 2 ? (node as Attr).value : (node.nodeValue ?? '')];
}
