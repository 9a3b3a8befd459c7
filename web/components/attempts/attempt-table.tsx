import { testingWords } from '#domain/messages/testing.ts'
import type { ScoreBand } from '#domain/attempts/grade.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { GradeBadge } from './grade-badge.tsx'
import { resultText, scoreText } from './result-text.ts'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** `startTime` in epoch milliseconds, `grade` in percent; null while the attempt is running. */
export type ListedAttempt = {
  n: number
  startTime: number
  score: number
  total: number
  maxScore?: number | null
  grade: number | null
  result: string | null
}

type AttemptTableProps<Attempt extends ListedAttempt> = {
  caption: string
  attempts: readonly Attempt[]
  /** The color band of a grade if it isn't a Practice score. */
  bandOf?: (attempt: Attempt, grade: number) => ScoreBand
  /** Added to the accessible name of an attempt's button, before the attempt number. */
  of?: string
  onRead: (n: number) => void
}

/** The columns for an attempt's number and start time. */
export const attemptColumns: readonly TableColumn<Pick<ListedAttempt, 'n' | 'startTime'>>[] = [
  { key: 'n', header: 'Attempt', cell: ({ n }) => `Attempt ${n}`, whole: true },
  { key: 'start', header: 'Started', cell: ({ startTime }) => formatDateTime(startTime), whole: true },
]

type DetailsButtonProps = { n: number; of: string | undefined; onRead: (n: number) => void }

/** Opens the details of an attempt. */
export function DetailsButton({ n, of, onRead }: DetailsButtonProps) {
  return (
    <Button variant="quiet" onClick={() => onRead(n)}>
      {testingWords.attemptDetails}
      <VisuallyHidden>{`${of === undefined ? '' : `, ${of}`}, attempt ${n}`}</VisuallyHidden>
    </Button>
  )
}

/** A test's attempts with colored grades; finished ones can be opened. */
export function AttemptTable<Attempt extends ListedAttempt>(props: AttemptTableProps<Attempt>) {
  const { caption, attempts, bandOf, of, onRead } = props
  return (
    <Table
      compact
      caption={caption}
      rows={attempts}
      rowKey={({ n }) => String(n)}
      columns={[
        ...attemptColumns,
        {
          key: 'score',
          header: 'Score',
          // A running test's points have no maximum yet.
          cell: (attempt) => (attempt.grade === null ? '-' : scoreText(attempt)),
          end: true,
        },
        {
          key: 'grade',
          header: 'Grade',
          cell: (attempt) =>
            attempt.grade === null ? (
              'In progress'
            ) : (
              <GradeBadge grade={attempt.grade} band={bandOf?.(attempt, attempt.grade)} />
            ),
          end: true,
        },
        { key: 'result', header: 'Result', cell: ({ result }) => resultText(result) },
        {
          key: 'details',
          header: 'Details',
          whole: true,
          cell: ({ n, grade }) => (grade === null ? '-' : <DetailsButton n={n} of={of} onRead={onRead} />),
        },
      ]}
    />
  )
}
