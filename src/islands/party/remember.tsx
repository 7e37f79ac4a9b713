import { useStore } from '@nanostores/react';
import { $isKept, keepParty } from '../../stores/stored-party.ts';

/** Keeps who is eating, and with them the lists, on the device while it is ticked. */
export const Remember = ({ children }: { children: string }) => (
  <label className="tap type-small">
    <input
      type="checkbox"
      checked={useStore($isKept)}
      onChange={({ currentTarget: { checked } }) => keepParty(checked)}
    />
    <span>{children}</span>
  </label>
);
