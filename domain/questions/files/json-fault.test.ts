import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonProblem } from '../csv.ts'
import { jsonFault } from './json-fault.ts'

const placeOf = (text: string): number | 'none' | 'unnamed' => {
  try {
    JSON.parse(text)
    return 'none'
  } catch (error) {
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return place === undefined ? 'unnamed' : Number(place)
  }
}

/** JSON texts of which one character is left out, doubled or another. */
const faulty = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', '"', ',', '}', ']', '{', '[', ':', '\\', 'x', '0', '-', '.', '\n', ' '),
  )
  .map(([text, place, put]) => {
    const at = place % (text.length + 1)
    return text.slice(0, at) + put + text.slice(put === '' ? at + 1 : at)
  })

it('finds a fault exactly where a text is not JSON, and in the line that the parser names, where it names one', () => {
  fc.assert(
    fc.property(faulty, (text) => {
      const at = jsonFault(text)
      const place = placeOf(text)
      expect(at === undefined).toBe(place === 'none')
      // Of a number that goes wrong the parser names the letter after, of an end the last letter or none.
      if (typeof place === 'number' && at !== undefined) expect(Math.abs(place - at)).toBeLessThanOrEqual(6)
    }),
    { numRuns: 3_000 },
  )
})

it.each([
  ['[{"a": 1},\n{"b": tru}]', 'look at line 2'],
  ['[\n1,\n2,\n]', 'look at line 4'],
  ["[\n{'a': 1}]", 'look at line 2'],
  ['[{"a": "two\nlines"}]', 'look at line 1'],
  ['[{"a": "\\q"}]', 'look at line 1'],
  ['[]\n\n[]', 'look at line 3'],
  ['[{"a": 1}', 'ends too early'],
  ['[{"a": "not clo', 'ends too early'],
  ['{"a"', 'ends too early'],
  ['[tr', 'look at line 1'],
])('says of %j: %s', (text, words) => {
  expect(jsonProblem(text)).toContain(words)
})

it('reads a text of a million letters, and lists as deep', () => {
  expect(jsonFault(`["${'x'.repeat(1_000_000)}"`)).toBe(1_000_003)
  expect(jsonFault('['.repeat(1_000_000))).toBe(1_000_000)
})
