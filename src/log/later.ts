/**
 * What a recording needs seldom, or not at once. It is fetched as one script: what it shares with the page
 * would else stand in one more for each part.
 */
export { resumeOrphanedSessions } from './record/orphaned-sessions.ts';
export { halve, rejoinAfter } from './upload/rejoin.ts';
