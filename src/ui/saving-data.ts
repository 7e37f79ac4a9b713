/** Whether the guest has turned on data saving, as far as the browser reports it. */
export function isSavingData(): boolean {
  // TypeScript's DOM library does not declare it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
