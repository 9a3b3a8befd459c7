import { useEffect } from 'react'
import { examWords } from '#domain/messages/exams.ts'
import { scoreWords } from '#domain/messages/scoring.ts'
import type { Question } from '#domain/questions/question.ts'
import { answerKey, choiceMarks, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { isGraded, type RunningPreview, shownPublic, shownQuestion } from '#domain/attempts/preview-run.ts'
import { previewRules } from '#domain/attempts/kinds/test-kinds.ts'
import { timer } from '#domain/progress/course-time.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { AnswerForm } from '#web/components/attempts/answer-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import { QuestionFrame } from '#web/components/attempts/types/content-view.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Timer } from '#web/components/attempts/timer.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { useConfirmIncomplete } from '#web/components/attempts/use-confirm-incomplete.tsx'
import { type Graded, Verdict } from '#web/components/attempts/verdict.tsx'
import type { PreviewStore } from './preview-store.ts'
import '#web/components/attempts/attempts.css'

type PreviewQuestionCardProps = { run: RunningPreview; busy: boolean; preview: PreviewStore }

const LOW_MS = 5 * 60_000

/** Counts down the time left every second. The test ends at zero (spec 3.4.6, 3.9.6). */
function Clock({ run, preview }: Pick<PreviewQuestionCardProps, 'run' | 'preview'>) {
  const now = useNow()
  const { deadline, startTime } = run.attempt
  useEffect(() => {
    preview.tick()
  }, [now, preview])
  const left = Math.min(deadline - now, deadline - startTime)
  return <Timer label="Time left" text={timer(left)} low={left <= LOW_MS} />
}

/** The graded question for a choice. */
function gradedOf(question: Question, choice: readonly number[]): Graded {
  const { points, max, lines } = scoreAnswer(question, choice)
  return {
    correct: points === max,
    points,
    maxPoints: max,
    lines: lines.map((line) => ({ ...line, maxPoints: line.max, words: scoreWords(line) })),
    key: answerKey(question),
    choice: choiceMarks(question, choice),
    rationale: question.rationale,
    rationaleHtml: question.rationaleHtml,
    tags: question.tags,
  }
}

/** One question of a preview. Practice checks it first; NCLEX grades it on Next (spec 3.4.7, 3.4.8). */
export function PreviewQuestionCard({ run, busy, preview }: PreviewQuestionCardProps) {
  const { attempt, shown, choice } = run
  const question = shownQuestion(run)
  const shownAs = shownPublic(run)
  const heading = useFocusOnChange<HTMLHeadingElement>(String(shown))
  const view = shownAs === undefined ? null : { matches: null, item: null, ...shownAs }
  const graded = isGraded(run)
  const { showsVerdict } = previewRules(attempt.kind)
  const checks = showsVerdict && !graded
  const { submit, dialog } = useConfirmIncomplete(graded ? null : view, choice, () => {
    if (checks) preview.check()
    else void preview.next()
  })
  if (question === undefined || view === null) return null
  // An adaptive test decides its number of questions as it runs.
  const { deck, questions } = attempt
  const most = deck?.maxItems ?? questions.length
  const text = deck
    ? examWords.answered(attempt.at, deck.minItems, deck.maxItems)
    : `${attempt.at} of ${questions.length} questions answered`
  return (
    <>
      <div className="test-bar">
        <div className="test-bar__progress">
          <p className="muted">{text}</p>
          <ProgressBar label="Questions answered" value={attempt.at} max={most} text={text} />
        </div>
        {!attempt.untimed && <Clock run={run} preview={preview} />}
      </div>
      <Card as="section" className="question gap-4" aria-labelledby="question-heading">
        <QuestionFrame question={view}>
          <h2 id="question-heading" ref={heading} tabIndex={-1} className="question__heading">
            {deck ? examWords.question(shown + 1) : `Question ${shown + 1} of ${questions.length}`}
          </h2>
          <QuestionBody id="question-body" question={view} />
          {graded && showsVerdict ? (
            <Verdict question={view} graded={gradedOf(question, choice)} />
          ) : (
            <AnswerForm question={view} position={shown} choice={choice} locked={graded} onChoose={preview.choose} />
          )}
        </QuestionFrame>
        <Button className="question__act" busy={busy} onClick={submit}>
          {checks ? 'Check' : 'Next'}
        </Button>
      </Card>
      {dialog}
    </>
  )
}
