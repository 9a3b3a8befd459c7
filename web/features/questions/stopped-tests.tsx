import type { QuestionUseQuery } from '#generated/operations.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

export type ShortTask = QuestionUseQuery['questionUse']['tasks'][number]

const countText = (missing: number) => `${missing} ${missing === 1 ? 'question' : 'questions'} short`

/**
 * Describes the questions that a test is short of: in total, and in its pools. Groups pools with the same shortfall.
 */
function shortText(parts: readonly ShortTask[]): string {
  const pools = new Map<number, string[]>()
  for (const { pool, missing } of parts) if (pool !== null) pools.set(missing, [...(pools.get(missing) ?? []), pool])
  return [
    ...parts.filter(({ pool }) => pool === null).map(({ missing }) => countText(missing)),
    ...[...pools].map(
      ([missing, names]) => `${countText(missing)} ${names.length > 1 ? 'each ' : ''}in ${names.join(', ')}`,
    ),
  ].join('; ')
}

const byTest = (tasks: readonly ShortTask[]) =>
  [...new Map(tasks.map(({ key, name }) => [key, name]))].map(([key, name]) => ({
    key,
    text: `${name}: ${shortText(tasks.filter((task) => task.key === key))}`,
  }))

type StoppedTestsProps = {
  use: { data: readonly ShortTask[] | undefined; error: Error | null; refetch: () => unknown }
  /** Text when no test would stop. */
  none: string
}

/** Shows which tests would no longer have enough questions, in a popup that confirms a deletion. */
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
        {byTest(tasks).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
