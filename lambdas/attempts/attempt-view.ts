import type { PublicQuestion } from '#domain/questions/public-question.ts'
import { type Attempt, maxScore } from '#domain/attempts/attempt.ts'
import type { BreakdownRow } from '#domain/attempts/breakdown.ts'
import { grade } from '#domain/attempts/grade.ts'
import type { Result } from '#domain/attempts/rules.ts'
import type { Attempt as AttemptReply, PublicQuestion as QuestionReply } from '#generated/schema.ts'

/** What a reply adds to an attempt: the next question while it runs, its result and breakdown once it is finished. */
export type Shown = { question: PublicQuestion | null } | { result: Result; breakdown: BreakdownRow[] }

/** A question as a reply shows it. */
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

/** An attempt as its student sees it: an allow-list. */
export const attemptView = (
  keys: { progressKey: string; taskKey: string },
  attempt: Attempt,
  shown: Shown,
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
  score: attempt.score,
  maxScore: attempt.endTime === undefined ? null : maxScore(attempt),
  grade: attempt.endTime === undefined ? null : grade(attempt.score, maxScore(attempt)),
  passGrade: attempt.passGrade,
  scoring: attempt.scoring ?? null,
  result: 'result' in shown ? shown.result : null,
  question: 'question' in shown && shown.question ? questionView(shown.question) : null,
  breakdown: 'breakdown' in shown ? shown.breakdown : null,
})
