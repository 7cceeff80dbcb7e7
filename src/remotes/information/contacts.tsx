import { SessionCard } from './cards.tsx';
import { useHostState } from './host.ts';
import { LaterGuestForm } from './later-views.tsx';

/** How support is reached: by a form, where nobody is signed in, and the number that it asks for. */
export function Contacts() {
  const isGuest = useHostState((state) => state.session.status === 'guest');
  return (
    <>
      {isGuest && <LaterGuestForm />}
      <SessionCard />
    </>
  );
}
