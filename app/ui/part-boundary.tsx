import { Component, createContext, type ReactNode, use } from 'react';

/** Shown instead of a part of a page that failed. */
export const PartFallback = createContext<ReactNode>(null);

/** Error boundary: a part that fails, for example because its script did not load, does not break the rest of the page. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children;
  }
}

function Fallback() {
  return use(PartFallback);
}
