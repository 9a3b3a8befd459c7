import type { PublicQuestion } from '#domain/questions/public-question.ts'
import { type Attempt, isSilent, maxScore } from '#domain/attempts/attempt.ts'
import { isMute } from '#domain/attempts/key-access.ts'
import type { BreakdownRow } from '#domain/attempts/breakdown.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { Result } from '#domain/attempts/rules.ts'
import { ADAPTIVE } from '#domain/exams/exam-settings.ts'
import type { Decision } from '#domain/exams/adaptive-session.ts'
import type {
  AdaptiveAttempt,
  Attempt as AttemptReply,
  ExamDecision,
  PublicQuestion as QuestionReply,
} from '#generated/schema.ts'

/**
 * The part of a reply that depends on the state: the next question while the attempt runs, its result and breakdown
 * once it is finished.
 */
export type ShownAttempt = { question: PublicQuestion | null } | { result: Result | null; breakdown: BreakdownRow[] }

/** Returns a question as in replies. */
export const questionView = ({
  bodyHtml,
  answers,
  matches,
  item,
  caseItem,
  scoring,
  ...question
}: PublicQuestion): QuestionReply => ({
  ...question,
  bodyHtml: bodyHtml ?? null,
  answers: answers.map(({ letter, text, textHtml }) => ({ letter, text, textHtml: textHtml ?? null })),
  matches: matches ?? null,
  item: item ?? null,
  caseItem: caseItem ?? null,
  scoring: scoring ?? null,
})

/** Returns the decision of an adaptive test as in replies. */
export const decisionView = ({ rule, answered, standard, estimate }: Decision): ExamDecision => ({
  rule,
  answered,
  standard,
  ability: estimate?.ability ?? null,
  error: estimate?.error ?? null,
})

/** Returns the additional fields of an adaptive attempt; null for other kinds. */
const adaptiveView = ({ kind, plan, decision, startTime, deadline }: Attempt): AdaptiveAttempt | null =>
  rulesOf(kind).adaptive && plan
    ? {
        minItems: plan.min,
        maxItems: plan.max,
        breaks: ADAPTIVE.breaks.filter((minutes) => startTime + minutes * 60_000 < deadline),
        decision: decision ? decisionView(decision) : null,
      }
    : null

/** Returns an attempt as its student sees it: an allow-list. */
export const attemptView = (
  keys: { progressKey: string; taskKey: string },
  attempt: Attempt,
  shown: ShownAttempt,
): AttemptReply => ({
  progressKey: keys.progressKey,
  taskKey: keys.taskKey,
  n: attempt.n,
  type: attempt.kind,
  version: attempt.version,
  startTime: attempt.startTime,
  deadline: attempt.untimed ? null : attempt.deadline,
  endTime: attempt.endTime ?? null,
  total: attempt.questions.length,
  currentQuestion: attempt.at,
  score: attempt.endTime === undefined && isMute(attempt) ? 0 : attempt.score,
  maxScore: attempt.endTime === undefined ? null : maxScore(attempt),
  grade: attempt.endTime === undefined ? null : rulesOf(attempt.kind).grade(attempt),
  passGrade: attempt.passGrade,
  scoring: attempt.scoring ?? null,
  silent: isSilent(attempt),
  result: 'result' in shown ? shown.result : null,
  question: 'question' in shown && shown.question ? questionView(shown.question) : null,
  breakdown: 'breakdown' in shown ? shown.breakdown : null,
  adaptive: adaptiveView(attempt),
})
