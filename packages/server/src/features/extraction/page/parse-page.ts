import { parseHTML } from 'linkedom';
import { html, parse, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';

/** Limits of one page. A hostile page is read up to there, and no further. */
export interface PageCaps {
  readonly characters: number;
  readonly nodes: number;
  /** Elements inside each other. */
  readonly depth: number;
}

const PAGE_CAPS: PageCaps = { characters: 5_000_000, nodes: 60_000, depth: 600 };

export interface ParsedPage {
  readonly document: Document;
  /** The page is larger than the caps allow. */
  readonly isTruncated: boolean;
}

type Types = TreeAdapterTypeMap<
  Node,
  Document | DocumentFragment | Element,
  ChildNode,
  Document,
  DocumentFragment,
  Element,
  Comment,
  Text,
  HTMLTemplateElement,
  DocumentType
>;

class CapReached extends Error {
  override readonly name = 'CapReached';
}

/** A page as a browser without scripts builds it. */
export function parsePage(source: string, caps: PageCaps = PAGE_CAPS): ParsedPage {
  const { document } = parseHTML('') as { document: Document };
  const text = source.slice(0, caps.characters);
  try {
    // Without scripts a browser shows what is in `noscript`; lazy pictures have their real address there.
    parse<Types>(text, { treeAdapter: treeAdapter(document, caps), scriptingEnabled: false });
    return { document, isTruncated: text.length < source.length };
  } catch (error) {
    if (!(error instanceof CapReached)) throw error;
    return { document, isTruncated: true };
  }
}

/** Builds the tree of the parser with the nodes of the DOM. */
function treeAdapter(document: Document, caps: PageCaps): TreeAdapter<Types> {
  let nodes = 0;
  let depth = 0;
  let mode: html.DOCUMENT_MODE = html.DOCUMENT_MODE.NO_QUIRKS;
  const templates = new WeakMap<Element, DocumentFragment>();
  const counted = <Kind extends Node>(node: Kind): Kind => {
    nodes += 1;
    if (nodes > caps.nodes) throw new CapReached();
    return node;
  };
  const giveAttributes = (element: Element, attributes: readonly { name: string; value: string }[]) => {
    for (const { name, value } of attributes)
      if (!element.hasAttribute(name)) element.setAttribute(name, value);
  };

  return {
    createDocument: () => document,
    createDocumentFragment: () => document.createDocumentFragment(),
    createElement: (name, namespace, attributes) => {
      const element =
        namespace === html.NS.HTML ? document.createElement(name) : document.createElementNS(namespace, name);
      giveAttributes(element, attributes);
      return counted(element);
    },
    createCommentNode: (data) => counted(document.createComment(data)),
    createTextNode: (data) => counted(document.createTextNode(data)),
    adoptAttributes: giveAttributes,
    appendChild: (parent, node) => void parent.appendChild(node),
    insertBefore: (parent, node, reference) => void parent.insertBefore(node, reference),
    insertText: (parent, text) => {
      const last = parent.lastChild;
      if (last?.nodeType === 3) last.nodeValue += text;
      else parent.appendChild(counted(document.createTextNode(text)));
    },
    insertTextBefore: (parent, text, reference) => {
      const before = reference.previousSibling;
      if (before?.nodeType === 3) before.nodeValue += text;
      else parent.insertBefore(counted(document.createTextNode(text)), reference);
    },
    detachNode: (node) => node.parentNode?.removeChild(node),
    setTemplateContent: (template, content) => void templates.set(template, content),
    getTemplateContent: (template) => templates.get(template) ?? document.createDocumentFragment(),
    getFirstChild: (node) => node.firstChild,
    getChildNodes: (node) => [...node.childNodes],
    getParentNode: (node) => node.parentNode as Element | Document | null,
    getAttrList: (element) => [...element.attributes].map(({ name, value }) => ({ name, value })),
    getTagName: (element) => element.localName,
    getNamespaceURI: (element) => (element.namespaceURI ?? html.NS.HTML) as html.NS,
    getTextNodeContent: (node) => node.data,
    getCommentNodeContent: (node) => node.data,
    getDocumentTypeNodeName: (node) => node.name,
    getDocumentTypeNodePublicId: (node) => node.publicId,
    getDocumentTypeNodeSystemId: (node) => node.systemId,
    isTextNode: (node): node is Text => node.nodeType === 3,
    isCommentNode: (node): node is Comment => node.nodeType === 8,
    isDocumentTypeNode: (node): node is DocumentType => node.nodeType === 10,
    isElementNode: (node): node is Element => node.nodeType === 1,
    setDocumentType: () => {},
    setDocumentMode: (_document, given) => {
      mode = given;
    },
    getDocumentMode: () => mode,
    setNodeSourceCodeLocation: () => {},
    getNodeSourceCodeLocation: () => null,
    updateNodeSourceCodeLocation: () => {},
    onItemPush: () => {
      depth += 1;
      if (depth > caps.depth) throw new CapReached();
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
}
