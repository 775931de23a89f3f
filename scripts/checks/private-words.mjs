/**
 * Words that only this project once used, and the field's word for each (issue 12). A rule is a row of tokens:
 * `postMove`, `PostMove`, `post_move` and `post-move` are all `post move`. A star ends a token of any ending.
 * @typedef {{ words: string[], instead: string, where?: RegExp, in?: readonly Place[] }} PrivateWord
 * @typedef {'identifier' | 'file name' | 'test title'} Place
 */

/** Where an arrow is a dependency and a ring is a set of tests. Elsewhere both are shapes or keys. */
const ABOUT_TESTS = /^(scripts\/|[^/]+$)/;
/** Plain English has these words too; in a title they are no private word. */
const CODE_ONLY = /** @type {const} */ (['identifier', 'file name']);

/** @type {PrivateWord[]} */
export const PRIVATE_WORDS = [
  { words: ['arrow', 'arrows'], instead: 'dependency rule', where: ABOUT_TESTS },
  { words: ['ring', 'rings', 'test ring'], instead: 'test suite', where: ABOUT_TESTS },
  { words: ['expect sound'], instead: 'expectAccessible' },
  {
    words: ['post move', 'post moves', 'move log', 'make move', 'ask move', 'mover', 'move post'],
    instead: 'transition',
  },
  { words: ['lazy part', 'missing part', 'part error'], instead: 'chunk' },
  { words: ['tell', 'tells', 'telling', 'told', 'teller'], instead: 'notify, report' },
  { words: ['ask again', 'asks again', 'asked again'], instead: 'invalidate, refetch' },
  { words: ['own answer for'], instead: 'suppressErrorToast' },
  { words: ['why not'], instead: 'disabledReason' },
  { words: ['twin', 'twins'], instead: 'duplicate' },
  { words: ['stamp', 'stamps'], instead: 'change counter' },
  { words: ['emblem', 'emblems'], instead: 'image, avatar' },
  { words: ['rehears*'], instead: 'preview, dry run' },
  { words: ['wish', 'wishes', 'wished'], instead: 'request, options' },
  { words: ['joining'], instead: 'merge' },
  { words: ['desk'], instead: 'controller' },
  { words: ['bring in', 'brings in', 'brought in', 'bringing in'], instead: 'import' },
  { words: ['upload turns'], instead: 'upload mutex' },
  { words: ['use shown as', 'shown as'], instead: 'view mode', in: CODE_ONLY },
];

/** `PostFormNeeds` and `NeedsOfPage`; a variable may well hold needs. */
export const PRIVATE_TYPES = { pattern: /^(\w*Needs|Needs[A-Z]\w*)$/, instead: 'dependencies, options' };

/** Names that stay, each with its reason. @type {Record<string, string>} */
export const STAYS = {
  timeStamp: 'a property of DOM events',
  stamp: 'a column of the tables of change counters',
  media_stamps: 'the name of a table',
  post_stamps: 'the name of a table',
  post_moves: 'the name of a table',
  twin_id: 'a column of the table of media',
  twinId: 'a field of the API',
  toldTime: 'a field of the API, stored in corrections',
};
