import { useEffect, useState } from 'react';
import { type BranchData, loadBranchData } from '../../data/branch-data.ts';

/** Fetches the dishes of a branch. `data` is null while they load, and after a failure. */
export function useBranchData(address: string): { data: BranchData | null; failed: boolean } {
  const [loaded, setLoaded] = useState<{ address: string; data: BranchData | null } | null>(null);

  useEffect(() => {
    let isCancelled = false;
    const show = (data: BranchData | null) => !isCancelled && setLoaded({ address, data });
    loadBranchData(address).then(show, () => show(null));
    return () => {
      isCancelled = true;
    };
  }, [address]);

  const current = loaded?.address === address ? loaded : null;
  return { data: current?.data ?? null, failed: current !== null && current.data === null };
}
