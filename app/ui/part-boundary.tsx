import { Component, createContext, type ReactNode, use } from 'react';

/** What stands in the place of a part of a page that failed. */
export const PartMissing = createContext<ReactNode>(null);

/** Keeps a part that fails, as one does whose script does not come, from taking the whole page with it. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Missing /> : this.props.children;
  }
}

function Missing() {
  return use(PartMissing);
}
