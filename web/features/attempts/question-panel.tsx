import { useEffect, useRef, useState } from 'react'
import { examWords } from '#domain/messages/exams.ts'
import { testNotices } from '#domain/messages/testing.ts'
import { AnswerForm } from '#web/components/attempts/answer-form.tsx'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { preloadFormatting } from '#web/components/attempts/formatted/formatted-text.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import { loadQuestionCode, QuestionFrame, PointsBreakdown } from '#web/components/attempts/types/content-view.tsx'
import type { RunningTest } from '#web/components/attempts/running-test.ts'
import { questionPart } from '#web/components/attempts/question-part.tsx'
import { singlePress, useFreshVerdict } from '#web/components/attempts/single-press.ts'
import { StrikeContext, type Strikes } from '#web/components/attempts/strikes.tsx'
import { spokenVerdict, Verdict } from '#web/components/attempts/verdict.tsx'
import { useConfirmIncomplete } from '#web/components/attempts/use-confirm-incomplete.tsx'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { ProblemNotice } from '#web/components/attempts/running-test-notice.tsx'
import { type AttemptSession, type Delivery, type Graded, type Question, stageOf } from './session/attempt-session.ts'
import { TestBar } from './test-bar.tsx'
import { useToolsOpen } from './tools/tools-open.ts'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import { responseOf } from '#web/components/attempts/types/items.ts'
import { useQuestionKeys } from '#web/components/attempts/question-keys.ts'
import { isTimeUp } from './test-facts.ts'
import { BreakPanel, OtherDevicePanel, ExamResult, ResultPanel } from './test-parts.tsx'

// Loaded after the first question is displayed.
const FinishEarly = questionPart('the question', async () => (await import('./finish-early.tsx')).FinishEarly)
const QuestionTools = questionPart('the tools', async () => (await import('./tools/question-tools.tsx')).QuestionTools)
const QuestionHelp = lazyComponent(async () => (await import('./question-help.tsx')).QuestionHelp)

/** Delay in milliseconds before loading what comes later, so that the question loads first. */
const AFTER_FIRST_LOOK_MS = 1500

type QuestionPanelProps = {
  name: string
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
export function QuestionPanel({ name, session, delivery, problem, other, ...actions }: QuestionPanelProps) {
  const { attempt, question, position, choice, graded, sending } = session
  const [confirming, setConfirming] = useState(false)
  const [helping, setHelping] = useState(false)
  const withTools = useToolsOpen()
  const [strikes, setStrikes] = useState<Strikes>()
  const isExam = attempt.adaptive != null
  useEffect(() => {
    // Preloads the help and the result, so that they work if the connection is lost during the test.
    const fetching = setTimeout(() => {
      const panels = isExam ? [BreakPanel, ExamResult] : [ResultPanel]
      for (const part of [...panels, OtherDevicePanel, QuestionHelp, PointsBreakdown, FinishEarly]) void part.preload()
      void preloadFormatting()
    }, AFTER_FIRST_LOOK_MS)
    return () => clearTimeout(fetching)
  }, [isExam])
  const upcoming = attempt.question
  useEffect(() => {
    // After Check, this is the next question.
    if (upcoming !== null) void loadQuestionCode(upcoming)
  }, [upcoming])
  const heading = useFocusOnChange<HTMLHeadingElement>(`${attempt.n}/${position}`)
  const verdict = stageOf(session) === 'verdict'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The rationale pushes the focused button down; scroll it into view.
    if (verdict && document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' })
  }, [verdict])
  const isFresh = useFreshVerdict(verdict ? `${attempt.n}/${position}` : undefined)
  const { submit, dialog } = useConfirmIncomplete(question, choice, actions.check)
  const act = verdict ? (isFresh ? () => undefined : actions.next) : submit
  const response = question === null ? undefined : responseOf(question)
  const toggle = response === undefined ? undefined : questionTypeView(response.type).toggle
  const help = () => setHelping(true)
  useQuestionKeys({
    answers: verdict || sending !== null || toggle === undefined ? 0 : (response?.answers.length ?? 0),
    choose: (index) => {
      if (toggle !== undefined) actions.choose(toggle(choice, index))
    },
    onAction: act,
    help,
  })
  if (question === null) return null
  const ended = attempt.endTime !== null
  const advances = attempt.type !== 'Practice' || attempt.silent === true
  const label = verdict ? (ended ? 'See your result' : 'Next') : advances ? 'Next' : 'Check'
  return (
    <>
      <TestBar name={name} session={session} onExpire={actions.expire} onHelp={help} />
      <section
        className="question--quiet grid grid-cols-1 content-start min-h-[calc(100dvh-var(--header-height)-2.5rem)] grid-rows-[1fr_auto] pt-4"
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
                    onChoose={actions.choose}
                  />
                </StrikeContext>
              ) : (
                <Verdict question={question} graded={graded} />
              )}
            </QuestionFrame>
          </CopyGuard>
          {withTools && (
            <QuestionTools
              attempt={attempt}
              question={question}
              position={position}
              graded={verdict}
              onStrikes={setStrikes}
            />
          )}
          <VerdictAnnouncer question={question} graded={graded} />
          {isTimeUp(attempt) && (
            <Notice tone="accent" role="alert">
              {testNotices.timeIsUp}
            </Notice>
          )}
          {problem !== undefined && <ProblemNotice problem={problem} running={other} />}
        </div>
        <div className="question__actions">
          <Button
            ref={button}
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
      </section>
      {helping && <QuestionHelp onClose={() => setHelping(false)} />}
      {dialog}
      {confirming && !ended && (
        <FinishEarly
          attempt={attempt}
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
