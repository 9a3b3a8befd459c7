import { taskTypeName } from '#domain/content/check-task.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { StudentOlderAttemptsDocument } from '#generated/admin-operations.ts'
import type { StudentTaskFieldsFragment } from '#generated/operations.ts'
import { AttemptTable } from '#web/components/attempts/attempt-table.tsx'
import { ExamAttemptTable } from '#web/components/exams/exam-attempt-table.tsx'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { OlderAttemptsButton } from '#web/components/attempts/older-attempts-button.tsx'
import { useOlderAttempts } from '#web/components/attempts/use-older-attempts.ts'
import { WatchedBar } from '#web/components/content/watched-bar.tsx'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ColumnChart } from '#web/ui/chart/column-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { attemptBand, attemptTone } from '#web/components/student-attempts/attempt-tone.ts'
import '#web/ui/screens.css'

type StudentTaskCardProps = {
  /** The student and the course. */
  of: { uid: string; progressKey: string }
  task: StudentTaskFieldsFragment
  /** Opens the details of an attempt. */
  onRead: (n: number) => void
}

const stateOf = ({ complete, attempts }: StudentTaskFieldsFragment) => {
  if (complete) return <Badge tone="success">Done</Badge>
  return attempts.length > 0 ? <Badge tone="accent">In progress</Badge> : <Badge>{progressWords.notStarted}</Badge>
}

function noteOf({ type, startTime, used, best, attempts }: StudentTaskFieldsFragment): string | undefined {
  if (startTime !== null) return `Opened ${formatDateTime(startTime)}`
  if (attempts.length === 0) return undefined
  const usedText = `${used} attempt${used === 1 ? '' : 's'} used`
  return best === null || isAdaptive({ type }) ? usedText : `${usedText}, best grade ${best}%`
}

/**
 * A student's progress in a task: when it was opened, or how often it was taken, with all attempts, newest first, in
 * color (spec 3.2.24, 3.9.7, 3.9.11).
 */
export function StudentTaskCard({ of, task: known, onRead }: StudentTaskCardProps) {
  const pages = useOlderAttempts(known.attempts, async (before) => {
    const { uid, progressKey } = of
    return (await query(StudentOlderAttemptsDocument, { uid, progressKey, taskKey: known.key, before }))
      .studentOlderAttempts
  })
  const task = { ...known, attempts: [...pages.attempts] }
  const titleId = `task-${task.key}`
  const note = noteOf(task)
  const caption = `Attempts of ${task.name}, newest first`
  const table = { caption, attempts: task.attempts, of: task.name, onRead }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Row between>
        <h2 id={titleId} className="student-task__name flex items-baseline gap-3 text-title-3">
          <TaskIcon type={task.type} />
          <span>{task.name}</span>
        </h2>
        <Row>
          <Badge tone="secondary">{taskTypeName(task.type)}</Badge>
          {stateOf(task)}
        </Row>
      </Row>
      {note !== undefined && <p className="muted">{note}</p>}
      {task.watched !== null && <WatchedBar watched={task.watched} />}
      {task.attempts.length > 0 && (
        <>
          {isAdaptive(task) ? (
            <ExamAttemptTable {...table} />
          ) : (
            <>
              <GradeChart task={task} />
              <AttemptTable {...table} bandOf={attemptBand} />
            </>
          )}
          <OlderAttemptsButton pages={pages} />
        </>
      )}
    </Card>
  )
}

/**
 * Grades of a test from the first attempt on, to show whether the student improves. Renders nothing before the second
 * attempt.
 */
function GradeChart({ task }: { task: StudentTaskFieldsFragment }) {
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
