import { beforeEach, describe, expect, it } from 'vitest'
import { importKey } from '#table/bank-keys.ts'
import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { type ImportItem, type ListItem, listOf } from '#table/bank.ts'
import { indexOfTask } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { importUse } from '#lambdas/questions/use/question-use.ts'
import { readList } from './labels.ts'
import { removeLabels } from './remove-labels.ts'
import { saveList } from './save-list.ts'
import {
  addDraft,
  aDraft,
  bankDeps,
  importConfirmed,
  readBank,
  rowsOf,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

const tables = testTables()
let deps: QuestionDeps
beforeEach(async () => {
  deps = bankDeps(await tables.table())
})

const run = (rows: Parameters<typeof rowsOf>[0], key = 'file', means = deps) =>
  importConfirmed({ rows: rowsOf(rows), dryRun: false, batch: { key, name: `${key}.csv` } }, 'avery', means)
const names = async () => {
  const { tags, areas, faults } = await readBank(deps.table)
  return { tags, areas, faults }
}
const batchOf = (key: string) => getItem<ImportItem>(deps.table, importKey(key), { consistent: true })
const misspelt = aDraft({ tags: ['RN', 'Cardaic'], area: ['Managment of Care'] })

describe('the undo of an import', () => {
  it('removes the tags and areas that it added from the lists, and names them before and after', async () => {
    await addDraft(aDraft(), deps)
    await run({ a: misspelt })
    expect(await names()).toMatchObject({
      tags: ['RN', 'Cardaic'],
      areas: ['Management of Care', 'Managment of Care'],
      faults: [],
    })
    const gone = { tags: ['Cardaic'], areas: ['Managment of Care'] }
    expect(await importUse('file', deps)).toMatchObject({ tasks: [], ...gone })
    expect(await undoImport('file', deps)).toMatchObject({ ...gone, more: false, batch: { undone: 1, labels: 0 } })
    expect(await names()).toEqual({ tags: ['RN'], areas: ['Management of Care'], faults: [] })
    expect(await importUse('file', deps)).toMatchObject({ tasks: [], tags: [], areas: [] })
    expect(await undoImport('file', deps)).toMatchObject({ ...gone, batch: { undone: 1, labels: 0 } })
  })
  it('keeps their positions with their names, and returns them when a name is added again', async () => {
    await run({ a: misspelt })
    await undoImport('file', deps)
    const list = await readList(deps.table, 'tags')
    expect(list).toMatchObject({ values: ['RN', 'Cardaic'], removed: new Set([0, 1]) })
    await run({ b: aDraft({ tags: ['Neuro', 'CARDAIC'], area: [] }) }, 'other')
    expect(await readList(deps.table, 'tags')).toMatchObject({
      values: ['RN', 'CARDAIC', 'Neuro'],
      removed: new Set([0]),
    })
    expect(await saveList('tags', ['rn'], 'tag-short', deps)).toEqual(['rn', 'CARDAIC', 'Neuro'])
    expect((await batchOf('other'))?.newTags).toEqual(new Set([1, 2]))
    expect((await names()).faults).toEqual([])
    expect(await undoImport('other', deps)).toMatchObject({ tags: ['CARDAIC', 'Neuro'], areas: [] })
    expect((await names()).tags).toEqual(['rn'])
  })
  it('leaves labels of a question or a test, and earlier ones, for good', async () => {
    const own = { tags: ['Heart', 'Kidney', 'Lung', 'Skin'], area: ['Care', 'Safety'] }
    await addDraft(aDraft({ tags: ['Skin'], area: [] }), deps)
    await run({ a: aDraft(own), b: aDraft({ body: 'Two?', tags: ['Lung'], area: [] }) })
    // The question has no subject, so no test draws it by area, but it has an area.
    await addDraft(aDraft({ body: 'Mine?', tags: ['Heart'], area: ['Safety'] }), deps)
    const test = aTask('c', 's', 't', { taskType: 'Practice', tags: ['Kidney'], numOfQuestions: 1 })
    await batchPut(deps.table, [{ ...test, ...indexOfTask(test) }])
    const gone = { tags: ['Lung'], areas: ['Care'] }
    expect(await importUse('file', deps)).toMatchObject(gone)
    expect(await undoImport('file', deps)).toMatchObject({ ...gone, batch: { labels: 0 } })
    expect(await names()).toEqual({ tags: ['Skin', 'Heart', 'Kidney'], areas: ['Safety'], faults: [] })
  })
  it('leaves the labels of a question that somebody changed since', async () => {
    const [made] = await run({ a: misspelt })
    const input = { ...misspelt, answers: [...misspelt.answers], tags: ['RN', 'Cardaic'], area: [], body: 'Mine?' }
    await updateQuestion({ id: made?.id ?? 0, version: 1, input }, deps)
    expect(await importUse('file', deps)).toMatchObject({ tags: [], areas: ['Managment of Care'] })
    const undone = await undoImport('file', deps)
    expect(undone).toMatchObject({ left: [made?.id], tags: [], areas: ['Managment of Care'] })
    expect(await names()).toMatchObject({ tags: ['RN', 'Cardaic'], areas: [], faults: [] })
  })
  it('counts a label for the one import that added it, of two concurrent ones', async () => {
    const both = ['one', 'two'].map((key) =>
      run({ [key]: aDraft({ body: `${key}?`, tags: ['Shared'], area: [] }) }, key),
    )
    await Promise.all(both)
    const added = await Promise.all(['one', 'two'].map(async (key) => (await batchOf(key))?.newTags?.size ?? 0))
    expect(added.sort()).toEqual([0, 1])
    const first = (await batchOf('one'))?.newTags ? 'one' : 'two'
    expect(await undoImport(first, deps)).toMatchObject({ tags: [] })
    expect(await names()).toMatchObject({ tags: ['Shared'], faults: [] })
  })
  it('takes more labels than one transaction holds', async () => {
    const many = Array.from({ length: 5 }, (_, row) =>
      aDraft({ body: `${row}?`, tags: Array.from({ length: 39 }, (_x, n) => `tag ${row} ${n}`), area: [] }),
    )
    await run(Object.fromEntries(many.map((draft, row) => [`r${row}`, draft])))
    expect((await undoImport('file', deps)).tags).toHaveLength(195)
    expect(await names()).toMatchObject({ tags: [], faults: [] })
  })
  it('has no labels of an import by an older version, and reads its list', async () => {
    const old = { type: 'list', values: ['RN', 'Old'], version: 2 }
    await batchPut(deps.table, [{ ...tagsKey, ...old }])
    await run({ a: aDraft({ tags: ['old'], area: [] }) })
    expect(await undoImport('file', deps)).toMatchObject({ tags: [], areas: [], batch: { labels: 0 } })
    expect(await getItem<ListItem>(deps.table, tagsKey)).toMatchObject(old)
  })
})

describe('a removal among other writers', () => {
  it(
    'leaves no question with a name that no list has, however many are written at the same time',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      for (let round = 0; round < 8; round += 1) {
        deps = bankDeps(await tables.table())
        await run({ a: misspelt })
        const [{ id, version }] = [await addDraft(aDraft({ body: 'Edited?', tags: [], area: [] }), deps)]
        const relabelled = {
          ...misspelt,
          answers: [...misspelt.answers],
          tags: [],
          area: [...misspelt.area],
          type: 'x',
        }
        await Promise.all([
          undoImport('file', deps),
          addDraft(aDraft({ body: 'Mine?', tags: ['Cardaic'], area: [] }), deps),
          updateQuestion({ id, version, input: relabelled }, deps),
        ])
        const { tags, areas, faults } = await names()
        expect(faults).toEqual([])
        expect([tags.includes('Cardaic'), areas]).toEqual([true, expect.arrayContaining(['Managment of Care'])])
      }
    },
  )
  it.each(['BatchGetItemCommand', 'TransactWriteItemsCommand'])(
    'makes a writer who read the lists before read them again (the undo comes before %s)',
    async (request) => {
      await run({ a: misspelt })
      beforeNext(deps.table, request, () => undoImport('file', deps))
      await addDraft(aDraft({ body: 'Mine?', tags: ['Cardaic'], area: ['Managment of Care'] }), deps)
      expect(await names()).toEqual({ tags: ['Cardaic'], areas: ['Managment of Care'], faults: [] })
    },
  )
  it('returns an unused name to its place with the next question', async () => {
    const { id, version } = await addDraft(aDraft({ tags: ['Rare'], area: ['Rare area'] }), deps)
    await deleteQuestion({ id, version }, deps)
    for (const [kind, removed] of [
      ['tags', 'Rare'],
      ['areas', 'Rare area'],
    ] as const) {
      const { values } = await readList(deps.table, kind)
      expect(await removeLabels(deps.table, { kind, positions: [values.indexOf(removed)] }, () => [])).toBe(1)
    }
    expect(await names()).toEqual({ tags: [], areas: [], faults: [] })
    await addDraft(aDraft({ tags: ['Rare'], area: ['Rare area'] }), deps)
    expect(await names()).toEqual({ tags: ['Rare'], areas: ['Rare area'], faults: [] })
  })
  it.each(REVEALING)(
    'applies with its note or not at all when a request is %s, and can be resumed',
    { tags: ['nightly'], timeout: 120_000 },
    async (fault) => {
      await atEveryRequest(fault, async (plan, at) => {
        deps = bankDeps(await tables.table())
        await run({ a: misspelt })
        await underFaults(deps.table, plan, () => undoImport('file', deps))
        const item = await batchOf('file')
        const areas = listOf(await getItem(deps.table, nclexAreasKey, { consistent: true }))
        expect([at, item?.goneAreas?.size ?? 0]).toEqual([at, areas.removed.size])
        const undone = await undoImport('file', deps)
        expect([at, undone.areas, undone.tags.sort()]).toEqual([at, ['Managment of Care'], ['Cardaic', 'RN']])
        expect(await names()).toEqual({ tags: [], areas: [], faults: [] })
      })
    },
  )
})
