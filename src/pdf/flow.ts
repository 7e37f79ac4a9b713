/** Flows blocks into the two columns of each page. Pure, in points, independent of what the blocks contain. */

/** An unbreakable part of a column. */
export interface Block {
  height: number;
  /** Never the last of a column: the next block must follow in the same column. */
  keepWithNext: boolean;
  startsSection: boolean;
}

export interface FlowRoom {
  /** Height of the columns on the first page and on the others. */
  first: number;
  other: number;
  /** Height to keep free below the columns of the last page. */
  end: number;
}

interface FlowedColumn<B extends Block> {
  /** `top` is the distance of the block from the top of the column. */
  blocks: { block: B; top: number }[];
  /** From the top of the column to the bottom of its last block. */
  height: number;
}

export type FlowedPage<B extends Block> = readonly [FlowedColumn<B>, FlowedColumn<B>];

/** The most that is added to a gap so that the columns of a page end on one line. */
const MAX_STRETCH = 3.5;

/**
 * Fills page after page, left column first. Blocks are never split, and `keepWithNext` is respected. The columns of the last page
 * are balanced.
 *
 * @param gapAbove space above a block, except at the top of a column
 * @throws RangeError if blocks that must stay together are taller than a column, or the end is taller than a page
 */
export function flow<B extends Block>(
  blocks: readonly B[],
  room: FlowRoom,
  gapAbove: (block: B) => number,
): FlowedPage<B>[] {
  let rest = toGroups(blocks, gapAbove);
  const tallest = Math.max(0, ...rest.map(({ height }) => height));
  if (tallest > Math.min(room.first, room.other))
    throw new RangeError(`A dish of ${Math.round(tallest)} pt is taller than the page; shorten its text.`);
  if (room.end > room.other) throw new RangeError('The note at the end is taller than the page; shorten its text.');
  const pages: FlowedPage<B>[] = [];
  const add = (left: Group<B>[], right: Group<B>[], bottom: number) => {
    pages.push([stackGroups(left, bottom), stackGroups(right, bottom)]);
    rest = rest.slice(left.length + right.length);
  };
  while (true) {
    const height = pages.length === 0 ? room.first : room.other;
    const even = splitEvenly(rest);
    if (even.height <= height - room.end) {
      add(even.left, even.right, even.height);
      return pages;
    }
    const allButLast = even.height <= height ? withoutLastSection(rest) : null;
    if (allButLast) {
      const split = splitEvenly(allButLast);
      add(split.left, split.right, split.height);
    } else {
      const left = takeFitting(rest, height);
      add(left, takeFitting(rest.slice(left.length), height), height);
    }
  }
}

interface Group<B extends Block> {
  blocks: { block: B; gap: number }[];
  height: number;
  gap: number;
}

function toGroups<B extends Block>(blocks: readonly B[], gapAbove: (block: B) => number): Group<B>[] {
  const groups: Group<B>[] = [];
  let open: Group<B> | undefined;
  for (const block of blocks) {
    const gap = gapAbove(block);
    if (open) open.height += gap + block.height;
    else groups.push((open = { blocks: [], height: block.height, gap }));
    open.blocks.push({ block, gap });
    if (!block.keepWithNext) open = undefined;
  }
  return groups;
}

/** As many groups from the start as fit. */
function takeFitting<B extends Block>(groups: readonly Group<B>[], room: number): Group<B>[] {
  let used = 0;
  const over = groups.findIndex(({ height, gap }, index) => {
    used += height + (index === 0 ? 0 : gap);
    return used > room;
  });
  return groups.slice(0, over === -1 ? groups.length : over);
}

/** The split whose taller column is the shortest; on a tie the one with the fuller left column. */
function splitEvenly<B extends Block>(groups: readonly Group<B>[]) {
  const all = totalHeight(groups);
  let best = { at: 0, height: all };
  let left = 0;
  groups.forEach(({ height, gap }, index) => {
    left += height + (index === 0 ? 0 : gap);
    const right = Math.max(0, all - left - (groups[index + 1]?.gap ?? 0));
    if (Math.max(left, right) <= best.height) best = { at: index + 1, height: Math.max(left, right) };
  });
  return { left: groups.slice(0, best.at), right: groups.slice(best.at), height: best.height };
}

/** For a page that lacks only room for the end: all but the last section, or half of a single one; null for one group. */
function withoutLastSection<B extends Block>(groups: readonly Group<B>[]): Group<B>[] | null {
  if (groups.length < 2) return null;
  const last = groups.findLastIndex(({ blocks }) => blocks[0]?.block.startsSection === true);
  return groups.slice(0, last > 0 ? last : Math.ceil(groups.length / 2));
}

const totalHeight = <B extends Block>(groups: readonly Group<B>[]): number =>
  groups.reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0);

/** Stacks groups. If the column is almost as tall as `bottom`, its gaps are stretched so that it ends there. */
function stackGroups<B extends Block>(groups: readonly Group<B>[], bottom: number): FlowedColumn<B> {
  const all = groups.flatMap(({ blocks }) => blocks);
  const free = (bottom - totalHeight(groups)) / Math.max(1, all.length - 1);
  const stretch = free <= MAX_STRETCH ? Math.max(0, free) : 0;
  let y = 0;
  const blocks = all.map(({ block, gap }, index) => {
    const top = index === 0 ? 0 : y + gap + stretch;
    y = top + block.height;
    return { block, top };
  });
  return { blocks, height: y };
}
