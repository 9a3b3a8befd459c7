import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { QUIZ_ATTEMPT, QUIZZES } from '#domain/quizzes/quiz.ts'
import { OlderAttemptsDocument, type TaskViewQuery, type TaskViewQueryVariables } from '#generated/operations.ts'
import { type ReadAttempt, reviewIn } from '#web/components/attempts/review-state.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { query } from '#web/lib/api/api.ts'
import { selectionStore, selectPlace } from '#web/lib/session/selection-store.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { useFocusMode } from '#web/lib/focus-mode.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useBackLeavesStep } from '#web/ui/layout/use-back-leaves-step.ts'
import { QuestionPanel } from './question-panel.tsx'
import { stageOf } from './session/attempt-session.ts'
import { breakStage } from './session/breaks.ts'
import { useAttemptSession } from './session/use-attempt-session.ts'
import { StartPanel } from './start-panel.tsx'
import { isTimeUp } from './test-facts.ts'
import { AttemptDetails, BreakPanel, OtherDevicePanel, ExamResult, ResultPanel } from './test-parts.tsx'

type TestScreenProps = {
  view: TaskViewQuery['taskView']
  place: TaskViewQueryVariables
  /** Refetches the test's facts: attempts used and history. */
  reload: (options?: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Runs a test: START, IN PROGRESS, FINISHED (spec 3.4.18). */
export function TestScreen({ view, place, reload }: TestScreenProps) {
  const { session, otherDevice, breaks, delivery, starting, problem, running, start, leave, takeOver, ...actions } =
    useAttemptSession(place, view, reload)
  const [opened] = useState(reviewIn(useLocation().state))
  const selected = reviewIn(useSelection())
  const [chosen, setChosen] = useState(opened ?? selected)
  const setReading = useCallback((read?: ReadAttempt) => {
    setChosen(read)
    const { selection } = selectionStore.getState()
    // A reload opens the same attempt again.
    if (selection?.progressKey !== undefined) selectPlace({ ...selection, progressKey: selection.progressKey, read })
  }, [])
  const isQuiz = place.contentKey === QUIZZES
  // A finished quiz has used its only attempt, so it has no start page.
  const isOver = isQuiz && view.open === null && session === undefined
  const reading = chosen ?? (isOver ? { n: QUIZ_ATTEMPT } : undefined)
  const isQuestion = session !== undefined && stageOf(session) !== 'finished' && reading === undefined
  useFocusMode(isQuestion)
  const endedExam = session !== undefined && stageOf(session) === 'finished' && isAdaptive(session.attempt)
  useEffect(() => {
    // The refetched view counts this attempt and shows whether the test can start again.
    if (endedExam) void reload()
  }, [endedExam, reload])
  const [returned, setReturned] = useState(false)
  const closeDetails = useCallback(() => {
    setReading()
    setReturned(true)
  }, [setReading])
  // The student already chose to start or continue the quiz on the quizzes page.
  const resumed = useRef(false)
  const resumes = isQuiz && reading === undefined && view.open !== null && session === undefined
  useEffect(() => {
    if (!resumes || resumed.current) return
    resumed.current = true
    start()
  }, [resumes, start])
  // When a link opened the review, Back returns to the page of the link.
  useBackLeavesStep(chosen !== undefined && chosen !== opened, closeDetails)
  const renew = useCallback(() => void reload(), [reload])
  const older = async (before: number) => {
    const { progressKey, taskKey } = place
    return (await query(OlderAttemptsDocument, { progressKey, taskKey, before })).olderAttempts
  }
  if (reading !== undefined) {
    return (
      <AttemptDetails
        of={place}
        n={reading.n}
        at={reading.question}
        onBackToTask={leave}
        onBack={isOver ? undefined : closeDetails}
      />
    )
  }
  if (session === undefined) {
    const stateProps = { starting, problem, other: running, returned }
    const read = (n: number) => setReading({ n })
    return <StartPanel view={view} onStart={start} onRead={read} onOlder={older} onExpired={renew} {...stateProps} />
  }
  if (stageOf(session) === 'finished') {
    const { attempt } = session
    const Result = isAdaptive(attempt) ? ExamResult : ResultPanel
    return (
      <Stack>
        {problem !== undefined && !isTimeUp(attempt) && <Notice tone="accent">{problem}</Notice>}
        <Result
          attempt={attempt}
          view={view}
          place={place}
          onLeave={leave}
          onRead={(question) => setReading(question === undefined ? { n: attempt.n } : { n: attempt.n, question })}
          onRetake={() => void reload().then(leave)}
        />
      </Stack>
    )
  }
  if (otherDevice !== undefined && stageOf(session) === 'question') {
    return (
      <OtherDevicePanel
        name={view.name}
        session={session}
        otherDevice={otherDevice}
        onTakeOver={takeOver}
        onExpire={actions.expire}
      />
    )
  }
  const pause = breakStage(session, breaks)
  if (pause !== 'none') {
    return (
      <BreakPanel
        name={view.name}
        session={session}
        stage={pause}
        delivery={delivery}
        problem={problem}
        onTake={actions.takeBreak}
        onContinue={actions.continueTest}
        onExpire={actions.expire}
        onRetry={actions.retry}
      />
    )
  }
  return (
    <QuestionPanel
      name={view.name}
      limited={view.attempts !== null}
      session={session}
      delivery={delivery}
      problem={problem}
      other={running}
      {...actions}
    />
  )
}
