import type { TaskViewQuery } from '../../../generated/operations.ts'
import { formatDateTime } from '../../lib/format-dates.ts'
import { Table } from '../../ui/table.tsx'
import { GradeBadge } from './grade-badge.tsx'
import { resultText } from './result-text.ts'

/** The attempts so far, newest first. */
export function AttemptHistory({ attempts }: { attempts: TaskViewQuery['taskView']['history'] }) {
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="attempt-history" className="testing__section">
      <h2 id="attempt-history">Your attempts</h2>
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
        ]}
      />
    </section>
  )
}
