/** Shows the line for a missing part of the page (layouts/page.astro), once. */
export function showPartMissing(): void {
  const line = document.querySelector<HTMLTemplateElement>('#part-missing');
  line?.replaceWith(line.content);
}
