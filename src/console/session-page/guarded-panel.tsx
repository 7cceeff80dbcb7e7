import type { ReactNode } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { useMoment, useRecording, useSession } from '../session/context.ts';
import { texts } from '../texts.ts';
import { Guarded } from '../ui/guarded.tsx';
import css from './guarded-panel.module.css';

const say = texts.failure;

interface GuardedPanelProps {
  /** What it is called, for whoever is told that it cannot be shown. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of a session's page. A recording may hold what a view does not expect: then this part says
 * so and leads to the next event, at which it is drawn anew, and all other parts go on.
 */
export function GuardedPanel({ name, children }: GuardedPanelProps) {
  const { player } = useSession();
  const recording = useRecording();
  const count = useMoment((moment) => moment.count);
  const isLast = count >= recording.events.length;
  const fallback = (message: string, again: () => void) => (
    <section className={css.failed} aria-label={name}>
      <ErrorState title={say.title(name)} text={message}>
        <Button size="s" onClick={again}>
          {texts.again}
        </Button>
        {!isLast && (
          <Button size="s" look="plain" onClick={() => player.goTo(count + 1)}>
            {say.skip}
          </Button>
        )}
      </ErrorState>
    </section>
  );
  return (
    <Guarded place={count} fallback={fallback}>
      {children}
    </Guarded>
  );
}
