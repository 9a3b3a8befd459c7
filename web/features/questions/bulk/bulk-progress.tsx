import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { refusalError } from '#web/lib/api/refusal-error.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { questionsText } from '../questions-text.ts'
import type { BulkOutcome } from './run-bulk.ts'

type BulkProgressProps = {
  outcomes: readonly BulkOutcome[]
  total: number
  /** It waits for a lost connection. */
  waiting: boolean
  /** What was done, in the past, such as 'deleted'. */
  done: string
  /** Why a question was left as it is, such as 'had the tag already'. */
  unchanged: string
}

const MOST_NAMED = 20

/** How far a change of many questions is, and what was refused, each with its reason. */
export function BulkProgress({ outcomes, total, waiting, done, unchanged }: BulkProgressProps) {
  const count = (kind: BulkOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind).length
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  return (
    <Stack>
      <ProgressBar label="Questions done" value={outcomes.length} max={total} />
      <p role="status">
        {outcomes.length.toLocaleString('en')} of {questionsText(total)}: {count('done').toLocaleString('en')} {done}
        {count('unchanged') > 0 && `, ${count('unchanged').toLocaleString('en')} ${unchanged}`}
        {refused.length > 0 && `, ${refused.length.toLocaleString('en')} refused`}
      </p>
      {waiting && <Notice>The connection is lost. This continues by itself when it is back.</Notice>}
      {refused.length > 0 && (
        <Notice tone="error">
          <ul>
            {refused.slice(0, MOST_NAMED).map(({ id, reason }) => (
              <li key={id}>
                <Link to={paths.question(id)}>Question {id}</Link>: {refusalError(reason ?? '', undefined).message}
              </li>
            ))}
          </ul>
          {refused.length > MOST_NAMED && <p>And {(refused.length - MOST_NAMED).toLocaleString('en')} more.</p>}
        </Notice>
      )}
    </Stack>
  )
}
