import { csvFile, utcCell } from '#domain/text/csv-file.ts'
import { type BehindReason, areaShare } from './cohort.ts'
import type { CohortRow, JudgedStudent } from './cohort-list.ts'

type Names = { courseName: (key: string) => string; reason: (reason: BehindReason) => string }

const number = (value: number | null | undefined) => (value == null ? '' : String(value))

/**
 * Returns students as a CSV file, in list order: their progress, why they have fallen behind, and each area's share of
 * points in percent. Times are UTC.
 */
export function csvOfCohort(
  judged: readonly JudgedStudent<CohortRow>[],
  areaNames: readonly string[],
  { courseName, reason }: Names,
): string {
  type Row = JudgedStudent<CohortRow>
  return csvFile<Row>(
    [
      ['Name', ({ student }) => student.name],
      ['Course', ({ student }) => courseName(student.courseKey)],
      ['Behind', ({ reasons }) => reasons.map(reason).join(', ')],
      ['Tasks done', ({ student }) => (student.isCounted ? String(student.completed) : '')],
      ['Tasks', ({ student }) => (student.isCounted ? String(student.total) : '')],
      ['Enrolled', ({ student }) => utcCell(student.opened)],
      ['Started', ({ student }) => utcCell(student.startedOn)],
      ['Ends', ({ student }) => (student.endTime === 0 ? '' : utcCell(student.endTime))],
      ['Last activity', ({ student }) => utcCell(student.lastActivity)],
      ['Average', ({ student }) => number(student.average)],
      ['Tests', ({ student }) => (student.isCounted ? String(student.tests) : '')],
      ...areaNames.map((name): readonly [string, (row: Row) => string] => [
        name,
        ({ areas }) => {
          const area = areas.find((known) => known.name === name)
          return area ? number(areaShare(area)) : ''
        },
      ]),
    ],
    judged,
  )
}
