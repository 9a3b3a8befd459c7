import type { QuestionUseQuery } from '#generated/operations.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

export type ShortTask = QuestionUseQuery['questionUse']['tasks'][number]

const shortText = ({ name, pool, missing }: ShortTask) => {
  const count = `${missing} ${missing === 1 ? 'question' : 'questions'} short`
  return pool === null ? `${name}: ${count}` : `${name}: ${count} in ${pool}`
}

type StoppedTestsProps = {
  use: { data: readonly ShortTask[] | undefined; error: Error | null; refetch: () => unknown }
  /** The text when no test is stopped. */
  none: string
}

/** Which tests would no longer have enough questions, in a popup that asks before questions go. */
export function StoppedTests({ use, none }: StoppedTestsProps) {
  const tasks = use.data
  if (tasks === undefined && use.error === null)
    return <Skeleton label="Looking for tests that need it" count={1} shape="line" />
  if (tasks === undefined) return <ErrorState message={use.error?.message ?? ''} onRetry={() => void use.refetch()} />
  if (tasks.length === 0) return <p>{none}</p>
  return (
    <Notice tone="error">
      <p>These tests will stop working, as they will not have enough questions:</p>
      <ul>
        {tasks.map((task) => (
          <li key={`${task.key} ${task.pool ?? ''}`}>{shortText(task)}</li>
        ))}
      </ul>
    </Notice>
  )
}
