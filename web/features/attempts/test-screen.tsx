import { lazy, Suspense, useCallback, useState } from 'react'
import { OlderAttemptsDocument, type TaskViewQuery, type TaskViewQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useBackLeavesStep } from '#web/ui/layout/use-back-leaves-step.ts'
import { ElsewherePanel } from './elsewhere-panel.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { stageOf } from './session/attempt-session.ts'
import { useAttemptSession } from './session/use-attempt-session.ts'
import { StartPanel } from './start-panel.tsx'
import { isTimeUp } from './test-facts.ts'
import '#web/components/attempts/answers.css'

const AttemptDetails = lazy(async () => ({
  default: (await import('./review/attempt-details.tsx')).AttemptDetails,
}))

type TestScreenProps = {
  view: TaskViewQuery['taskView']
  place: TaskViewQueryVariables
  /** Requests the test's facts again: attempts used, history. */
  reload: () => Promise<unknown>
}

/** Sits a test: START, IN PROGRESS, FINISHED (spec 3.4.18). */
export function TestScreen({ view, place, reload }: TestScreenProps) {
  const { session, elsewhere, delivery, starting, problem, running, start, leave, takeOver, ...actions } =
    useAttemptSession(place, view)
  const [reading, setReading] = useState<number>()
  const [returned, setReturned] = useState(false)
  const closeDetails = useCallback(() => {
    setReading(undefined)
    setReturned(true)
  }, [])
  useBackLeavesStep(reading !== undefined, closeDetails)
  const renew = useCallback(() => void reload(), [reload])
  const older = async (before: number) => {
    const { progressKey, taskKey } = place
    return (await query(OlderAttemptsDocument, { progressKey, taskKey, before })).olderAttempts
  }
  if (reading !== undefined) {
    return (
      <Suspense fallback={<Skeleton label="Loading the attempt" count={3} />}>
        <AttemptDetails of={place} n={reading} onLeave={leave} onBack={closeDetails} />
      </Suspense>
    )
  }
  if (session === undefined) {
    const stateProps = { starting, problem, other: running, returned }
    return <StartPanel view={view} onStart={start} onRead={setReading} onOlder={older} onOver={renew} {...stateProps} />
  }
  if (stageOf(session) === 'finished') {
    return (
      <Stack>
        {problem !== undefined && !isTimeUp(session.attempt) && <Notice tone="accent">{problem}</Notice>}
        <ResultPanel
          attempt={session.attempt}
          onLeave={leave}
          onRead={() => {
            setReading(session.attempt.n)
          }}
          onAgain={() => {
            void reload().then(leave)
          }}
        />
      </Stack>
    )
  }
  if (elsewhere !== undefined && stageOf(session) === 'question') {
    return <ElsewherePanel session={session} elsewhere={elsewhere} onTakeOver={takeOver} onExpire={actions.expire} />
  }
  return <QuestionPanel session={session} delivery={delivery} problem={problem} other={running} {...actions} />
}
