/** The data block that a page has for its scripts: `<script type="application/json" id="…">`. Throws if the page has none. */
export function readData<Data>(id: string): Data {
  const block = document.getElementById(id);
  if (!block) throw new Error(`The page has no data block "${id}"`);
  // The layout wrote it from a value of this type.
  return JSON.parse(block.textContent) as Data;
}
