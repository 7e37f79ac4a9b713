/** Ends this program with the npm command that started it. npm passes SIGTERM only to its shell, not to the program. */
export function exitWhenNpmExits(): void {
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event']) return;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
