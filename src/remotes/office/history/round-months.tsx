import { FILE_PARTS, roundMonths } from '../../../domain/casino/rounds-file.ts';
import { useNow } from '../../../site/ui/format/use-now.ts';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { useHost, useHostState } from '../host.ts';
import { useMonthName } from '../month-name.ts';

/** The months of which rounds are wanted: the second is never before the first. */
export function RoundMonths() {
  const host = useHost();
  const nameOf = useMonthName();
  const from = useHostState((state) => state.page.choice(FILE_PARTS.from)) ?? '';
  const to = useHostState((state) => state.page.choice(FILE_PARTS.to)) ?? '';
  const months = roundMonths({ [FILE_PARTS.from]: from, [FILE_PARTS.to]: to }, useNow(0));
  const options = months.names.map((value) => ({ value, label: nameOf(value) }));
  return (
    <>
      <SelectField
        label={host.t('office_history_file_from')}
        name="rounds-from"
        value={months.from}
        options={options}
        onChoose={(name) => host.choose(FILE_PARTS.from, name)}
      />
      <SelectField
        label={host.t('office_history_file_to')}
        name="rounds-to"
        value={months.to}
        options={options.filter(({ value }) => value >= months.from)}
        onChoose={(name) => host.choose(FILE_PARTS.to, name)}
      />
    </>
  );
}
