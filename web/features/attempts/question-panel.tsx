import { useEffect, useState } from 'react'
import { examWords } from '#domain/messages/exams.ts'
import { testNotices } from '#domain/messages/testing.ts'
import { AnswerForm } from '#web/components/attempts/answer-form.tsx'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { preloadFormatting } from '#web/components/attempts/formatted/formatted-text.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import { loadQuestionCode, QuestionFrame, PointsBreakdown } from '#web/components/attempts/types/content-view.tsx'
import type { RunningTest } from '#web/components/attempts/running-test.ts'
import { PartFailed, questionPart } from '#web/components/attempts/question-part.tsx'
import { singlePress, useFreshVerdict } from '#web/components/attempts/single-press.ts'
import { NO_STRIKES, StrikeContext } from '#web/components/attempts/strikes.tsx'
import { spokenVerdict, Verdict } from '#web/components/attempts/verdict.tsx'
import { useConfirmIncomplete } from '#web/components/attempts/use-confirm-incomplete.tsx'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { ProblemNotice } from '#web/components/attempts/running-test-notice.tsx'
import { type AttemptSession, type Delivery, type Graded, type Question, stageOf } from './session/attempt-session.ts'
import { TestBar } from './test-bar.tsx'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import { recordOf, responseOf } from '#web/components/attempts/types/items.ts'
import { useQuestionKeys } from '#web/components/attempts/question-keys.ts'
import { isTimeUp } from './test-facts.ts'
import { BreakPanel, OtherDevicePanel, ExamResult, ResultPanel } from './test-parts.tsx'

// Loaded after the first question is displayed.
const FinishEarly = questionPart('the question', async () => (await import('./finish-early.tsx')).FinishEarly)
export const QuestionTools = lazyComponent(async () => (await import('./tools/question-tools.tsx')).QuestionTools, {
  failed: (_, retry) => <PartFailed onRetry={retry} />,
})
const QuestionHelp = lazyComponent(async () => (await import('./question-help.tsx')).QuestionHelp)
const MarginMap = lazyComponent(async () => (await import('./review/question-map.tsx')).MarginMap)
const LookBack = lazyComponent(async () => (await import('./review/look-back.tsx')).LookBack)

/** Delay in milliseconds before loading what comes later, so that the question loads first. */
const AFTER_FIRST_LOOK_MS = 1500
/** The same for the tools, whose place in the bar is kept. */
const TOOLS_MS = 600

type QuestionPanelProps = {
  name: string
  /** Whether the test allows only so many attempts. */
  limited: boolean
  session: AttemptSession
  delivery: Delivery
  problem: string | undefined
  /** The running test that blocks this one. */
  other: RunningTest | undefined
  choose: (choice: readonly number[]) => void
  check: () => void
  next: () => void
  finish: () => void
  expire: () => void
  retry: () => void
}

/** A test in progress: the question, the verdict after Check, and Next (spec 3.4.19). */
export function QuestionPanel({ name, limited, session, delivery, problem, other, ...actions }: QuestionPanelProps) {
  const { attempt, question, position, choice, graded, sending } = session
  const [confirming, setConfirming] = useState(false)
  const [helping, setHelping] = useState(false)
  const [withTools, setWithTools] = useState(false)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [drawer, setDrawer] = useState<HTMLElement | null>(null)
  const [looking, setLooking] = useState<{ at?: number }>()
  const isWide = useMediaQuery('(min-width: 75rem)')
  const [strikes, setStrikes] = useState(NO_STRIKES)
  const isExam = attempt.adaptive != null
  useEffect(() => {
    // Preloads the help and the result, so that they work if the connection is lost during the test.
    const fetching = setTimeout(() => {
      const panels = isExam ? [BreakPanel, ExamResult] : [ResultPanel]
      for (const part of [...panels, OtherDevicePanel, QuestionHelp, PointsBreakdown, FinishEarly, LookBack])
        void part.preload()
      void preloadFormatting()
    }, AFTER_FIRST_LOOK_MS)
    return () => clearTimeout(fetching)
  }, [isExam])
  useEffect(() => {
    const showing = setTimeout(() => setWithTools(true), TOOLS_MS)
    return () => clearTimeout(showing)
  }, [])
  const upcoming = attempt.question
  useEffect(() => {
    // After Check, this is the next question.
    if (upcoming !== null) void loadQuestionCode(upcoming)
  }, [upcoming])
  const heading = useFocusOnChange<HTMLHeadingElement>(`${attempt.n}/${position}`)
  const verdict = stageOf(session) === 'verdict'
  const isFresh = useFreshVerdict(verdict ? `${attempt.n}/${position}` : undefined)
  const { submit, dialog } = useConfirmIncomplete(question, choice, actions.check)
  const act = verdict ? (isFresh ? () => undefined : actions.next) : submit
  const response = question === null ? undefined : responseOf(question)
  const toggle = response === undefined ? undefined : questionTypeView(response.type).toggle
  const help = () => setHelping(true)
  const choose = (next: readonly number[]) => {
    actions.choose(next)
    // A chosen answer is no longer struck out.
    for (const cell of strikes.struck) if (next.includes(cell) && !choice.includes(cell)) strikes.strike(cell)
  }
  useQuestionKeys({
    answers: verdict || sending !== null || toggle === undefined ? 0 : (response?.answers.length ?? 0),
    choose: (index) => {
      if (toggle !== undefined) choose(toggle(choice, index))
    },
    onAction: act,
    help,
  })
  if (question === null) return null
  const ended = attempt.endTime !== null
  const hasMap = attempt.type === 'Practice'
  const mapInMargin = hasMap && isWide && recordOf(question) === undefined
  const advances = attempt.type !== 'Practice' || attempt.silent === true
  const label = verdict ? (ended ? 'See your result' : 'Next') : advances ? 'Next' : 'Check'
  return (
    <>
      <TestBar
        name={name}
        session={session}
        onExpire={actions.expire}
        onHelp={help}
        onMap={hasMap && !mapInMargin ? () => setLooking({}) : undefined}
      >
        {/* Its height is kept while the tools load. */}
        <div ref={setBar} className="min-h-12 sm:min-h-11" />
      </TestBar>
      <section
        className="question--quiet grid grid-cols-1 content-start min-h-[calc(100dvh-var(--header-height)-5.5rem)] grid-rows-[1fr_auto] pt-4 gap-x-8 min-[75rem]:[&:not(:has(.record-frame))]:grid-cols-[minmax(0,1fr)_20rem]"
        aria-labelledby="question-heading"
      >
        <div className="question__content grid grid-cols-1 content-start gap-4">
          <CopyGuard>
            <QuestionFrame question={question} attempt={`${attempt.progressKey} ${attempt.taskKey} ${attempt.n}`}>
              <h2
                id="question-heading"
                ref={heading}
                tabIndex={-1}
                className="question__heading"
                // The heading takes focus, so that a screen reader continues with the question.
                aria-describedby="question-body"
              >
                {!isExam ? `Question ${position + 1} of ${attempt.total}` : examWords.question(position + 1)}
              </h2>
              <QuestionBody id="question-body" question={question} />
              {graded === null ? (
                <StrikeContext value={strikes}>
                  <AnswerForm
                    question={question}
                    position={position}
                    choice={choice}
                    locked={sending !== null}
                    onChoose={choose}
                  />
                </StrikeContext>
              ) : (
                <Verdict question={question} graded={graded} />
              )}
            </QuestionFrame>
          </CopyGuard>
          <VerdictAnnouncer question={question} graded={graded} />
          {isTimeUp(attempt) && (
            <Notice tone="accent" role="alert">
              {testNotices.timeIsUp}
            </Notice>
          )}
          {problem !== undefined && <ProblemNotice problem={problem} running={other} />}
          {withTools && bar !== null && drawer !== null && (
            <QuestionTools
              attempt={attempt}
              question={question}
              position={position}
              graded={verdict}
              bar={bar}
              drawer={drawer}
              onStrikes={setStrikes}
            />
          )}
        </div>
        <div className="question__dock">
          <div className="question__actions">
            <Button
              className="question__act"
              aria-disabled={sending !== null || isFresh || undefined}
              aria-busy={sending !== null || undefined}
              {...singlePress(act)}
            >
              {label}
            </Button>
            <div className="flex items-center flex-1 min-h-6 max-xs:flex-[0_1_auto] max-[16.01rem]:min-w-0">
              <DeliveryState delivery={delivery} onRetry={actions.retry} />
            </div>
            {!ended && (
              <Button variant="quiet" disabled={sending !== null} onClick={() => setConfirming(true)}>
                Finish early
              </Button>
            )}
          </div>
          {/* After Check for Tab; shown before it. */}
          <div ref={setDrawer} className="question__drawer">
            {mapInMargin && <MarginMap attempt={attempt} position={position} onLookBack={(at) => setLooking({ at })} />}
          </div>
        </div>
      </section>
      {looking !== undefined && (
        <LookBack attempt={attempt} position={position} at={looking.at} onClose={() => setLooking(undefined)} />
      )}
      {helping && <QuestionHelp onClose={() => setHelping(false)} />}
      {dialog}
      {confirming && !ended && (
        <FinishEarly
          {...{ attempt, limited }}
          onCancel={() => setConfirming(false)}
          onFinish={() => {
            setConfirming(false)
            actions.finish()
          }}
        />
      )}
    </>
  )
}

/** Announces the verdict and the rationale. Focus stays on the button, which is now Next. */
function VerdictAnnouncer({ question, graded }: { question: Question; graded: Graded | null }) {
  return (
    <div role="status">{graded !== null && <VisuallyHidden>{spokenVerdict(question, graded)}</VisuallyHidden>}</div>
  )
}
