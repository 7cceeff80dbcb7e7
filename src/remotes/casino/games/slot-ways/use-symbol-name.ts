import { useHost } from '../../host.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'w'] as const;

/** What the symbols of the strips are called. */
export function useSymbolName(): (symbol: string) => string {
  const { t } = useHost();
  return (symbol) => {
    const name = NAMES.find((one) => one === symbol.toLowerCase());
    return name === undefined ? symbol : t(`casino_slot_ways_symbol_${name}`);
  };
}
