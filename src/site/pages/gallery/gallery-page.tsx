import { useMemo, useState } from 'react';
import { type DialogName, dialogs } from '../../../events/dialogs.ts';
import { HostAbove, useWholeHost } from '../../host.tsx';
import { ModalHost } from '../../modals/modal-host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card, CardText } from '../card.tsx';
import styles from './gallery.module.css';
import { sampleHost } from './sample-host.ts';

const names = Object.keys(dialogs) as readonly DialogName[];

/** A dialog as a player would see it, with what is there to see. */
function Shown({ name, close }: { readonly name: DialogName; readonly close: () => void }) {
  const host = useWholeHost();
  const shown = useMemo(() => sampleHost(host, name, close), [host, name, close]);
  return (
    <HostAbove host={shown}>
      <ModalHost />
    </HostAbove>
  );
}

/** Every dialog of the site at a press, for whoever draws or translates them. Not in production. */
export function GalleryPage() {
  const { t } = useWholeHost();
  const [name, setName] = useState<DialogName | null>(null);
  const close = useMemo(() => () => setName(null), []);
  return (
    <Card title={t('technical_dialog_gallery_title')}>
      <CardText>
        <p>{t('technical_dialog_gallery_text')}</p>
      </CardText>
      <ul className={styles['dialogs']}>
        {names.map((one) => (
          <li key={one}>
            <Button data-dialog={one} wide onClick={() => setName(one)}>
              {one}
            </Button>
          </li>
        ))}
      </ul>
      {name && <Shown name={name} close={close} />}
    </Card>
  );
}
