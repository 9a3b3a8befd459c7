import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { DIFFICULTIES, QUIZ_STATUSES } from '#domain/quizzes/quiz-form.ts'
import type { Attempt, QuizFilterInput } from '#generated/schema.ts'
import { choiceFor } from '#lambdas/attempts/academy-fixture.ts'
import { reportMistake, sentReport } from '#lambdas/attempts/marks/report-mistake.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { projectCards } from '#lambdas/projections/study/cards.ts'
import { ON } from '#lambdas/projections/on.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { countQuiz } from '#lambdas/quizzes/count-quiz.ts'
import { listQuizzes } from '#lambdas/quizzes/list-quizzes.ts'
import type { QuizDeps } from '#lambdas/quizzes/quiz-deps.ts'
import { quizOptions } from '#lambdas/quizzes/quiz-options.ts'
import { startQuiz } from '#lambdas/quizzes/start-quiz.ts'
import type { AttemptItem } from '#table/attempt.ts'
import { attemptsOfUser } from '#table/keys.ts'

type Random = (max: number) => number

const someOf = (names: readonly string[], random: Random): string[] => names.filter(() => random(names.length) === 0)

/** A filter with which a student might probe single questions, mainly by status. */
export const aFilter = (random: Random): QuizFilterInput => ({
  areas: [],
  tags: random(3) === 0 ? ['Heart'] : [],
  types: [],
  steps: random(6) === 0 ? someOf(CASE_STEPS, random) : [],
  difficulties: random(6) === 0 ? someOf(DIFFICULTIES, random) : [],
  statuses: random(3) === 0 ? [] : someOf(QUIZ_STATUSES, random),
  recentMisses: random(6) === 0,
})

/** Projects all ended tests of a student as the stream does; may be repeated. */
export async function projectEnded(uid: string, { table }: Pick<QuizDeps, 'table'>): Promise<void> {
  const items = await queryItems<AttemptItem>(table, { ...attemptsOfUser(uid), consistent: true })
  const ended = items.filter((item) => item.endTime !== undefined)
  const records = ended.map((item) => {
    const { endTime: _endTime, ...running } = item
    return aRecord(running, item)
  })
  if (records.length > 0) await projectCards(aBatch(ON.cards, ...records), { table })
}

/** A student's actions on their own quizzes and reports: answers a quiz in exam mode except for its last question. */
export function quizActs(uid: string, deps: QuizDeps, random: Random) {
  const silent: Attempt[] = []
  let requests = 0
  const begin = async (mode: 'tutor' | 'exam') => {
    const form = { filter: aFilter(random), questions: 5 + random(10), mode }
    const attempt = await startQuiz({ progressKey: 'p1', form, requestId: `request-${(requests += 1)}` }, uid, deps)
    if (mode === 'exam') silent.push(attempt)
    return attempt
  }
  const randomTask = () => silent[random(silent.length)]?.taskKey ?? 'quiz-none'
  const answer = async (right: boolean) => {
    const at = random(silent.length)
    const attempt = silent[at]
    if (!attempt?.question || attempt.currentQuestion === attempt.total - 1 || attempt.question.caseItem !== null)
      return null
    const { n, taskKey, currentQuestion: position, question } = attempt
    const answer = { position, questionId: question.id, choice: choiceFor(question, right) }
    const move = await updateTaskProgress({ progressKey: 'p1', taskKey, n, action: 'check', ...answer }, uid, deps)
    silent[at] = move.attempt
    return move
  }
  const report = (taskKey: string, position: number) => ({ progressKey: 'p1', taskKey, n: 1, position })
  return {
    begin,
    answer,
    place: randomTask,
    count: () => countQuiz({ progressKey: 'p1', filter: aFilter(random) }, uid, deps),
    options: () => quizOptions('p1', uid, deps),
    list: () => listQuizzes({ progressKey: 'p1' }, uid, deps),
    report: (taskKey: string, position: number) =>
      reportMistake(
        { ...report(taskKey, position), kind: 'key', text: 'Is it wrong?', requestId: `report-${(requests += 1)}` },
        uid,
        deps,
      ),
    sent: (taskKey: string, position: number) => sentReport(report(taskKey, position), uid, deps),
  }
}
