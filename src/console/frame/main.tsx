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

/** Marks the element the current event is about, once the site has been drawn. */
function markTarget(selector: string | null): void {
  for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  if (selector === null) return;
  for (const element of document.querySelectorAll(selector)) element.setAttribute(MARK, '');
}

window.replayFrame = {
  show(source: FrameSource) {
    const host = createReplayHost(source);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    let drawing = 0;
    const follow = (): void => {
      const marks = marksOf(host.state(), host.t, dark.matches);
      if (marks) markDocument(document, marks);
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(() => markTarget(source.target()));
    };
    host.subscribe(follow);
    follow();
    root?.render(<Site host={host} loadRemote={loadRemote} />);
  },
};
