/** A question has at most this many highlights, of this many characters together (UTF-16 units). */
export const MAX_HIGHLIGHTS = 30
export const HIGHLIGHTED_LENGTH = 2_000

/** No text of a question is longer than this; a start beyond it is none. */
const MAX_BLOCK_LENGTH = 100_000

/**
 * Text that a student highlighted in a question as it was served: `start` is an offset (UTF-16 units) in the plain text of one block
 * (stem, option, entry of a record), `block` names that block by its text (`blockOf`), `text` is what lies there. A question of
 * another version has other blocks: what does not fit is not shown.
 */
export type Highlight = { block: string; start: number; text: string }

/** Names a block by its plain text: FNV-1a of 32 bits, in base 36. */
export function blockOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

const endOf = ({ start, text }: Highlight) => start + text.length
const touches = (a: Highlight, b: Highlight) => a.block === b.block && a.start < endOf(b) && b.start < endOf(a)
const isSame = (a: Highlight, b: Highlight) => a.block === b.block && a.start === b.start && a.text === b.text
const isListed = (list: readonly Highlight[], highlight: Highlight) => list.some((other) => isSame(other, highlight))

export const isSameHighlights = (a: readonly Highlight[], b: readonly Highlight[]): boolean =>
  a.length === b.length && a.every((highlight, i) => b[i] !== undefined && isSame(highlight, b[i]))

/** Whether no more than these fit: a highlight beyond it is refused with 'too-much-highlighted'. */
export const fitHighlights = (list: readonly Highlight[]): boolean =>
  list.length <= MAX_HIGHLIGHTS && list.reduce((sum, { text }) => sum + text.length, 0) <= HIGHLIGHTED_LENGTH

// What no served text holds: control characters but tab and line ends, and what turns the direction of the text around it.
// oxlint-disable-next-line no-control-regex
const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/

/** Whether each is a place in a text, and none overlaps another. */
export const areHighlights = (list: readonly Highlight[]): boolean =>
  list.every(
    (highlight, i) =>
      /^[0-9a-z]{1,7}$/.test(highlight.block) &&
      Number.isInteger(highlight.start) &&
      highlight.start >= 0 &&
      endOf(highlight) <= MAX_BLOCK_LENGTH &&
      highlight.text.trim() !== '' &&
      !UNSHOWN.test(highlight.text) &&
      !list.slice(0, i).some((other) => touches(other, highlight)),
  )

/** A selection in a block, without the blanks at its ends; undefined where nothing else is in it. */
export function selectedIn(block: string, from: number, to: number): Highlight | undefined {
  const selected = block.slice(from, to)
  const text = selected.trim()
  if (text === '') return undefined
  return { block: blockOf(block), start: from + selected.indexOf(text), text }
}

/** Whether all of a selection is highlighted, so that the next press takes that back. */
export const isHighlighted = (list: readonly Highlight[], selection: Highlight): boolean =>
  list.some(
    (other) => other.block === selection.block && other.start <= selection.start && endOf(other) >= endOf(selection),
  )

/** Two that overlap in one text, as one. */
function joined(a: Highlight, b: Highlight): Highlight {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a]
  return { ...first, text: first.text + second.text.slice(Math.max(0, endOf(first) - second.start)) }
}

/** With one more: what it overlaps becomes one with it. */
const withHighlight = (list: readonly Highlight[], added: Highlight): Highlight[] => {
  const met = list.filter((other) => touches(other, added))
  return [...list.filter((other) => !touches(other, added)), met.reduce(joined, added)]
}

/** Highlights selections, or, where all of each is highlighted, takes the highlights away that they lie in. */
export function toggleHighlights(list: readonly Highlight[], selections: readonly Highlight[]): Highlight[] {
  if (selections.every((selection) => isHighlighted(list, selection)))
    return list.filter((other) => !selections.some((selection) => touches(other, selection)))
  return selections.reduce<Highlight[]>(withHighlight, [...list])
}

/** Where another tab or device has written since `base` was read: its highlights, with what was added and removed here. */
export function mergeHighlights(
  base: readonly Highlight[],
  mine: readonly Highlight[],
  theirs: readonly Highlight[],
): Highlight[] {
  const stay = theirs.filter((highlight) => isListed(mine, highlight) || !isListed(base, highlight))
  let merged = stay
  for (const added of mine.filter((highlight) => !isListed(base, highlight) && !isListed(stay, highlight))) {
    const next = withHighlight(merged, added)
    if (fitHighlights(next)) merged = next
  }
  return merged
}
