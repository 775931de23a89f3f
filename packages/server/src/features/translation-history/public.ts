export { addHistory, type HistoryOwner, type HistoryText, shortenHistory } from './history-store.ts';
