/** Lists of a person's day, by what there is to do with the posts. */
export type WorkKind = 'returned' | 'inHand' | 'pickUp' | 'approve' | 'underWay' | 'drafts';
