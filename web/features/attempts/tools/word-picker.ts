import { blocksIn, rangeIn, textOf } from '#web/components/attempts/highlights.ts'

/** A word of a text on the screen; offsets in the text of its block. */
type Word = { block: HTMLElement; from: number; to: number }

/** The words that are selected by keyboard: all from `anchor` to `focus`, indexes into `words`. */
export type Picked = { words: readonly Word[]; anchor: number; focus: number }

/** Texts that can be read now: not in a tab or a dialog that is closed. */
const shownBlocks = (area: ParentNode) =>
  blocksIn(area).filter((block) => block.closest('[hidden], dialog:not([open])') === null)

/** The first word of an area; undefined where there is none. */
export function firstWord(area: ParentNode): Picked | undefined {
  const words = shownBlocks(area).flatMap((block) =>
    [...textOf(block).matchAll(/\S+/g)].map(({ index, 0: { length } }) => ({ block, from: index, to: index + length })),
  )
  return words.length === 0 ? undefined : { words, anchor: 0, focus: 0 }
}

const clamped = (index: number, { words }: Picked) => Math.min(Math.max(index, 0), words.length - 1)

/** Where the arrow keys lead: a word on or back, or the beginning of the next or previous text; undefined for other keys. */
export function afterKey(picked: Picked, key: string, shift: boolean): Picked | undefined {
  const { words, anchor, focus } = picked
  const here = words[focus]?.block
  const begin = words.findIndex(({ block }) => block === here)
  const next = words.findIndex(({ block }, i) => i > focus && block !== here)
  const before = words[begin - 1]?.block
  const targets: Record<string, number> = {
    ArrowRight: focus + 1,
    ArrowLeft: focus - 1,
    ArrowDown: next < 0 ? focus : next,
    ArrowUp: before === undefined ? begin : words.findIndex(({ block }) => block === before),
  }
  const target = targets[key]
  if (target === undefined) return undefined
  const to = clamped(target, picked)
  return { words, anchor: shift ? anchor : to, focus: to }
}

/** The range of the picked words. */
export function rangeOfPicked({ words, anchor, focus }: Picked): Range | undefined {
  const [first, last] = [words[Math.min(anchor, focus)], words[Math.max(anchor, focus)]]
  const from = first && rangeIn(first.block, first.from, first.to)
  const to = last && rangeIn(last.block, last.from, last.to)
  if (from === undefined || to === undefined) return undefined
  from.setEnd(to.endContainer, to.endOffset)
  return from
}
