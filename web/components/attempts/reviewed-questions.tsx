import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { CopyGuard } from './copy-guard.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FormattedText } from './formatted/formatted-text.tsx'
import { QuestionBody } from './formatted/question-body.tsx'
import { usePaintedHighlights } from './marks/highlights.ts'
import { QuestionFrame } from './types/content-view.tsx'
import { Verdict } from './verdict.tsx'
import { durationText, type Filter, filtered, type Outcome, outcomeOf, type Reviewed } from './reviewed.ts'
import type { AnswerReader } from './answer-reader.ts'
import { MarksSummary } from './marks-summary.tsx'
import type { Marks } from '#domain/attempts/marks.ts'
import { toolWords } from '#domain/messages/test-tools.ts'
import { verdictWords } from '#domain/messages/scoring.ts'
import { testResultWords } from '#domain/messages/test-result.ts'
import { testNotices } from '#domain/messages/testing.ts'
import { questionTypeView } from './question-types.ts'
import type { QuestionView } from './question-view.ts'
import { responseOf } from './types/items.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

const TONES: Record<Outcome, BadgeTone> = {
  correct: 'success',
  partial: 'accent',
  wrong: 'error',
  unanswered: 'neutral',
  hidden: 'neutral',
}
const FILTERS = ['wrong', 'partial', 'unanswered', 'hidden', 'flagged'] as const
const FILTER_WORDS: Record<Filter, string> = {
  ...verdictWords,
  all: 'All',
  hidden: testResultWords.inRunningTest,
  flagged: toolWords.flagged,
}

const isFilter = (value: string): value is Filter => value in FILTER_WORDS

function QuestionTitle({ number, reviewed, flagged }: { number: number; reviewed: Reviewed; flagged: boolean }) {
  const outcome = outcomeOf(reviewed)
  return (
    <span className="grid grid-cols-1 gap-1">
      <span className="flex flex-wrap items-center gap-y-2 gap-x-3">
        <span>Question {number}</span>
        <Badge tone={TONES[outcome]}>{verdictWords[outcome]}</Badge>
        {outcome === 'hidden' && (
          <span className="text-text-muted text-small font-normal"> {testResultWords.inRunningTest}</span>
        )}
        {flagged && <Badge tone="primary">{toolWords.flagged}</Badge>}
        {reviewed.seconds !== null && (
          <span className="text-text-muted text-small font-normal tabular-nums">{durationText(reviewed.seconds)}</span>
        )}
      </span>
      <span className="wrap-anywhere text-text-muted font-normal line-clamp-2 in-[details[open]]:hidden">
        {reviewed.question.body}
      </span>
    </span>
  )
}

type ReviewedQuestionsProps = {
  questions: readonly Reviewed[]
  reader?: AnswerReader
  /** The position of the question to open, from 1; a new object opens it again. */
  at?: { number: number } | undefined
  /** The student's marks, by position from 1. */
  marks?: ReadonlyMap<number, Marks> | undefined
  /** Actions for a question, by position from 1. */
  actions?: (number: number) => ReactNode
}

/**
 * All questions of a finished attempt with the choice, the right answer, and the rationale; can be filtered to
 * incorrect, partially correct, unanswered, or flagged ones.
 */
export function ReviewedQuestions({ questions, reader = 'student', at, marks, actions }: ReviewedQuestionsProps) {
  const section = useRef<HTMLElement>(null)
  const [chosen, setFilter] = useState<Filter>('all')
  const [opened, setOpened] = useState<{ number: number }>()
  if (at !== opened) {
    setOpened(at)
    setFilter('all')
  }
  useEffect(() => {
    if (opened === undefined) return
    const question = section.current?.querySelectorAll<HTMLDetailsElement>('.accordion > details')[opened.number - 1]
    if (question === undefined) return
    question.open = true
    question.querySelector('summary')?.focus()
    question.scrollIntoView({ block: 'start' })
  }, [opened])
  const isFlagged = (number: number) => marks?.get(number)?.flagged === true
  const count = (of: Filter) => filtered(questions, of, isFlagged).length
  const filters = FILTERS.filter((of) => count(of) > 0)
  const filter = filters.find((of) => of === chosen) ?? 'all'
  const shown = filtered(questions, filter, isFlagged)
  return (
    <section ref={section} className="testing__section" aria-labelledby="review-questions">
      <h2 id="review-questions">Questions</h2>
      <RadioGroup
        legend="Show"
        row
        value={filter}
        onChange={(value) => {
          if (isFilter(value)) setFilter(value)
        }}
        options={(['all', ...filters] as const).map((of) => ({
          value: of,
          label: `${FILTER_WORDS[of]} (${count(of)})`,
        }))}
      />
      <div role="status">
        <VisuallyHidden>{`${shown.length} of ${questions.length} questions shown`}</VisuallyHidden>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No questions" />
      ) : (
        <CopyGuard>
          <Accordion
            level={3}
            items={shown.map(({ number, reviewed }) => ({
              value: String(number),
              title: <QuestionTitle number={number} reviewed={reviewed} flagged={isFlagged(number)} />,
              content: (
                <HighlightedTexts of={marks?.get(number)}>
                  <ReviewedQuestion reviewed={reviewed} reader={reader}>
                    <MarksSummary marks={marks?.get(number)} question={reviewed.question} />
                    {actions?.(number)}
                  </ReviewedQuestion>
                </HighlightedTexts>
              ),
            }))}
          />
        </CopyGuard>
      )}
    </section>
  )
}

type ReviewedQuestionProps = { reviewed: Reviewed; reader?: AnswerReader; children?: ReactNode }

/** A question as served, with the choice and, if they may be shown, the verdict and the right answer. */
export const ReviewedQuestion = ({ reviewed, reader = 'student', children }: ReviewedQuestionProps) => (
  <QuestionFrame question={reviewed.question}>
    <QuestionBody question={reviewed.question} />
    {reviewed.regraded !== null && (
      <div className="mb-3">
        <Notice tone="accent">{reviewed.regraded}</Notice>
      </div>
    )}
    {reviewed.graded === null ? (
      <AnswersWithoutKey question={reviewed.question} answered={reviewed.answered} />
    ) : (
      <Verdict question={reviewed.question} graded={reviewed.graded} answered={reviewed.answered} reader={reader} />
    )}
    {children}
  </QuestionFrame>
)

const NOTHING: Marks['highlights'] = []

/** A question with the highlights that the student made in it. */
function HighlightedTexts({ of, children }: { of: Marks | undefined; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  usePaintedHighlights(area, of?.highlights ?? NOTHING)
  return <div ref={area}>{children}</div>
}

/** A reviewed question whose key may not be shown: the options as served, and why the verdict is missing. */
function AnswersWithoutKey({ question, answered }: { question: QuestionView; answered: boolean }) {
  const response = responseOf(question)
  const { Review } = questionTypeView(response.type)
  return (
    <Stack>
      {response.item != null && <Review question={response} right={[]} choice={[]} answered={false} whose="" />}
      <ul className="grid grid-cols-1 gap-3 p-0 list-none" aria-label="Answers" hidden={response.answers.length === 0}>
        {response.answers.map(({ letter, text, textHtml }) => (
          <li key={letter} className="graded">
            <span
              className="in-[.graded--missed]:text-success grid place-items-center flex-none w-[1.35rem] h-[1.6rem]"
              aria-hidden="true"
            />
            <span className="answer__letter min-w-[1.25em] font-[650]">{letter}.</span>
            <FormattedText
              className="answer__text flex-[1_1_0] min-w-32 max-[16.01rem]:basis-full max-[16.01rem]:min-w-0"
              text={text}
              html={textHtml}
            />
          </li>
        ))}
      </ul>
      <Notice>{answered ? testNotices.keyHidden : testNotices.keyOfUnanswered}</Notice>
    </Stack>
  )
}
