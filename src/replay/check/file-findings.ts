/** What is wrong with a recording as a file, whatever its events say. */
import type { LogFile } from '../../log/read/log-file.ts';
import type { LogGap } from '../../log/read/ndjson.ts';
import type { Finding } from './verdicts.ts';

/** What the service said of batches when it wrote the recording. */
export function brokenFindings({ broken }: LogFile): Finding[] {
  return broken.map(({ firstSeq: seq, count, state }) =>
    state === 'altered'
      ? {
          verdict: 'altered',
          seq,
          detail: `seq ${seq} to ${seq + count - 1}: not what was recorded, says the service`,
        }
      : {
          verdict: 'removed',
          seq,
          detail: `before seq ${seq}: something was removed, says the service`,
        },
  );
}

export function unknownFindings({ unknownCatalogue, header }: LogFile): Finding[] {
  if (!unknownCatalogue) return [];
  const detail = `made with catalogue ${header.catalogue}, from which this build knows no way`;
  return [{ verdict: 'unknown-catalogue', detail }];
}

export function lineFindings({ lineProblems }: LogFile): Finding[] {
  return lineProblems.map(({ line, message }) => ({
    verdict: 'unreadable',
    detail: `line ${line}: ${message}`,
  }));
}

export function gapFinding({ after, missing, setAside }: LogGap): Finding {
  const detail = `${countText(missing, 'event')} ${setAside ? 'set aside' : 'missing'} after seq ${after}`;
  return { verdict: setAside ? 'set-aside' : 'gap', seq: after + 1, detail };
}

/** "1 event", "2 events". */
export function countText(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
