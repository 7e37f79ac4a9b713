import type { Announcement } from '../../../model/opening/announcements.ts';
import type { Branch, Ui } from '../../../model/types.ts';

/** What a store is chosen for. */
export type Service = 'ordering' | 'booking';

/** A branch as the pages of both services show it. */
export interface Store extends Pick<
  Branch,
  'key' | 'store' | 'address' | 'phone' | 'hours' | 'line' | 'picture' | 'closure'
> {
  /** Where the branch takes orders or bookings. */
  service: Branch[Service];
  announced: readonly Announcement[];
}

/** The texts of the island; `{store}` is a placeholder. */
export interface ChoiceWords {
  /** On the button of a store, before and after it is chosen. */
  choose: string;
  chosen: string;
  dialog: Pick<Ui['dialog'], 'title' | 'cancel' | 'ok'>;
  /** The dialog's question: `first` when no store is chosen, `change` when another one is. */
  first: string;
  change: string;
  /** Heading of the answer, which appears when a store is chosen. */
  answerTitle: string;
  answerText?: string;
  /** The text of the link in the answer. */
  action: string;
}
