import { endAttempt } from '#domain/attempts/after-answer.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { quizTaskKey } from '#domain/quizzes/quiz.ts'
import type { Quiz, QuizPage } from '#generated/schema.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { withUnansweredPoints } from '#lambdas/attempts/review/unanswered-points.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { quizzesOfProgress } from '#table/study-keys.ts'
import { formReply } from './quiz-reply.ts'
import type { QuizDeps } from './quiz-deps.ts'

const QUIZZES_PER_PAGE = 20

const taskOf = ({ sk }: AttemptItem): string => sk.split('#')[2] ?? ''

async function quizOf(uid: string, item: AttemptItem, { table, now, rulesOf }: ListDeps): Promise<Quiz | undefined> {
  const stored = await withoutEndedHold(uid, attemptOf(item), { table, now })
  const { quiz } = stored
  if (!quiz) return undefined
  const rules = rulesOf(stored.kind)
  const attempt = isOver(stored, now()) ? endAttempt(await withUnansweredPoints(stored, table), rules, now()) : stored
  const { startTime, deadline, untimed, endTime } = attempt
  return {
    taskKey: taskOf(item),
    ...{ startTime, deadline, timed: !untimed },
    endTime: endTime ?? null,
    total: attempt.questions.length,
    answered: attempt.at,
    grade: endTime === undefined ? null : rules.grade(attempt),
    form: formReply(quiz),
  }
}

type ListDeps = Pick<QuizDeps, 'table' | 'now' | 'rulesOf'>

/** The id of a quiz (domain/quizzes/quiz.ts): its time and a hash. */
const TOKEN = /^[a-z0-9]{9}[0-9a-f]{8,64}$/

/**
 * Lists a student's quizzes in a course, newest first, 20 per page, both running and ended, without questions. Throws
 * 'request-invalid' for an invalid token. `nextToken`: the id of the page's last quiz. 0.5 read units per 4 KB (about
 * 600 bytes for a quiz of 20 questions).
 */
export async function listQuizzes(
  { progressKey, nextToken }: { progressKey: string; nextToken?: string | null | undefined },
  uid: string,
  deps: ListDeps,
): Promise<QuizPage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const all = quizzesOfProgress(uid, progressKey)
  // The key before that of the last quiz's attempt, because attempts count from 1.
  const before = nextToken ? { upTo: attemptKey(uid, progressKey, quizTaskKey(nextToken), 0).sk } : {}
  const query = { ...all, ...before, backward: true, limit: QUIZZES_PER_PAGE + 1 }
  const items = await queryItems<AttemptItem>(deps.table, query)
  const shown = items.slice(0, QUIZZES_PER_PAGE)
  const quizzes = await Promise.all(shown.map((item) => quizOf(uid, item, deps)))
  const last = items.length > shown.length ? shown.at(-1) : undefined
  return {
    quizzes: quizzes.flatMap((quiz) => quiz ?? []),
    nextToken: last ? taskOf(last).slice(quizTaskKey('').length) : null,
  }
}
