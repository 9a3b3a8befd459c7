/** The maximum number of highlights on a question, and their maximum total length in UTF-16 units. */
export const MAX_HIGHLIGHTS = 30
export const HIGHLIGHTED_LENGTH = 2_000

/** The maximum text length of a question; a start beyond it is invalid. */
const MAX_BLOCK_LENGTH = 100_000

/**
 * Text that a student highlighted in a question as served: `start` is an offset (UTF-16 units) in the plain text of one
 * block (stem, option, record entry), `block` identifies that block by its text (`blockOf`), `text` is the highlighted
 * text. Another version of a question has other blocks; highlights that don't match are not shown.
 */
export type Highlight = { block: string; start: number; text: string }

/** Returns a block's id, computed from its plain text: 32-bit FNV-1a, in base 36. */
export function blockOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

const endOf = ({ start, text }: Highlight) => start + text.length
const overlaps = (a: Highlight, b: Highlight) => a.block === b.block && a.start < endOf(b) && b.start < endOf(a)
const isSame = (a: Highlight, b: Highlight) => a.block === b.block && a.start === b.start && a.text === b.text
const isListed = (list: readonly Highlight[], highlight: Highlight) => list.some((other) => isSame(other, highlight))

export const isSameHighlights = (a: readonly Highlight[], b: readonly Highlight[]): boolean =>
  a.length === b.length && a.every((highlight, i) => b[i] !== undefined && isSame(highlight, b[i]))

/** Whether these highlights are within the limits; more are refused with 'too-much-highlighted'. */
export const fitHighlights = (list: readonly Highlight[]): boolean =>
  list.length <= MAX_HIGHLIGHTS && list.reduce((sum, { text }) => sum + text.length, 0) <= HIGHLIGHTED_LENGTH

// Characters that no served text contains: control characters except tab and line ends, and characters that change the
// text direction.
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/

/** Whether every highlight is a valid range of a text, and none overlaps another. */
export const areHighlights = (list: readonly Highlight[]): boolean =>
  list.every(
    (highlight, i) =>
      /^[0-9a-z]{1,7}$/.test(highlight.block) &&
      Number.isInteger(highlight.start) &&
      highlight.start >= 0 &&
      endOf(highlight) <= MAX_BLOCK_LENGTH &&
      highlight.text.trim() !== '' &&
      !INVISIBLE.test(highlight.text) &&
      !list.slice(0, i).some((other) => overlaps(other, highlight)),
  )

/** Returns the selection in a block without leading and trailing blanks; undefined if nothing remains. */
export function selectedIn(block: string, from: number, to: number): Highlight | undefined {
  const selected = block.slice(from, to)
  const text = selected.trim()
  if (text === '') return undefined
  return { block: blockOf(block), start: from + selected.indexOf(text), text }
}

/** Whether all of a selection is highlighted, so that the next press removes it. */
export const isHighlighted = (list: readonly Highlight[], selection: Highlight): boolean =>
  list.some(
    (other) => other.block === selection.block && other.start <= selection.start && endOf(other) >= endOf(selection),
  )

/** Merges two overlapping highlights of one text. */
function joined(a: Highlight, b: Highlight): Highlight {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a]
  return { ...first, text: first.text + second.text.slice(Math.max(0, endOf(first) - second.start)) }
}

/** Adds a highlight and merges it with those it overlaps. */
const withHighlight = (list: readonly Highlight[], added: Highlight): Highlight[] => {
  const overlapping = list.filter((other) => overlaps(other, added))
  return [...list.filter((other) => !overlaps(other, added)), overlapping.reduce(joined, added)]
}

/** Highlights the selections or, if they are fully highlighted already, removes the highlights that contain them. */
export function toggleHighlights(list: readonly Highlight[], selections: readonly Highlight[]): Highlight[] {
  if (selections.every((selection) => isHighlighted(list, selection)))
    return list.filter((other) => !selections.some((selection) => overlaps(other, selection)))
  return selections.reduce<Highlight[]>(withHighlight, [...list])
}

/**
 * Merges after another tab or device has written since `base` was read: its highlights, plus those added here, minus
 * those removed here.
 */
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
