import { Button } from '../../site/ui/controls/button.tsx';
import { texts } from '../texts.ts';

export interface AskDocumentProps {
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

/** Asks the player for one more document: whose their way to pay is. */
export function AskDocument({ isAsked, isBusy, onAsk }: AskDocumentProps) {
  if (isAsked) return <p>{texts.documents.asked}</p>;
  return (
    <Button size="s" busy={isBusy} onClick={onAsk}>
      {texts.documents.ask}
    </Button>
  );
}
