import { CircleCheck, CircleDot, CircleMinus, CircleX } from 'lucide-react'
import { useState } from 'react'
import { isMark } from '#domain/attempts/bank.ts'
import { peersWords, pointsWords, verdictWords } from '#domain/messages/scoring.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Row } from '#web/ui/layout/row.tsx'
import type { AnswerReader } from './answer-reader.ts'
import { FormattedText } from './formatted/formatted-text.tsx'
import { hasReasonsAtOptions, questionTypeView } from './question-types.ts'
import type { PeerShares, QuestionView } from './question-view.ts'
import { PointsBreakdown } from './types/content-view.tsx'
import { responseOf } from './types/items.ts'
import type { PointsLine } from '#web/components/attempts/types/points-breakdown.tsx'

/** The result of grading a question. */
export type Graded = {
  correct: boolean
  points: number
  maxPoints: number
  lines: readonly PointsLine[]
  /**
   * 1 or 0 for each answer; for a Matching question, the index of its right match; for a question with a content, the
   * right cells.
   */
  key: readonly number[]
  /** The choice, in the same form. */
  choice: readonly number[]
  rationale: string
  rationaleHtml?: string | null | undefined
  tags: readonly string[]
  peers?: PeerShares | null | undefined
}

type VerdictProps = {
  question: QuestionView
  graded: Graded
  /** False if the test ended before the question was answered. */
  answered?: boolean
  reader?: AnswerReader
}

/** The overall result of an answer. */
export type VerdictKind = 'right' | 'partly' | 'wrong'

export const verdictOf = ({
  correct,
  points,
  maxPoints,
}: Pick<Graded, 'correct' | 'points' | 'maxPoints'>): VerdictKind =>
  correct ? 'right' : points > 0 && points < maxPoints ? 'partly' : 'wrong'

const WORDS: Record<VerdictKind, string> = {
  right: verdictWords.correct,
  partly: verdictWords.partial,
  wrong: verdictWords.wrong,
}
const ICONS = { right: CircleCheck, partly: CircleDot, wrong: CircleX }
const WHOSE: Record<AnswerReader, string> = { student: 'Your', admin: 'Student’s' }

/** Whether points contain more information than right or wrong. */
const countsPoints = (question: QuestionView, { maxPoints }: Graded) => maxPoints > 1 || question.item != null

/** Whether the receipt shows what was missed, or the author's reasons; otherwise, it's closed initially. */
const opensReceipt = (question: QuestionView, graded: Graded) =>
  (countsPoints(question, graded) && !graded.correct) || graded.lines.some(({ whys }) => whys.length > 0)

/** The verdict as announced by screen readers. */
export function spokenVerdict(question: QuestionView, graded: Graded): string {
  const points = countsPoints(question, graded) ? `, ${pointsWords(graded.points, graded.maxPoints)}` : ''
  return `Verdict: ${WORDS[verdictOf(graded)].toLowerCase()}${points}. ${graded.rationale}`
}

/**
 * Shown after Check: right or wrong, the right answers marked with text, where the points come from, and the rationale
 * (spec 3.4.7, 3.4.19).
 */
export function Verdict({ question, graded, answered = true, reader = 'student' }: VerdictProps) {
  const subjects = graded.tags.filter((tag) => !isMark(tag))
  const marks = reader === 'admin' ? graded.tags.filter(isMark) : []
  const kind = verdictOf(graded)
  const Icon = answered ? ICONS[kind] : CircleMinus
  const response = responseOf(question)
  const { Review } = questionTypeView(response.type)
  const whose = WHOSE[reader]
  const lines = hasReasonsAtOptions(response) ? graded.lines : []
  const receipt = lines.length > 0 ? lines.map((line) => ({ ...line, whys: [] })) : graded.lines
  // The reasons of the parts come before the rationale of the whole.
  const hasReasons = receipt.some(({ whys }) => whys.length > 0)
  const shownReceipt = receipt.length > 0 && (
    <GradedReceipt
      lines={receipt}
      whose={whose}
      ordered={response.type === 'Ordered Response'}
      open={opensReceipt(question, { ...graded, lines: receipt })}
    />
  )
  return (
    <div className="verdict @container grid grid-cols-1 gap-4">
      <Review
        question={response}
        right={graded.key}
        choice={graded.choice}
        answered={answered}
        whose={whose}
        lines={lines}
        peers={graded.peers}
      />
      {graded.peers != null && <p className="muted">{peersWords.basis(graded.peers.answers)}</p>}
      <div
        className={classNames(
          'grid grid-cols-1 gap-2 p-4 border-s-4 rounded-small bg-surface-sunken',
          answered && `verdict__box--${kind}`,
        )}
      >
        <h3 className="verdict__word">
          <Icon size={22} aria-hidden="true" />
          {answered ? WORDS[kind] : verdictWords.unanswered}
          {countsPoints(question, graded) && (
            <span className="verdict__points text-text font-medium">
              {' '}
              {pointsWords(graded.points, graded.maxPoints)}
            </span>
          )}
        </h3>
        {hasReasons && shownReceipt}
        {graded.rationale !== '' && (
          <FormattedText as="p" className="verdict__rationale" text={graded.rationale} html={graded.rationaleHtml} />
        )}
        {!hasReasons && shownReceipt}
      </div>
      {subjects.length + marks.length > 0 && (
        <Row>
          {subjects.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {marks.length > 0 && (
            <span className="muted">
              {resultWords.marks}: {marks.join(', ')}
            </span>
          )}
        </Row>
      )}
    </div>
  )
}

type GradedReceiptProps = { lines: Graded['lines']; whose: string; ordered: boolean; open: boolean }

/** The receipt of a graded answer; its code loads when the user opens it. */
function GradedReceipt({ open, ...receipt }: GradedReceiptProps) {
  const [opened, setOpened] = useState(open)
  return (
    <>
      {!open && (
        <button
          type="button"
          className="text-button [justify-self:start] -ms-1"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          How it was scored
        </button>
      )}
      {opened && <PointsBreakdown {...receipt} trimmed />}
    </>
  )
}
