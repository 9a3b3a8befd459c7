import { expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { aSection } from '#table/testing/course-items.ts'
import { classicQuestions, aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { aQuizzer } from '#lambdas/quizzes/testing/a-quizzer.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { myRunningTests } from './my-running-tests.ts'

const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

it('a running test is listed with its place and deadline until it is finished or its time is up', async () => {
  const { start, move, keys, uid, deps, clock } = await aStudent(table, { attempts: 3, timeAllowed: 30 })
  const running = () => myRunningTests(uid, deps)
  expect(await running()).toEqual([])
  const { deadline } = await start()
  expect(await running()).toEqual([{ ...keys, name: expect.any(String) as string, deadline }])
  await move({ n: 1, action: 'finish' })
  expect(await running()).toEqual([])
  await start()
  expect(await running()).toHaveLength(1)
  clock.time = START + 31 * MINUTE
  expect(await running()).toEqual([])
})

it('an untimed test has no deadline', async () => {
  const { start, uid, deps } = await aStudent(table, { timeAllowed: undefined as never })
  await start()
  expect(await myRunningTests(uid, deps)).toMatchObject([{ deadline: null }])
})

it('a test is named with its section’s number', async () => {
  const { start, uid, deps } = await aStudent(table, { name: '5. Practice: Safety' })
  await batchPut(table, [aSection('c0', 's0', { name: '1. Basics' })])
  await start()
  expect(await myRunningTests(uid, deps)).toMatchObject([{ name: '1.5 Practice: Safety' }])
})

it('a quiz is named by its number of questions', async () => {
  const { begin, uid, deps } = await aQuizzer(table, classicQuestions(60))
  for (const questions of [5, 10]) await begin({ questions })
  const names = (await myRunningTests(uid, deps)).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Quiz of 10 questions', 'Quiz of 5 questions'])
})
