import type { TaskViewQuery } from '../../../generated/operations.ts'
import { testingWords } from '../../../domain/messages/testing.ts'
import { formatDateTime } from '../../lib/format-dates.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { GradeBadge } from '../../ui/grade-badge.tsx'
import { resultText } from './result-text.ts'
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts'

type AttemptHistoryProps = {
  attempts: TaskViewQuery['taskView']['history']
  /** The reader comes back from an attempt's details: the focus goes on here. */
  focused: boolean
  onRead: (n: number) => void
}

/** The attempts so far, newest first; finished ones can be read. */
export function AttemptHistory({ attempts, focused, onRead }: AttemptHistoryProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>('history', focused)
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="attempt-history" className="testing__section">
      <h2 id="attempt-history" ref={heading} tabIndex={-1} className="question__heading">
        Your attempts
      </h2>
      <Table
        caption="Your attempts, newest first"
        rows={attempts}
        rowKey={({ n }) => String(n)}
        columns={[
          { key: 'n', header: 'Attempt', cell: ({ n }) => `Attempt ${n}` },
          { key: 'start', header: 'Started', cell: ({ startTime }) => formatDateTime(startTime) },
          { key: 'score', header: 'Score', cell: ({ score, total }) => `${score} of ${total}`, end: true },
          {
            key: 'grade',
            header: 'Grade',
            cell: ({ grade }) => (grade === null ? 'In progress' : <GradeBadge grade={grade} />),
            end: true,
          },
          { key: 'result', header: 'Result', cell: ({ result }) => resultText(result) },
          {
            key: 'details',
            header: 'Details',
            cell: ({ n, grade }) =>
              grade === null ? (
                '-'
              ) : (
                <Button
                  variant="quiet"
                  onClick={() => {
                    onRead(n)
                  }}
                >
                  {testingWords.attemptDetails}
                  <VisuallyHidden>{`, attempt ${n}`}</VisuallyHidden>
                </Button>
              ),
          },
        ]}
      />
    </section>
  )
}
