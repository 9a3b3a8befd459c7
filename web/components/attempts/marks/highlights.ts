import { type RefObject, useEffect } from 'react'
import { blockOf, type Highlight as OwnHighlight, selectedIn } from '#domain/attempts/highlights.ts'

const NAME = 'academy-own'
const NO_BLOCK = 'button, select, .verdict__rationale, .graded__why, .points-receipt__reason'

/**
 * The texts that can be highlighted: stem, options, and record entries. Excludes text on buttons, where a press has
 * another meaning, and the rationale, which isn't part of the question.
 */
export const blocksIn = (area: ParentNode): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>('[data-text]')].filter((block) => block.closest(NO_BLOCK) === null)

/** The text nodes of a block's plain text, without the text of buttons in it, such as those of pictures. */
function segmentsOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const segments: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('button') == null) segments.push(node)
  return segments
}

export const textOf = (block: Element): string =>
  segmentsOf(block)
    .map(({ data }) => data)
    .join('')

/**
 * A block's ids, by its text and, in a Reading, with what stands beside it: `stored` with a new highlight, `known` of
 * stored ones. Those from before equal texts were told apart belong to the first.
 */
function namesOf(block: HTMLElement): { stored: string; known: readonly string[] } {
  const { text: beside = '', equal } = block.dataset
  const plain = blockOf(textOf(block))
  const full = beside === '' ? plain : blockOf(`${textOf(block)}\n${beside}`)
  return { stored: equal === undefined ? plain : full, known: equal === 'later' ? [full] : [plain, full] }
}

/** The range of a block's text from `start` to `end` (offsets in its plain text); undefined if there is none. */
export function rangeIn(block: Element, start: number, end: number): Range | undefined {
  let at = 0
  const range = document.createRange()
  let begun = false
  for (const segment of segmentsOf(block)) {
    const next = at + segment.data.length
    if (!begun && start < next) {
      range.setStart(segment, start - at)
      begun = true
    }
    if (begun && end <= next) {
      range.setEnd(segment, end - at)
      return range
    }
    at = next
  }
  return undefined
}

/**
 * The highlights that a range covers in an area, one per text, without whitespace at their ends. `own`: the student's, of
 * whose blocks they keep the ids.
 */
export function selectionsIn(area: ParentNode, range: Range, own: readonly OwnHighlight[]): OwnHighlight[] {
  return blocksIn(area).flatMap((block) => {
    if (!range.intersectsNode(block)) return []
    let at = 0
    let from = Infinity
    let to = 0
    for (const segment of segmentsOf(block)) {
      const { length } = segment.data
      if (range.intersectsNode(segment)) {
        from = Math.min(from, at + (segment === range.startContainer ? range.startOffset : 0))
        to = at + (segment === range.endContainer ? range.endOffset : length)
      }
      at += length
    }
    const selected = from < to ? selectedIn(textOf(block), from, to) : undefined
    if (selected === undefined) return []
    const { stored, known } = namesOf(block)
    return { ...selected, block: known.find((name) => own.some((each) => each.block === name)) ?? stored }
  })
}

/** The ranges of highlights in an area; skips highlights whose text isn't there. */
export function rangesOf(area: ParentNode, highlights: readonly OwnHighlight[]): Range[] {
  if (highlights.length === 0) return []
  return blocksIn(area).flatMap((block) => {
    const text = textOf(block)
    const { known } = namesOf(block)
    return highlights.flatMap((highlight) => {
      const end = highlight.start + highlight.text.length
      const fits = known.includes(highlight.block) && text.slice(highlight.start, end) === highlight.text
      return (fits ? rangeIn(block, highlight.start, end) : undefined) ?? []
    })
  })
}

/** Focuses the text with the first of some highlights. */
export function focusHighlighted(area: ParentNode, highlights: readonly OwnHighlight[]): void {
  const [first] = rangesOf(area, highlights)
  const block = first?.startContainer.parentElement?.closest<HTMLElement>('[data-text]')
  if (block == null) return
  block.tabIndex = -1
  block.focus({ preventScroll: true })
  block.scrollIntoView({ block: 'center' })
}

/** Whether this browser can show highlights without changing the DOM (CSS Custom Highlight API). */
export const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS

/** The highlight object shared by all areas of the page. */
function sharedHighlight() {
  const existing = CSS.highlights.get(NAME)
  if (existing !== undefined) return existing
  const created = new Highlight()
  CSS.highlights.set(NAME, created)
  return created
}

/** Shows highlights in an area while it's mounted, including in texts that load or open later. */
export function usePaintedHighlights(area: RefObject<HTMLElement | null>, highlights: readonly OwnHighlight[]): void {
  useEffect(() => {
    const element = area.current
    if (element === null || highlights.length === 0 || !canHighlight()) return
    const shared = sharedHighlight()
    let painted: Range[] = []
    const clear = () => {
      for (const range of painted) shared.delete(range)
    }
    const paint = () => {
      clear()
      painted = rangesOf(element, highlights)
      for (const range of painted) shared.add(range)
    }
    paint()
    const observer = new MutationObserver(paint)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      clear()
    }
  }, [area, highlights])
}
