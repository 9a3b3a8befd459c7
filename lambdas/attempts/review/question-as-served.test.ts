import { expect, it } from 'vitest'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { addDraft, aDraft, bankDeps, inputOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { questionAsServed } from './question-as-served.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable()
const AFTER_ALL = 4_000_000_000_000
const FIRST = 1_780_000_000_000

it('a report’s version is returned with its key after edits and deletion, and whether it is still current', async () => {
  let now = 1_780_000_000_000
  const deps = { ...bankDeps(table), now: () => now }
  const { id } = await addDraft(aDraft({ body: 'Which findng?' }), deps)
  const at = (time: number) => questionAsServed({ id, time }, { table })
  const time = (await at(AFTER_ALL))?.time ?? 0
  const first = { question: { id, body: 'Which findng?', version: 0, sample: false, rationale: 'Because.' }, time }
  expect(await at(time)).toMatchObject({ ...first, current: true })
  expect((await at(time))?.question.answers.map(({ correct }) => correct)).toEqual([true, false])
  now = time + 1_000
  await updateQuestion({ id, version: 1, input: inputOf(aDraft({ body: 'Which finding?' })) }, deps)
  expect(await at(time)).toMatchObject({ ...first, current: false })
  expect(await at(time + 999)).toMatchObject({ ...first, current: false })
  expect(await at(AFTER_ALL)).toMatchObject({ question: { body: 'Which finding?' }, current: true })
  await deleteQuestion({ id, version: 2 }, deps)
  expect(await at(time)).toMatchObject({ ...first, current: false })
  expect(await at(AFTER_ALL)).toMatchObject({ question: { body: 'Which finding?' }, current: false })
})

it('the result is null for an unknown question, a time before its first version, and an invalid time', async () => {
  await batchPut(table, bankItems([aCaseStudy(501)], FIRST))
  const at = (time: number, id = 501) => questionAsServed({ id, time }, { table })
  for (const time of [FIRST - 1, FIRST + 0.5, -FIRST, 5, 5e13, NaN, Infinity])
    expect([time, await at(time)]).toEqual([time, null])
  expect(await at(FIRST, 502)).toBeNull()
  expect(await at(FIRST)).toMatchObject({ question: { type: 'Case Study' }, current: true })
})
