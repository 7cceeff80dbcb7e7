import { subApplication } from '../../site/contract/sub-application.tsx';

/** The host as the information has it: what stands in its row of the contract. */
export const { useHost, useHostState } = subApplication<'information'>();
