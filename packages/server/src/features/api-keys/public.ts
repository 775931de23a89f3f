export { isListed } from './address-list.ts';
export { remindOfEnds } from './ends/remind-of-ends.ts';
export { endOfHanoiDay } from './hanoi-days.ts';
export {
  type AnswerScope,
  claimAnswer,
  dropClaim,
  forgetOldKeyAnswers,
  keepAnswer,
} from './use/answer-store.ts';
export {
  type CallFacts,
  countInMinute,
  forgetOldCalls,
  type Minute,
  noteCall,
  noteUse,
  openCall,
  releaseLostCalls,
  settleCall,
  takenToday,
  usedDays,
} from './use/call-store.ts';
export { findKey, findProjectOfKey, listProjectsOfKey, type UsedKey } from './use/find-key-view.ts';
