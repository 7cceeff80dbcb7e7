/**
 * Entry of the frame in which the console shows the site, for looking only. Its page has an origin
 * of its own, with no cookies, no storage and no network beyond its scripts and styles: should what
 * was recorded ever run in it, it finds nothing and reaches nobody.
 */
import './frame.css';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { freezeStates } from '../../projections/fold.ts';
import { createRemoteLoader } from '../../site/remote/remote-loader.ts';
import { createReplayHost } from '../../site/replay-host.ts';
import { markDocument, marksOf } from '../../site/shell/document-marks.ts';
import { createPageHead } from '../../site/shell/page-head.ts';
import { Site } from '../../site/view.tsx';
import type { FrameSource } from './face.ts';
import { followTarget } from './mark-target.ts';
import {
  type ConsoleMessage,
  consoleMessage,
  type FrameMessage,
  openingMessage,
  talk,
} from './messages.ts';
import { scrollAt, scrollPage } from './scroll-page.ts';
import { createShownReplay } from './shown-replay.ts';

/** The build says in the page itself where sub-applications are: nothing can be asked for. */
const loadRemote = createRemoteLoader({
  async readManifest() {
    const told = document.querySelector<HTMLMetaElement>('meta[name="remotes"]');
    return JSON.parse(told?.content ?? '{}');
  },
  importModule: (address) => import(address),
});

function draw(source: FrameSource): void {
  const place = document.getElementById('root');
  if (!place) return;
  const host = createReplayHost(source);
  const mark = followTarget(source);
  const writeHead = createPageHead(document);
  const follow = (): void => {
    const marks = marksOf(host.state(), host);
    if (marks) markDocument(document, marks);
    writeHead(host.state());
    mark();
  };
  host.subscribe(follow);
  follow();
  createRoot(place).render(<Site host={host} loadRemote={loadRemote} />);
}

function begin(port: MessagePort, nonce: string, catalogue: string): void {
  const replay = createShownReplay({
    catalogue,
    whenDrawn: (run) => requestAnimationFrame(run),
    onProblem: (seq) => channel.say({ kind: 'problem', seq }),
  });
  let isDrawn = false;
  const channel = talk<ConsoleMessage, FrameMessage>(port, nonce, consoleMessage, (message) => {
    if (message.kind === 'events') replay.append(message.events);
    if (message.kind === 'scroll') scrollAt(document, message);
    if (message.kind === 'page') scrollPage(window, message.share);
    if (message.kind !== 'show') return;
    replay.show(message.seq);
    if (isDrawn) return;
    isDrawn = true;
    draw(replay.source);
    channel.say({ kind: 'ready' });
  });
}

/** The first channel that the page around hands over is the one; nobody else is heard. */
function onOpening(event: MessageEvent<unknown>): void {
  if (event.source !== window.parent || event.origin !== location.origin) return;
  const opening = v.safeParse(openingMessage, event.data);
  const [port] = event.ports;
  if (!opening.success || !port) return;
  window.removeEventListener('message', onOpening);
  begin(port, opening.output.nonce, opening.output.catalogue);
}

// The states that are folded here are shown and thrown away: freezing them would only cost.
freezeStates(false);
window.addEventListener('message', onOpening);
