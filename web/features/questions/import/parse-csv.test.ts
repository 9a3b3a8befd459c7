import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const recordsOf = (text: string) => [...parseCsv(text)].flat()

it.each([
  [
    'several ends of lines',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'a separator that its first line names',
    '\uFEFFsep=;\r\na;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a line break within a cell',
    'a,b\r\n"1\r\n2",3',
    [
      ['a', 'b'],
      ['1\r\n2', '3'],
    ],
  ],
])('a file with %s is parsed', (_, text, records) => expect(recordsOf(text)).toEqual(records))

it('a large file with bare carriage returns is parsed in slices', () => {
  const slices = [...parseCsv(`a,b\r${'1,"2\r3"\r'.repeat(26_000)}`)]
  expect(slices.length).toBeGreaterThan(1)
  expect(slices.flat()).toHaveLength(26_001)
})

it('an error names its line', () => expect(() => recordsOf('sep=,\na,b\n1,2\n3,"4')).toThrow(/line 4/))

it.runIf(existsSync('../shared/data/field/mixed.csv'))(
  'a file written by two programs is parsed in full (needs ../shared/data)',
  () => expect(recordsOf(readFileSync('../shared/data/field/mixed.csv', 'utf8'))).toHaveLength(4),
)
