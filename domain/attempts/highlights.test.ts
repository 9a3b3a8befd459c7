import { describe, expect, it } from 'vitest'
import {
  areHighlights,
  blockOf,
  fitHighlights,
  HIGHLIGHTED_LENGTH,
  type Highlight,
  isHighlighted,
  mergeHighlights,
  MAX_HIGHLIGHTS,
  selectedIn,
  toggleHighlights,
} from './highlights.ts'

const STEM = 'A nurse hears stridor. Which action comes first?'
const of = (text: string, block = STEM): Highlight => ({ block: blockOf(block), start: block.indexOf(text), text })

describe('a selection', () => {
  it('is named by the text of its block and leaves the blanks at its ends out', () => {
    expect(selectedIn(STEM, 7, 22)).toEqual(of('hears stridor.'))
    expect(selectedIn(STEM, 7, 8)).toBeUndefined()
    expect(blockOf(STEM)).not.toBe(blockOf(`${STEM} `))
  })

  it('is highlighted, joined with what it overlaps, and removed by pressing it or a part of it again', () => {
    const first = toggleHighlights([], [of('nurse hears')])
    const both = toggleHighlights(first, [of('hears stridor')])
    expect(both).toEqual([of('nurse hears stridor')])
    expect(isHighlighted(both, of('hears'))).toBe(true)
    expect(toggleHighlights(both, [of('hears')])).toEqual([])
    expect(toggleHighlights([of('nurse')], [of('nurse', 'A nurse')])).toHaveLength(2)
  })

  it('over several blocks highlights each, and removes only where all of it is highlighted', () => {
    const selections = [of('stridor'), of('Wait', 'Wait and see')]
    const both = toggleHighlights([of('stridor')], selections)
    expect(both).toHaveLength(2)
    expect(toggleHighlights(both, selections)).toEqual([])
  })
})

describe('bounds', () => {
  it('refuses an invalid place in a text', () => {
    const good = of('stridor')
    expect(areHighlights([good, of('nurse')])).toBe(true)
    const bad: Partial<Highlight>[] = [
      { block: '' },
      { block: '../x' },
      { block: 'a'.repeat(8) },
      { start: -1 },
      { start: 0.5 },
      { start: NaN },
      { start: 1e9 },
      { text: ' \n' },
      { text: 'a\u202eb' },
      { text: 'a\u0000b' },
    ]
    for (const facts of bad) expect(areHighlights([{ ...good, ...facts }])).toBe(false)
    expect(areHighlights([of('hears stridor'), good])).toBe(false)
    expect(areHighlights([good, good])).toBe(false)
  })

  it('takes 30 of 2,000 characters together', () => {
    const list = Array.from({ length: MAX_HIGHLIGHTS + 1 }, (_, i) => ({ block: 'a', start: 2 * i, text: 'x' }))
    expect([fitHighlights(list.slice(1)), fitHighlights(list)]).toEqual([true, false])
    const long = { block: 'a', start: 0, text: 'x'.repeat(HIGHLIGHTED_LENGTH) }
    expect([fitHighlights([long]), fitHighlights([{ ...long, text: `${long.text}x` }])]).toEqual([true, false])
  })
})

it('a merge keeps additions and removals of two devices, joins overlaps, and stays within the bounds', () => {
  const [a, b, c] = [of('nurse'), of('stridor'), of('action')]
  expect(mergeHighlights([a, b], [b, c], [a, b])).toEqual([b, c])
  expect(mergeHighlights([a], [a, b], [])).toEqual([b])
  expect(mergeHighlights([], [of('hears stridor')], [of('nurse hears')])).toEqual([of('nurse hears stridor')])
  const theirs = { block: 'a', start: 0, text: 'x'.repeat(HIGHLIGHTED_LENGTH) }
  expect(mergeHighlights([], [a], [theirs])).toEqual([theirs])
})
