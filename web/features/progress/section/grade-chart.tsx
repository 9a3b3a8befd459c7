import type { StudentTaskFieldsFragment } from '#generated/operations.ts'
import { ColumnChart } from '#web/ui/chart/column-chart.tsx'
import { attemptTone } from './attempt-tone.ts'

/** The grades of a test from the first attempt on: whether the student gets on. Nothing to see before the second. */
export function GradeChart({ task }: { task: StudentTaskFieldsFragment }) {
  const graded = task.attempts.flatMap(({ n, type, grade }) => (grade === null ? [] : [{ n, type, grade }])).reverse()
  if (graded.length < 2) return null
  return (
    <ColumnChart
      label={`Grades of ${task.name}, first attempt first`}
      max={100}
      columns={graded.map((attempt) => ({
        name: `Attempt ${attempt.n}`,
        short: String(attempt.n),
        value: attempt.grade,
        text: `${attempt.grade}%`,
        tone: attemptTone(attempt, attempt.grade),
      }))}
    />
  )
}
