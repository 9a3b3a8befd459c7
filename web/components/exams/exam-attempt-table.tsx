import type { DecidedAttempt } from '#domain/exams/outcome.ts'
import { attemptColumns, DetailsButton } from '#web/components/attempts/attempt-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { outcomeWords } from './outcome-words.ts'

type ListedExam = DecidedAttempt & { n: number; startTime: number; currentQuestion: number }

type ExamAttemptTableProps = {
  caption: string
  attempts: readonly ListedExam[]
  /** Added to the accessible name of an attempt's button, before the attempt number. */
  of?: string
  onRead: (n: number) => void
}

function Outcome({ attempt }: { attempt: ListedExam }) {
  const outcome = outcomeWords(attempt)
  return outcome === undefined ? 'In progress' : <Badge tone={outcome.tone}>{outcome.text}</Badge>
}

/**
 * The attempts of an adaptive test: passed, not passed, or out of time, without a percentage. Finished ones can be
 * opened.
 */
export function ExamAttemptTable({ caption, attempts, of, onRead }: ExamAttemptTableProps) {
  return (
    <Table
      compact
      caption={caption}
      rows={attempts}
      rowKey={({ n }) => String(n)}
      columns={[
        ...attemptColumns,
        {
          key: 'answered',
          header: 'Questions',
          cell: ({ adaptive, currentQuestion }) => adaptive?.decision?.answered ?? currentQuestion,
          end: true,
        },
        { key: 'result', header: 'Result', cell: (attempt) => <Outcome attempt={attempt} /> },
        {
          key: 'details',
          header: 'Details',
          whole: true,
          cell: ({ n, endTime }) => (endTime === null ? '-' : <DetailsButton n={n} of={of} onRead={onRead} />),
        },
      ]}
    />
  )
}
