/** Whether the guest saves data or has a slow line, as far as the browser reports it. */
export function isSavingData(): boolean {
  // TypeScript's DOM library does not declare it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
