import { expect, it } from 'vitest'
import { dayText } from '#domain/study/student-day.ts'
import { MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { ownCards } from './own-cards.ts'
import { aDueCard, aStudier, TODAY } from './testing/a-studier.ts'

const questions = questionsOfAllTypes(60).map((question) => ({ ...question, area: ['Basics'] }))
const table = sharedTable(bankItems(questions, START - MINUTE))

it('all cards are returned in pages, also after the course has ended, and none of another student', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => 1 + i * 150)
  const { uid, deps, clock } = await aStudier(table, [
    ...ids.map((id) => aDueCard({ id })),
    aDueCard({ id: 501, item: 2 }),
  ])
  clock.time += 10_000 * MINUTE
  const first = await ownCards({}, uid, deps)
  const rest = []
  for (let next = first.nextToken; next;) {
    const page = await ownCards({ nextToken: next }, uid, deps)
    rest.push(...page.items)
    next = page.nextToken
  }
  const all = [...first.items, ...rest]
  expect(first.nextToken).not.toBeNull()
  expect(all).toHaveLength(21)
  expect(all.map(({ questionId }) => questionId).sort((a, b) => a - b)).toEqual([...ids, 501].sort((a, b) => a - b))
  expect(all.find(({ questionId }) => questionId === 501)).toEqual({
    ...{
      questionId: 501,
      item: 2,
      rating: 'good',
      last: dayText(TODAY - 10),
      due: dayText(TODAY),
      reviews: 2,
      lapses: 0,
    },
    ...{ stability: 10, difficulty: 5 },
  })
  expect(await ownCards({}, 'somebody-else', deps)).toEqual({ items: [], withheld: 0, nextToken: null })
  expect(await codeOf(ownCards({ nextToken: 'STATUS#1' }, uid, deps))).toBe('request-invalid')
})

it('cards of unanswered questions in a running test are withheld, and all cards during an exam', async () => {
  const cards = questions.map(({ id }) => aDueCard({ id }))
  const { uid, keys, deps, start } = await aStudier(table, cards, { numOfQuestions: 12 })
  expect(await ownCards({}, uid, deps)).toMatchObject({ withheld: 0 })
  await start()
  const { items, withheld } = await ownCards({}, uid, deps)
  expect([items.length, withheld]).toEqual([48, 12])
  const exam = { taskType: 'NCLEX' as const, tags: ['RN'], minQuestions: 2, maxQuestions: 6 }
  await batchPut(table, [aTask('c0', 's0', 'exam', exam)])
  await createTaskProgress({ ...keys, taskKey: 'exam' }, uid, deps)
  expect(await codeOf(ownCards({}, uid, deps))).toBe('exam-running')
  await updateTaskProgress({ progressKey: 'p1', taskKey: 'exam', n: 1, action: 'finish' }, uid, deps)
  expect(await ownCards({}, uid, deps)).toMatchObject({ withheld: 12 })
})
