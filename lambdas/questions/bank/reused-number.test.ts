import { beforeEach, expect, it } from 'vitest'
import { questionKey } from '#table/bank-keys.ts'
import type { QuestionItem } from '#table/question.ts'
import { findQuestionVersions } from '#lambdas/attempts/review/find-question-version.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { markSample } from '#lambdas/questions/mark-sample.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { addDraft, aDraft, bankDeps, inputOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

let now = 0
const deps: QuestionDeps = { ...bankDeps(freshTable()), now: () => (now += 10_000) }

beforeEach(() => {
  now = 5_000_000
  // The clock advances by more than an edit takes.
})

const itemOf = (id: number) => getItem<QuestionItem>(deps.table, questionKey(id), { consistent: true })
const versionOf = async (id: number) => (await itemOf(id))?.version ?? 0
const bodies = async (id: number) => (await findQuestionVersions(deps.table, id)).map(({ question }) => question.body)
const edit = async (id: number, body: string) =>
  updateQuestion({ id, version: await versionOf(id), input: inputOf(aDraft({ body })) }, deps)
const remove = async (id: number) => deleteQuestion({ id, version: await versionOf(id) }, deps)

it('a question has only its own versions, also after it is deleted and its number is reused', async () => {
  const { id } = await addDraft(aDraft({ body: 'First' }), deps)
  await edit(id, 'First, edited')
  expect(await bodies(id)).toEqual(['First', 'First, edited'])
  await remove(id)
  expect(await bodies(id)).toEqual(['First', 'First, edited'])
  expect((await addDraft(aDraft({ body: 'Second' }), deps)).id).toBe(id)
  expect(await bodies(id)).toEqual(['Second'])
  // It is written without a new version.
  await markSample({ id, version: 1, sample: true }, deps)
  await edit(id, 'Second, edited')
  expect(await bodies(id)).toEqual(['Second', 'Second, edited'])
  await remove(id)
  expect(await bodies(id)).toEqual(['Second', 'Second, edited'])
  await addDraft(aDraft({ body: 'Third' }), deps)
  expect(await bodies(id)).toEqual(['Third'])
})
