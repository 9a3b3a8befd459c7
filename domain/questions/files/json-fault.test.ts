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

const lineOf = (text: string, place: number) => text.slice(0, place).split('\n').length

/** JSON texts of several lines, with one character removed or inserted. */
const faulty = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', '"', ',', '}', ']', '{', '[', ':', '\\', 'x', '0', '-', '.', '\n', ' '),
  )
  .map(([text, place, put]) => {
    const lines = JSON.stringify(JSON.parse(text), null, 1)
    const at = place % (lines.length + 1)
    return lines.slice(0, at) + put + lines.slice(put === '' ? at + 1 : at)
  })

it('every invalid JSON text has a fault, in the line that the parser names if it names one', () => {
  fc.assert(
    fc.property(faulty, (text) => {
      const at = jsonFault(text)
      const place = placeOf(text)
      expect(at === undefined).toBe(place === 'none')
      if (typeof place === 'number' && at !== undefined) expect(lineOf(text, at)).toBe(lineOf(text, place))
    }),
    { numRuns: 3_000 },
  )
})

it.each([
  ['[{"a": 1},\n{"b": tru}]', 'Check line 2'],
  ['[\n1,\n2,\n]', 'Check line 4'],
  ["[\n{'a': 1}]", 'Check line 2'],
  ['[{"a": "two\nlines"}]', 'Check line 1'],
  ['[{"a": "\\q"}]', 'Check line 1'],
  ['["two\\\nlines\\"', 'Check line 1'],
  ['[]\n\n[]', 'Check line 3'],
  ['[{"a": 1}', 'incomplete'],
  ['[{"a": "not clo', 'incomplete'],
  ['{"a"', 'incomplete'],
  ['[tr', 'Check line 1'],
])('the message for %j contains: %s', (text, words) => expect(jsonProblem(text)).toContain(words))

it('a text of a million letters is parsed, and lists of that depth are reported as incomplete', () => {
  expect(jsonFault(`["${'x'.repeat(1_000_000)}"`)).toBe(1_000_003)
  expect(jsonProblem('['.repeat(1_000_000))).toContain('incomplete')
})
