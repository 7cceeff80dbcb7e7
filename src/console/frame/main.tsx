/** Entry of the frame in which the console shows the site, for looking only. */
import './frame.css';
import { createRoot } from 'react-dom/client';
import { createRemoteLoader } from '../../site/remote-loader.ts';
import { markDocument, marksOf } from '../../site/shell/document-marks.ts';
import { Site } from '../../site/view.tsx';
import type { FrameSource } from './face.ts';
import { createReplayHost } from './replay-host.ts';

const MARK = 'data-replay-target';

const loadRemote = createRemoteLoader({
  readManifest: async () => (await fetch('/asset-manifest.json', { cache: 'no-cache' })).json(),
  importModule: (address) => import(address),
});

const place = document.getElementById('root');
const root = place && createRoot(place);

/** Marks the elements that the current event is about, and no others. */
function markTarget(selector: string | null): void {
  const wanted = new Set(selector === null ? [] : document.querySelectorAll(selector));
  for (const old of document.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.has(old)) old.removeAttribute(MARK);
  }
  for (const element of wanted) element.setAttribute(MARK, '');
}

/** Keeps the mark where it belongs: after each moment, and when more of the page is drawn. */
function followTarget(source: FrameSource): () => void {
  let drawing = 0;
  const mark = (): void => {
    cancelAnimationFrame(drawing);
    drawing = requestAnimationFrame(() => markTarget(source.target()));
  };
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  return mark;
}

window.replayFrame = {
  show(source: FrameSource) {
    const host = createReplayHost(source);
    const mark = followTarget(source);
    const follow = (): void => {
      const marks = marksOf(host.state(), host.t);
      if (marks) markDocument(document, marks);
      mark();
    };
    host.subscribe(follow);
    follow();
    root?.render(<Site host={host} loadRemote={loadRemote} />);
  },
};
