export type { Visit, VisitAddress } from './visit.ts';
