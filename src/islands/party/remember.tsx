import { useStore } from '@nanostores/react';
import { forgetSaved, saveChoices } from '../../stores/party.ts';
import { $saved, isSaved } from '../../stores/stored-filters.ts';
import type { Filters } from '../../stores/people.ts';

/** Keeps these choices on the device, and with them the lists, while it is ticked. */
export function Remember({ party, children }: { party: Filters; children: string }) {
  const isKept = isSaved(party, useStore($saved));
  return (
    <label className="tap type-small">
      <input
        type="checkbox"
        checked={isKept}
        onChange={({ currentTarget: { checked } }) => (checked ? saveChoices(party) : forgetSaved())}
      />
      <span>{children}</span>
    </label>
  );
}
