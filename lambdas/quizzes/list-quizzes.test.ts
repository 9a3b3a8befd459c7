import { expect, it } from 'vitest'
import { quizId, quizTaskKey } from '#domain/quizzes/quiz.ts'
import { questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import type { AttemptItem } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { quizzesOfProgress } from '#table/study-keys.ts'
import { listQuizzes } from './list-quizzes.ts'
import { aQuizzer } from './testing/a-quizzer.ts'

const tables = testTables()
const HASH = '0123456789abcdef'

it('quizzes are listed newest first, 20 a page, and an invalid cursor is refused', async () => {
  const { uid, deps, begin } = await aQuizzer(await tables.table(), questionsOfAllTypes(20))
  const started = await begin({ questions: 5 })
  const [item] = await queryItems<AttemptItem>(deps.table, quizzesOfProgress(uid, 'p1'))
  if (!item) throw new Error('The quiz was not stored')
  const earlier = Array.from({ length: 24 }, (_, at) => quizTaskKey(quizId(START - (at + 1) * 1_000, HASH)))
  await batchPut(
    deps.table,
    earlier.map((task) => ({ ...item, ...attemptKey(uid, 'p1', task, 1) })),
  )
  const first = await listQuizzes({ progressKey: 'p1' }, uid, deps)
  expect(first.quizzes.map(({ taskKey }) => taskKey)).toEqual([started.taskKey, ...earlier.slice(0, 19)])
  const second = await listQuizzes({ progressKey: 'p1', nextToken: first.nextToken }, uid, deps)
  expect(second.quizzes.map(({ taskKey }) => taskKey)).toEqual(earlier.slice(19))
  expect(second.nextToken).toBeNull()
  for (const nextToken of ['junk', '#', `${quizId(START, HASH)}#`, 'x'.repeat(10_000)])
    expect(await refusalOf(listQuizzes({ progressKey: 'p1', nextToken }, uid, deps))).toMatchObject({
      code: 'request-invalid',
    })
  expect(await listQuizzes({ progressKey: 'p1' }, 'somebody-else', deps)).toEqual({ quizzes: [], nextToken: null })
})
