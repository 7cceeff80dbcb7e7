import { Dialog } from '../../site/ui/controls/dialog.tsx';
import { texts } from '../texts.ts';
import { Key } from '../ui/key.tsx';
import css from './help-dialog.module.css';

/** What the keyboard does. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog kind="keys" title={texts.keys.title} closeLabel={texts.close} onClose={onClose}>
      <dl className={css.keys}>
        {texts.keys.rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
