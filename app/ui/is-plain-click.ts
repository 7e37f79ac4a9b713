/** Whether a click on a link asks for nothing but to follow it here: not for a new tab, a download or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
