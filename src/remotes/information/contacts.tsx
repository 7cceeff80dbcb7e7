import { SocialLinks } from '../../site/ui/links/social-links.tsx';
import { LaterServiceStatus } from '../../site/ui/status/later-service-status.tsx';
import { SessionCard } from './cards.tsx';
import { useHostState } from './host.ts';
import { LaterGuestForm } from './later-views.tsx';

/** How support is reached: by a form, where nobody is signed in, the number that it asks for, and what works. */
export function Contacts() {
  const isGuest = useHostState((state) => state.session.status === 'guest');
  return (
    <>
      {isGuest && <LaterGuestForm />}
      <SessionCard />
      <SocialLinks isPart />
      <LaterServiceStatus />
    </>
  );
}
