import type { TaskViewQuery } from '#generated/operations.ts'
import { AttemptTable } from '#web/components/attempts/attempt-table.tsx'
import { ExamAttemptTable } from '#web/components/exams/exam-attempt-table.tsx'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { OlderAttemptsButton } from '#web/components/attempts/older-attempts-button.tsx'
import { useOlderAttempts } from '#web/components/attempts/use-older-attempts.ts'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'

type AttemptHistoryProps = {
  /** The kind of test, such as Practice. */
  type: string
  attempts: TaskViewQuery['taskView']['history']
  /** Whether to take focus, because the user returns from an attempt's details. */
  focused: boolean
  onRead: (n: number) => void
  /** Fetches attempts older than this number. */
  onOlder: (before: number) => Promise<TaskViewQuery['taskView']['history']>
}

/** Past attempts, newest first. Finished ones can be reviewed. */
export function AttemptHistory({ type, attempts: newest, focused, onRead, onOlder }: AttemptHistoryProps) {
  const pages = useOlderAttempts(newest, onOlder)
  const { attempts } = pages
  const heading = useFocusOnChange<HTMLHeadingElement>('history', focused)
  if (attempts.length === 0) return null
  const Attempts = isAdaptive({ type }) ? ExamAttemptTable : AttemptTable
  return (
    <section aria-labelledby="attempt-history" className="testing__section">
      <h2 id="attempt-history" ref={heading} tabIndex={-1} className="question__heading">
        Your attempts
      </h2>
      <Attempts caption="Your attempts, newest first" attempts={attempts} onRead={onRead} />
      <OlderAttemptsButton pages={pages} />
    </section>
  )
}
