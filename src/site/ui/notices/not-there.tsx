import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** Stands where an address asks for what is not there: nobody is to find the address by a search. */
export function NotThere(props: EmptyStateProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState {...props} />
    </>
  );
}
