import { describe, expect, it } from 'vitest'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { MAX_SAMPLES } from '#domain/questions/sample.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { sampleCountKey, samples } from '#table/bank-keys.ts'
import type { SampleItem } from '#table/sample.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from './delete-question.ts'
import { markSample } from './mark-sample.ts'
import { addDraft, aDraft, bankDeps, importConfirmed, inputOf, readBank, rowsOf } from './testing/bank-fixture.ts'
import { readQuestions } from './read-questions.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from './update-question.ts'

const deps = bankDeps(freshTable())

const published = () => queryItems<SampleItem>(deps.table, { ...samples, consistent: true })
const counted = async () => (await getItem<{ pk: string; sk: string; n?: number }>(deps.table, sampleCountKey))?.n ?? 0
const mark = (id: number, version: number, sample = true) => markSample({ id, version, sample }, deps)
const faults = async () => (await readBank(deps.table)).faults

describe('a question that is marked as a sample', () => {
  it('is copied with what becomes public of it, and nothing else', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    expect(await mark(id, version)).toMatchObject({ id, sample: true, version: 2 })
    const [item] = await published()
    const answers = ['This', 'That'].map((text, i) => ({ letter: 'AB'[i], text }))
    expect(item?.question).toEqual({ id, type: 'Multiple Choice', body: 'Which?', answers, version: 2 })
    expect(item?.answer).toEqual({ key: [1, 0], rationale: 'Because.' })
    expect(Object.keys(item ?? {}).sort()).toEqual(['answer', 'id', 'pk', 'question', 'sk', 'type'])
    expect(await faults()).toEqual([])
  })
  it('is public no more after it was taken back, and may be marked again', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    await mark(id, version)
    expect(await mark(id, 2, false)).toMatchObject({ sample: false, version: 3 })
    expect([await published(), await counted()]).toEqual([[], 0])
    await mark(id, 3)
    expect([(await published()).length, await counted()]).toEqual([1, 1])
  })
  it('is marked once, however often it is requested', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    const codes = await Promise.all([codeOf(mark(id, version)), codeOf(mark(id, version))])
    expect(codes).toContain('done')
    expect(await codeOf(mark(id, 2))).toBe('done')
    expect([(await published()).length, await counted()]).toEqual([1, 1])
  })
  it('is refused if somebody changed it or it does not exist', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    await updateQuestion({ id, version, input: inputOf(aDraft({ body: 'Better?' })) }, deps)
    expect([await codeOf(mark(id, version)), await codeOf(mark(999, 1))]).toEqual([
      'question-changed',
      'question-not-found',
    ])
    expect(await published()).toEqual([])
  })
  it(`is one of ${MAX_SAMPLES} at most, also when all are marked at once`, async () => {
    const questions = []
    for (let n = 0; n < MAX_SAMPLES + 2; n += 1) questions.push(await addDraft(aDraft({ body: `Which ${n}?` }), deps))
    const codes = await Promise.all(questions.map(({ id, version }) => codeOf(mark(id, version))))
    expect(codes.filter((code) => code === 'samples-many')).toHaveLength(2)
    expect([(await published()).length, await counted()]).toEqual([MAX_SAMPLES, MAX_SAMPLES])
  }, 60_000)

  it('is published as it is after an edit', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    await mark(id, version)
    const edited = await updateQuestion({ id, version: 2, input: inputOf(aDraft({ rationale: 'Better.' })) }, deps)
    expect(edited).toMatchObject({ version: 3, sample: true })
    expect(await published()).toMatchObject([{ question: { version: 3 }, answer: { rationale: 'Better.' } }])
  })
  it('leaves nothing public when it is deleted: its number may become that of another question', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    await mark(id, version)
    await deleteQuestion({ id, version: 2 }, deps)
    expect([await published(), await counted()]).toEqual([[], 0])
    const other = await addDraft(aDraft({ body: 'Secret?' }), deps)
    expect(other).toMatchObject({ id, sample: false })
    expect([await published(), await faults()]).toEqual([[], []])
  })
  it('is marked or deleted, not both, when two administrators act at the same time', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    const [marked, deleted] = await Promise.all([
      codeOf(mark(id, version)),
      codeOf(deleteQuestion({ id, version }, deps)),
    ])
    expect([marked, deleted].filter((code) => code === 'done')).toHaveLength(1)
    expect((await published()).length).toBe(marked === 'done' ? 1 : 0)
    expect(await counted()).toBe(marked === 'done' ? 1 : 0)
  })
  it('may be a bow-tie, and of no other type with a content', async () => {
    const add = (type: 'Bow-Tie' | 'Select N') =>
      addDraft(aDraft({ type, answers: [], content: JSON.stringify(CONTENT_EXAMPLES[type].content) }), deps)
    const [bowTie, selectN] = [await add('Bow-Tie'), await add('Select N')]
    expect([await codeOf(mark(bowTie.id, 1)), await codeOf(mark(selectN.id, 1))]).toEqual(['done', 'sample-type'])
    expect((await published()).map(({ id }) => id)).toEqual([bowTie.id])
  })
  it('is public no more once an import, or its undo, gives it a type that may not be, which the public pages do not show', async () => {
    const content = JSON.stringify(CONTENT_EXAMPLES['Select N'].content)
    const selectN = aDraft({ type: 'Select N', answers: [], content })
    const send = (draft: QuestionDraft, key: string) =>
      importConfirmed({ rows: rowsOf({ a: draft }), dryRun: false, batch: { key, name: 'f.csv' } }, 'admin', deps)
    const stored = async () => (await readQuestions(deps.table, [101])).get(101)
    await send(aDraft(), 'first')
    await mark(101, 1)
    expect(await send(selectN, 'second')).toMatchObject([{ outcome: 'changed' }])
    expect([await published(), await counted()]).toEqual([[], 0])
    expect((await stored())?.sample).not.toBe(true)
    await send(aDraft(), 'third')
    await mark(101, 4)
    expect(await counted()).toBe(1)
    await undoImport('third', deps)
    expect(await stored()).toMatchObject({ question: { type: 'Select N' } })
    expect([await published(), await counted(), await faults()]).toEqual([[], 0, []])
  })
  it('goes with the import that brought it when that is undone', async () => {
    const rows = rowsOf({ a: aDraft({ body: 'One?' }), b: aDraft({ body: 'Two?' }), c: aDraft({ body: 'Three?' }) })
    await importConfirmed({ rows, dryRun: false, batch: { key: 'file', name: 'f.csv' } }, 'admin', deps)
    for (const id of [101, 102]) await mark(id, 1)
    expect(await counted()).toBe(2)
    await undoImport('file', deps)
    expect([await published(), await counted(), await faults()]).toEqual([[], 0, []])
  })
})
