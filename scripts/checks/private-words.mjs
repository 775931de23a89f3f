/**
 * Words that only this project once used, and the field's word for each (issue 12). A rule is a row of tokens:
 * `postMove`, `PostMove`, `post_move` and `post-move` are all `post move`. A star ends a token of any ending.
 * @typedef {{ words: string[], instead: string, where?: RegExp, in?: readonly Place[] }} PrivateWord
 * @typedef {'identifier' | 'file name' | 'text key' | 'test title'} Place
 */

/** Where an arrow is a dependency and a ring is a set of tests. Elsewhere both are shapes or keys. */
const ABOUT_TESTS = /^(scripts\/|[^/]+$)/;
/** Titles may use these words in their plain English meaning. */
const CODE_ONLY = /** @type {const} */ (['identifier', 'file name']);

/** Where nothing but the state of a thing changes. Notes, terms and stories of the front page do move. */
const ABOUT_TRANSITIONS = new RegExp(
  [
    '/src/features/posts/(?!(notes|assignment|pending|placement|redirects|editing)/|term-moves)',
    '/src/features/(media/library/lifecycle|projects)/',
    '^packages/web/src/features/(posts/editing|media/library)/',
    '^(packages/server/seeds|e2e)/',
  ].join('|'),
);

/** @type {PrivateWord[]} */
export const PRIVATE_WORDS = [
  { words: ['arrow', 'arrows'], instead: 'dependency rule', where: ABOUT_TESTS },
  { words: ['ring', 'rings', 'test ring'], instead: 'test suite', where: ABOUT_TESTS },
  { words: ['expect sound'], instead: 'expectAccessible' },
  {
    words: ['post move', 'post moves', 'move log', 'make move', 'ask move', 'mover', 'move post'],
    instead: 'transition',
  },
  {
    words: ['move', 'moves', 'moved', 'moving', 'via'],
    instead: 'transition',
    where: ABOUT_TRANSITIONS,
    in: CODE_ONLY,
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
  { words: ['anew'], instead: 'again' },
  { words: ['desk'], instead: 'controller' },
  { words: ['bring in', 'brings in', 'brought in', 'bringing in'], instead: 'import' },
  { words: ['upload turns'], instead: 'upload mutex' },
  { words: ['use shown as', 'shown as'], instead: 'view mode', in: CODE_ONLY },
];

/** `PostFormNeeds` and `NeedsOfPage`. A variable may be named needs. */
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

/**
 * Properties that stay, each with its reason; a variable or a parameter of that name does not.
 * @type {Record<string, string>}
 */
export const PROPERTIES_THAT_STAY = {
  move: 'a field of the API and a column of the transition log',
  via: 'a field of the API: the intermediate steps of a transition',
  MOVE_NOT_POSSIBLE: 'the code of an error of the API',
  onPointerMove: 'an event of the browser',
  onMove: 'a property of the board and of the calendar, where a card moves',
  canMove: 'a property of the board, where a card moves',
};
