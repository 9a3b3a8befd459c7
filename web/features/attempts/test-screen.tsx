import { lazy, Suspense, useCallback, useState } from 'react'
import { OlderAttemptsDocument, type TaskViewQuery, type TaskViewQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useQuietScreen } from '#web/lib/quiet-mode.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useBackLeavesStep } from '#web/ui/layout/use-back-leaves-step.ts'
import { QuestionPanel } from './question-panel.tsx'
import { stageOf } from './session/attempt-session.ts'
import { useAttemptSession } from './session/use-attempt-session.ts'
import { StartPanel } from './start-panel.tsx'
import { isTimeUp } from './test-facts.ts'
import '#web/components/attempts/answers.css'

// What comes after a question is fetched when it is needed.
const ResultPanel = lazy(async () => ({ default: (await import('./result-panel.tsx')).ResultPanel }))
const ElsewherePanel = lazy(async () => ({ default: (await import('./elsewhere-panel.tsx')).ElsewherePanel }))
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
  const isQuestion = session !== undefined && stageOf(session) !== 'finished' && reading === undefined
  useQuietScreen(isQuestion)
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
        <Suspense fallback={<Skeleton label="Loading your result" count={2} />}>
          <ResultPanel
            attempt={session.attempt}
            view={view}
            place={place}
            onLeave={leave}
            onRead={() => {
              setReading(session.attempt.n)
            }}
            onAgain={() => {
              void reload().then(leave)
            }}
          />
        </Suspense>
      </Stack>
    )
  }
  if (elsewhere !== undefined && stageOf(session) === 'question') {
    return (
      <Suspense fallback={<Skeleton label="Loading the test" />}>
        <ElsewherePanel
          name={view.name}
          session={session}
          elsewhere={elsewhere}
          onTakeOver={takeOver}
          onExpire={actions.expire}
        />
      </Suspense>
    )
  }
  return (
    <QuestionPanel
      name={view.name}
      session={session}
      delivery={delivery}
      problem={problem}
      other={running}
      {...actions}
    />
  )
}
