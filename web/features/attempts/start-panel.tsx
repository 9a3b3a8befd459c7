import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import type { TaskViewQuery } from '#generated/operations.ts'
import { testingMessages, testingWords } from '#domain/messages/testing.ts'
import { timer } from '#domain/progress/course-time.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ProblemNotice } from '#web/components/attempts/running-test-notice.tsx'
import type { RunningTest } from '#web/components/attempts/running-test.ts'
import { backText, startFacts } from './test-facts.ts'

// Loaded on demand: a first attempt doesn't need the table of attempts.
const AdaptiveIntro = lazyComponent(async () => (await import('./exams/adaptive-intro.tsx')).AdaptiveIntro, {
  loading: () => <Skeleton label="Loading what this test is" count={2} />,
})
const AttemptHistory = lazyComponent(async () => (await import('./attempt-history.tsx')).AttemptHistory, {
  loading: () => <Skeleton label="Loading your attempts" />,
})

type StartPanelProps = {
  view: TaskViewQuery['taskView']
  starting: boolean
  problem: string | undefined
  /** The running test that blocks this one. */
  other: RunningTest | undefined
  onStart: () => void
  /** Whether the user returns from an attempt's details. */
  returned: boolean
  onRead: (n: number) => void
  /** Fetches attempts older than this number. */
  onOlder: (before: number) => Promise<TaskViewQuery['taskView']['history']>
  /** Called when the running attempt has ended in the meantime. */
  onExpired: () => void
}

/** What a student may want to know before starting. */
const describeTest = ({ numOfQuestions, timeAllowed }: TaskViewQuery['taskView']): string => {
  const grading =
    numOfQuestions === null
      ? 'You’ll get more questions in areas where your result isn’t clear yet.'
      : 'You’ll see the answer and rationale after each question.'
  const leaving =
    timeAllowed === null ? 'so you can leave and finish later.' : 'but the clock keeps running if you leave.'
  return `${grading} We save as you go, ${leaving}`
}

/** Grace period after the deadline in milliseconds: the server accepts answers in flight for two seconds. */
const AFTER_MS = 4_000

/** Start page of a test: its rules, the number of attempts left, and past results (spec 3.5.23, 3.5.24). */
export function StartPanel({
  view,
  starting,
  problem,
  other,
  onStart,
  returned,
  onRead,
  onOlder,
  onExpired,
}: StartPanelProps) {
  const now = useNow()
  const deadline = view.history.find(({ n }) => n === view.open)?.deadline ?? Infinity
  const over = now > deadline + AFTER_MS
  useEffect(() => {
    if (over) onExpired()
  }, [over, onExpired])
  // After the deadline, Continue would start a new attempt and use it up.
  const running = view.open !== null && now < deadline
  const left = running && Number.isFinite(deadline) ? timer(deadline - now) : undefined
  const isExam = isAdaptive(view)
  const isDeleted = !running && view.attempts === DELETED_TEST
  const usedUp = !running && view.attempts !== null && view.used >= view.attempts
  const poolFails = !running && view.poolSuffices === false
  const seen = !running && view.examSeen === true
  const { blockedBy } = view
  const stops = blockedBy !== null && (blockedBy.exam || !running)
  const isStopped = stops && now <= (blockedBy.running?.deadline ?? Infinity) + AFTER_MS
  const lacks = usedUp || poolFails || seen
  const blocked = lacks || isStopped
  return (
    <>
      <Card as="section" aria-label="About this test" className="card--narrow">
        {isExam ? <AdaptiveIntro view={view} /> : <Facts facts={startFacts(view, left)} />}
        {!blocked && !running && !isExam && <p className="muted">{describeTest(view)}</p>}
        {usedUp && (
          <Notice tone="accent">{isDeleted ? testingMessages['test-deleted'] : testingWords.noAttemptsLeft}</Notice>
        )}
        {poolFails && <Notice tone="error">{testKindView(view.type).shortage}</Notice>}
        {seen && !usedUp && <Notice tone="accent">{testingMessages['exam-seen']}</Notice>}
        {running && (
          <Notice>
            You have an attempt in progress. Pick up where you left off.
            {view.timeAllowed !== null && ' The clock is still running.'}
          </Notice>
        )}
        {problem !== undefined && <ProblemNotice problem={problem} running={other} />}
        {isStopped && !lacks && problem === undefined && (
          <ProblemNotice
            problem={testingMessages[blockedBy.exam ? 'exam-running' : 'questions-in-running-test']}
            running={blockedBy.running ?? undefined}
          />
        )}
        <Row actions>
          {!usedUp && !(seen && view.used > 0) && (
            <Button busy={starting} disabled={blocked} onClick={onStart}>
              {running ? 'Continue' : view.used > 0 ? testingWords.startAgain : 'Start'}
            </Button>
          )}
          <LinkButton to={paths.myTasks} variant="secondary">
            <ArrowLeft size={18} aria-hidden="true" /> {backText(view.key)}
          </LinkButton>
        </Row>
      </Card>
      {view.history.length > 0 && (
        <AttemptHistory type={view.type} attempts={view.history} focused={returned} onRead={onRead} onOlder={onOlder} />
      )}
    </>
  )
}
