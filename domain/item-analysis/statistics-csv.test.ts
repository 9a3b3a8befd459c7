import { expect, it } from 'vitest'
import { csvOfStatistics, type StatisticsRow } from './statistics-csv.ts'

const row: StatisticsRow = {
  ...{ id: 7, item: null, type: 'Multiple Choice', preview: '=1+1, "so"', version: 0, versions: 2, n: 31 },
  ...{ share: 0.25, from: 0.1, to: 0.4, by: 'rest', known: 30, discrimination: -0.2, efficiency: null },
  ...{ seconds: 12, leftOut: 0, infit: 1.23456, flaws: ['wrongKey', 'tooHard'], drift: null },
}

it('numbers are written as numbers, texts never as formulas, and undefined values as empty cells', () => {
  const [, first, deleted] = csvOfStatistics([row, { ...row, preview: null, item: 3, n: 29 }]).split('\r\n')
  expect(first).toBe(
    `7,,Multiple Choice,"'=1+1, ""so""",no,1970-01-01 00:00:00,2,31,yes,0.25,0.1,0.4,-0.2,rest,30,,12,0,1.2346,,,,,,,,"wrongKey; tooHard"`,
  )
  expect(deleted).toMatch(/^7,3,Multiple Choice,,yes,1970-01-01 00:00:00,2,29,no,/)
})

it('a change from the version before is written as far as it is known', () => {
  const share = { value: -0.12, from: -0.2, to: -0.04 }
  const cells = (drift: StatisticsRow['drift']) => csvOfStatistics([{ ...row, drift }]).split('\r\n')[1]
  expect(cells({ version: 1_000, share, discrimination: null })).toContain(
    ',1.2346,1970-01-01 00:00:01,-0.12,-0.2,-0.04,,,,"wrongKey; tooHard"',
  )
  expect(cells({ version: 1_000, share, discrimination: { value: 0.1, from: -0.05, to: 0.25 } })).toContain(
    ',-0.12,-0.2,-0.04,0.1,-0.05,0.25,"wrongKey; tooHard"',
  )
})
