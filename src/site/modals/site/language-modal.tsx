import { availableLanguages, languageOffer } from '../../../domain/site/language-choice.ts';
import { isWritten } from '../../../domain/site/languages.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { languageName } from '../../ui/format/language-name.ts';
import { Icon } from '../../ui/marks/icons.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './language-modal.module.css';

/** Codes the player may choose, as one text: a selection must be the same for the same state. */
function choices({ config, session }: State): string {
  return availableLanguages(languageOffer(config.values), session.userId !== null)
    .filter(isWritten)
    .join();
}

/** The languages the site offers and is written in. */
export function LanguageModal({ modal, close }: ModalProps) {
  const host = useHost();
  const codes = useHostState(choices).split(',').filter(Boolean);
  const current = useHostState((state) => state.preferences.language);
  const choose = (language: string) => {
    close();
    if (language !== current) host.publish('preferences.languageChosen', { language });
  };
  return (
    <ModalDialog modal={modal} close={close}>
      <ul className={styles['list']}>
        {codes.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className={styles['choice']}
              aria-current={code === current || undefined}
              onClick={() => choose(code)}
            >
              {languageName(code)}
              {code === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
