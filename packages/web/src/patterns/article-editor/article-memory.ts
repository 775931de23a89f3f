import type { Node, Schema } from '@tiptap/pm/model';
import {
  type ArticleFacts,
  type BlockFacts,
  blockFacts,
  sumFacts,
} from '@toasoan/contract/article/article-facts.ts';
import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';

/**
 * Caches facts about the blocks of an article. ProseMirror nodes are immutable, and a change keeps every untouched
 * block, so a block's facts stay valid as long as the block exists. A keystroke reads one block, however long the
 * article is.
 */
const documents = new WeakMap<Node, ArticleDocument>();
const written = new WeakMap<Node, ArticleNode>();
const read = new WeakMap<ArticleNode, Node>();
const facts = new WeakMap<ArticleNode, BlockFacts>();

function write(block: Node): ArticleNode {
  const known = written.get(block);
  if (known !== undefined) return known;
  const json = block.toJSON() as ArticleNode;
  written.set(block, json);
  read.set(json, block);
  return json;
}

/** The article as JSON; unchanged blocks are the same objects as before, and so is an unchanged article. */
export function writeDocument(doc: Node): ArticleDocument {
  const known = documents.get(doc);
  if (known !== undefined) return known;
  const document: ArticleDocument = { type: 'doc', content: doc.children.map(write) };
  documents.set(doc, document);
  return document;
}

/** The node of a document; blocks written here are the same nodes, so that comparing is fast. */
export function readDocument(schema: Schema, document: ArticleDocument): Node {
  const blocks = document.content.map((block) => {
    const known = read.get(block);
    return known?.type.schema === schema ? known : schema.nodeFromJSON(block);
  });
  return schema.topNodeType.create(null, blocks);
}

function factsOf(block: ArticleNode): BlockFacts {
  const known = facts.get(block);
  if (known !== undefined) return known;
  const found = blockFacts(block);
  facts.set(block, found);
  return found;
}

export function sumDocument(doc: Node, ownHosts: readonly string[]): ArticleFacts {
  return sumFacts(withoutSuggestions(writeDocument(doc)).content.map(factsOf), ownHosts);
}
