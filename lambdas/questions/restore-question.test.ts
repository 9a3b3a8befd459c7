import { describe, expect, it } from 'vitest'
import { BIN_DAYS } from '#domain/content/bin.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { findQuestionVersions } from '#lambdas/attempts/review/find-question-version.ts'
import { atTransactions, underFaults } from '#lambdas/testing/faults.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { listBin } from '#lambdas/content/bin/list-bin.ts'
import { purgeBin, purgeOne } from '#lambdas/content/bin/purge-bin.ts'
import { restore } from '#lambdas/content/bin/restore.ts'
import { changeQuestions } from './change-questions.ts'
import { deleteQuestion } from './delete-question.ts'
import { restoreQuestion } from './restore-question.ts'
import { finish, start } from '#lambdas/questions/labels/testing/label-fixture.ts'
import { readList } from '#lambdas/questions/labels/labels.ts'
import { removeLabels } from '#lambdas/questions/labels/remove-labels.ts'
import { aDraft, addDraft, bankDeps, importConfirmed, inputOf, readBank, rowsOf } from './testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from './update-question.ts'

const DAY = 86_400_000
const deps = bankDeps(freshTable())

const bin = async () => (await listBin({ page: 1 }, deps)).items
const add = async (body: string, tags = ['RN']) => (await addDraft(aDraft({ body, tags }), deps)).id
const bankNow = async () => {
  const { questions, faults } = await readBank(deps.table)
  expect(faults).toEqual([])
  return new Map([...questions].map(([id, { body, tags, ref, version }]) => [id, { body, tags, ref, version }]))
}
const keyOf = async (name: string) => (await bin()).find((entry) => entry.name === name)?.key ?? ''
/** Purges as the maintenance run does, this many days from now. */
const purgeAfter = (days: number) =>
  purgeBin({ table: deps.table, now: () => deps.now() + days * DAY, removeFile: () => Promise.resolve() }, () => false)

describe('a question that was deleted', () => {
  it('is in the bin under its number and first words, and comes back as it was, pools and ref included', async () => {
    const [first, second] = [await add('Which vein?', ['RN', 'Easy']), await add('Other?')]
    const input = inputOf(aDraft({ body: `Which ${'long '.repeat(30)}vein?`, tags: ['RN', 'Easy'] }))
    await updateQuestion({ id: first, version: 1, input }, deps)
    const before = await bankNow()
    await deleteQuestion({ id: first, version: 2 }, deps)
    expect((await bin()).map(({ kind, name, within }) => ({ kind, name, within }))).toEqual([
      { kind: 'question', name: `${first}: Which ${'long '.repeat(14)}long…`, within: [] },
    ])
    expect([...(await bankNow()).keys()]).toEqual([second])
    const [entry] = await bin()
    expect(await restoreQuestion(entry?.key ?? '', deps)).toBe(first)
    const after = await bankNow()
    expect(after.get(first)).toEqual({ ...before.get(first), version: 3 })
    expect(await bin()).toEqual([])
  })

  it('has its own number again, though a lower one is free, with all its versions, but not once another one had it', async () => {
    const [lower, id] = [await add('Lower?'), await add('Mine?')]
    const versions = async () => (await findQuestionVersions(deps.table, id)).map(({ question }) => question.body)
    await deleteQuestion({ id: lower, version: 1 }, deps)
    await deleteQuestion({ id, version: 1 }, deps)
    expect(await restoreQuestion(await keyOf(`${id}: Mine?`), deps)).toBe(id)
    expect(await versions()).toEqual(['Mine?', 'Mine?'])
    await deleteQuestion({ id, version: 2 }, deps)
    expect([await add('Low?'), await add('Another?')]).toEqual([lower, id])
    await deleteQuestion({ id, version: 1 }, deps)
    // The number is free again, but its versions belong to the other question.
    expect(await restoreQuestion(await keyOf(`${id}: Mine?`), deps)).toBe(id)
    expect(await versions()).toEqual(['Mine?'])
  })

  it('gets the lowest free number when another one has its own', async () => {
    const id = await add('First?')
    await deleteQuestion({ id, version: 1 }, deps)
    expect(await add('Second?')).toBe(id)
    expect(await restoreQuestion(await keyOf(`${id}: First?`), deps)).toBe(id + 1)
    expect([...(await bankNow())].map(([number, { body }]) => [number, body])).toEqual([
      [id, 'Second?'],
      [id + 1, 'First?'],
    ])
  })

  it('comes back once, also when two ask at the same time, and a run that dies leaves it in the bin', async () => {
    const id = await add('Once?')
    await deleteQuestion({ id, version: 1 }, deps)
    const key = await keyOf(`${id}: Once?`)
    await underFaults(deps.table, atTransactions('dies before'), () => restoreQuestion(key, deps))
    expect(await bin()).toHaveLength(1)
    const ends = await Promise.all([codeOf(restoreQuestion(key, deps)), codeOf(restoreQuestion(key, deps))])
    expect(ends.filter((end) => end === 'done')).toHaveLength(1)
    expect(['bin-gone', 'bin-question-back']).toContain(ends.find((end) => end !== 'done'))
    expect([...(await bankNow()).keys()]).toEqual([id])
  })

  it('has its labels under their current names: renamed and merged ones by the other name, removed ones again', async () => {
    const old = aDraft({ body: 'Old?', tags: ['RN', 'Heart', 'Lung', 'Solo'], area: ['Basics'] })
    const { id } = await addDraft(old, deps)
    await addDraft(aDraft({ body: 'Other?', tags: ['RN', 'Heart', 'Lung', 'Air'], area: ['Basics'] }), deps)
    await deleteQuestion({ id, version: 1 }, deps)
    for (const change of [
      { kind: 'tags' as const, from: 'Heart', to: 'Cardiac', merge: false },
      { kind: 'tags' as const, from: 'Lung', to: 'Air', merge: true },
      { kind: 'areas' as const, from: 'Basics', to: 'Foundations', merge: false },
    ]) {
      await start(change, deps)
      await finish(change.kind, deps)
    }
    const solo = (await readList(deps.table, 'tags')).values.indexOf('Solo')
    expect(await removeLabels(deps.table, { kind: 'tags', positions: [solo] }, () => [])).toBe(1)
    await restoreQuestion(await keyOf(`${id}: Old?`), deps)
    const { questions, faults } = await readBank(deps.table)
    expect(faults).toEqual([])
    expect(questions.get(id)).toMatchObject({ tags: ['RN', 'Cardiac', 'Air', 'Solo'], area: ['Foundations'] })
    const names = namesIn(await readList(deps.table, 'tags'))
    expect(['Heart', 'Lung', 'Solo'].filter((name) => names.includes(name))).toEqual(['Solo'])
  })

  it('stays in the bin when an import has added it again', async () => {
    await importConfirmed({ rows: rowsOf({ a: aDraft({ body: 'Of a file?' }) }), dryRun: false }, 'avery', deps)
    const [id = 0] = [...(await bankNow()).keys()]
    await deleteQuestion({ id, version: 1 }, deps)
    await importConfirmed({ rows: rowsOf({ a: aDraft({ body: 'Of a file?' }) }), dryRun: false }, 'avery', deps)
    expect(await codeOf(restoreQuestion(await keyOf(`${id}: Of a file?`), deps))).toBe('bin-question-back')
    expect(await bin()).toHaveLength(1)
  })

  it('is listed on its own when many are deleted together, and an undone import leaves nothing there', async () => {
    const ids = [await add('A?'), await add('B?')]
    const questions = ids.map((id) => ({ id, version: 1 }))
    await changeQuestions({ questions, action: 'Delete', batch: 'b1' }, 'avery', deps)
    expect((await bin()).map(({ name }) => name).toSorted()).toEqual([`${ids[0]}: A?`, `${ids[1]}: B?`])
    const batch = { key: 'file', name: 'bank.csv' }
    await importConfirmed({ rows: rowsOf({ c: aDraft({ body: 'C?' }) }), dryRun: false, batch }, 'avery', deps)
    await undoImport('file', deps)
    expect(await bin()).toHaveLength(2)
  })

  it('cannot come back after 30 days, or once it is deleted for good; its versions stay for results', async () => {
    const ids = [await add('A?'), await add('B?')]
    for (const id of ids) await deleteQuestion({ id, version: 1 }, deps)
    const [old, other] = [await keyOf(`${ids[0]}: A?`), await keyOf(`${ids[1]}: B?`)]
    const purge = { table: deps.table, now: deps.now, removeFile: () => Promise.resolve() }
    expect(await purgeOne({ kind: 'question', key: old }, purge)).toBe(true)
    expect(await codeOf(restoreQuestion(old, deps))).toBe('bin-gone')
    expect(await codeOf(restore({ kind: 'question', contentKey: '', key: other }, deps as never))).toBe('bin-gone')
    expect(await purgeAfter(BIN_DAYS - 1)).toEqual({ purged: 0 })
    expect(await purgeAfter(BIN_DAYS + 1)).toEqual({ purged: 1 })
    expect(await codeOf(restoreQuestion(other, deps))).toBe('bin-gone')
    expect((await readBank(deps.table)).faults).toEqual([])
  })
})
