import { beforeEach, describe, expect, it } from 'vitest'
import { POOL_OF_ALL, poolOfTag } from '#table/bank-keys.ts'
import { nclexAreasKey } from '#table/keys.ts'
import { noPool } from '#table/pool.ts'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { has } from '#domain/attempts/bitmap.ts'
import { listOf } from '#table/bank.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { addQuestion } from './add-question.ts'
import { deleteQuestion } from './delete-question.ts'
import type { QuestionDeps } from './question-deps.ts'
import { createBank } from './pools/create-bank.ts'
import { numbersIn } from './pools/pool-numbers.ts'
import { readPools } from './pools/read-pools.ts'
import { importQuestions } from '#lambdas/questions/imports/import-questions.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { addDraft, aDraft, bankDeps, inputOf, importConfirmed } from './testing/bank-fixture.ts'
import { updateQuestion } from './update-question.ts'

describe('the question bank', () => {
  const tables = testTables()
  let deps: QuestionDeps
  beforeEach(async () => {
    deps = bankDeps(await tables.table())
  })
  const idsIn = async (...names: string[]) => {
    const pools = await readPools(deps.table, names, { consistent: true })
    return names.map((name) => {
      const pool = pools.get(name) ?? noPool(name)
      return Array.from({ length: 400 }, (_, id) => id).filter((id) =>
        has(
          numbersIn(pool, 0, () => true),
          id,
        ),
      )
    })
  }
  const inArea = (subject: string, area: string) =>
    createBank(deps.table, [{ tags: [subject], area }], { random: () => 0, consistent: true }).then(({ count }) =>
      count({ tags: [subject], area }),
    )

  it('numbers questions from 101 and keeps their pools [2.7.6]', async () => {
    const first = await addDraft(aDraft(), deps)
    const second = await addDraft(aDraft({ tags: ['PN', 'Easy'] }), deps)
    expect([first.id, second.id]).toEqual([101, 102])
    expect(await idsIn(POOL_OF_ALL, poolOfTag('RN'), poolOfTag('Easy'))).toEqual([[101, 102], [101], [102]])
    expect([await inArea('RN', 'Management of Care'), await inArea('PN', 'Management of Care')]).toEqual([1, 1])
  })
  it('gives two concurrent administrators two numbers', async () => {
    const added = await Promise.all(Array.from({ length: 12 }, () => addDraft(aDraft(), deps)))
    expect(new Set(added.map((question) => question.id)).size).toBe(12)
    expect((await idsIn(poolOfTag('RN')))[0]).toHaveLength(12)
  }, 60_000)
  it('adds one question for one request, however often it is sent, and answers with it each time [2.7.6]', async () => {
    const send = (requestId: string, caller = 'admin') =>
      addQuestion({ input: inputOf(aDraft()), requestId }, caller, deps)
    const first = await send('one')
    const again = await Promise.all(Array.from({ length: 5 }, () => send('one')))
    expect(again).toEqual(Array.from({ length: 5 }, () => first))
    const together = await Promise.all(Array.from({ length: 5 }, () => send('two')))
    expect(new Set(together.map(({ id }) => id))).toEqual(new Set([102]))
    // Another administrator's request with the same id is another request.
    expect((await send('one', 'somebody-else')).id).toBe(103)
    expect(await idsIn(POOL_OF_ALL)).toEqual([[101, 102, 103]])
  })
  it('answers a repeated request with the stored question, and adds it again once it was deleted [2.7.6]', async () => {
    const send = () => addQuestion({ input: inputOf(aDraft()), requestId: 'one' }, 'admin', deps)
    const { id, version } = await send()
    await updateQuestion({ id, version, input: inputOf(aDraft({ body: 'Better?' })) }, deps)
    expect(await send()).toMatchObject({ id, body: 'Better?', version: 2 })
    await deleteQuestion({ id, version: 2 }, deps)
    expect(await send()).toMatchObject({ id, body: 'Which?', version: 1 })
  })
  it('moves a question between pools when its tags change, and its type stays [2.7.7, 2.4.13]', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    const changed = await updateQuestion(
      { id, version, input: inputOf(aDraft({ tags: ['PN'], type: 'True/False' })) },
      deps,
    )
    expect(changed).toMatchObject({ type: 'Multiple Choice', tags: ['PN'], version: 2 })
    expect(await idsIn(poolOfTag('RN'), poolOfTag('PN'))).toEqual([[], [id]])
  })
  it('informs the second of two editors, and loses nothing', async () => {
    const { id, version } = await addDraft(aDraft(), deps)
    const edits = ['One?', 'Two?'].map((body) =>
      codeOf(updateQuestion({ id, version, input: inputOf(aDraft({ body })) }, deps)),
    )
    expect((await Promise.all(edits)).sort()).toEqual(['done', 'question-changed'])
    expect(await codeOf(updateQuestion({ id: 999, version: 1, input: inputOf(aDraft()) }, deps))).toBe(
      'question-not-found',
    )
  })
  it('adds to the lists of tags and areas and never removes, even for concurrent saves [2.7.9, 2.7.10, 2.4.16, 2.3.28]', async () => {
    await saveList('tags', ['RN', 'PN'], 'tag-short', deps)
    await Promise.all(['Cardiac', 'Renal', 'Neuro'].map((tag) => saveList('tags', [tag], 'tag-short', deps)))
    const tags = await saveList('tags', ['RN'], 'tag-short', deps)
    expect(tags.slice(0, 2)).toEqual(['RN', 'PN'])
    expect([...tags].sort()).toEqual(['Cardiac', 'Neuro', 'PN', 'RN', 'Renal'])
    expect(await saveList('areas', ['Safety'], 'area-short', deps)).toEqual(['Safety'])
    expect(await codeOf(saveList('tags', ['x'], 'tag-short', deps))).toBe('tag-short')
  })

  describe('an import', () => {
    const rows = (drafts: QuestionDraft[]) =>
      drafts.map((draft, index) => ({ row: index + 1, ref: `r:${index}`, question: inputOf(draft) }))
    it('writes each row once however often it runs, changes what changed, refuses what the form refuses', async () => {
      const drafts = [aDraft(), aDraft({ body: '' }), aDraft({ tags: ['RN', 'Easy'] })]
      const dry = await importConfirmed({ rows: rows(drafts), dryRun: true }, 'admin', deps)
      expect(dry.map((row) => row.outcome)).toEqual(['new', 'refused', 'new'])
      expect(await idsIn(POOL_OF_ALL)).toEqual([[]])
      await importConfirmed({ rows: rows(drafts), dryRun: false }, 'admin', deps)
      const again = await importConfirmed({ rows: rows(drafts), dryRun: false }, 'admin', deps)
      expect(again.map(({ outcome, id }) => [outcome, id])).toEqual([
        ['unchanged', 101],
        ['refused', null],
        ['unchanged', 102],
      ])
      const changed = await importConfirmed(
        { rows: rows([aDraft({ rationale: 'New.' })]), dryRun: false },
        'admin',
        deps,
      )
      expect(changed[0]).toMatchObject({ outcome: 'changed', id: 101 })
      expect(await idsIn(POOL_OF_ALL)).toEqual([[101, 102]])
    })
    it('adds a tag or an area only when its name was confirmed, and finds known ones without case', async () => {
      await saveList('areas', ['Management of Care'], 'area-short', deps)
      await saveList('tags', ['RN'], 'tag-short', deps)
      const given = rows([
        aDraft({ tags: ['rn'], area: ['management of care'] }),
        aDraft({ area: ['Managment of Care'] }),
      ])
      const dry = await importQuestions({ rows: given, dryRun: true }, 'admin', deps)
      expect(dry.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
        ['new', ['labels-spelled']],
        ['new', ['area-unknown']],
      ])
      const refused = await importQuestions(
        { rows: given, dryRun: false, newTags: ['Managment of Care'] },
        'admin',
        deps,
      )
      expect(refused.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
        ['new', ['labels-spelled']],
        ['refused', ['area-unknown']],
      ])
      const areas = async () => listOf(await getItem(deps.table, nclexAreasKey)).values
      expect(await areas()).toEqual(['Management of Care'])
      const newAreas = ['managment of care']
      const [, taken] = await importQuestions({ rows: given, dryRun: false, newAreas }, 'admin', deps)
      expect(taken).toMatchObject({ outcome: 'new', reasons: [] })
      expect(await areas()).toEqual(['Management of Care', 'Managment of Care'])
    })
    it('matches a ref with spaces at its ends, as read from its file', async () => {
      const [row] = rows([aDraft()])
      if (!row) throw new Error('There is a row')
      const spaced = { ...row, ref: '\r\n r:0 ' }
      const [made] = await importConfirmed({ rows: [spaced], dryRun: false }, 'admin', deps)
      expect(made).toMatchObject({ outcome: 'new', ref: 'r:0' })
      const [again] = await importConfirmed({ rows: [row], dryRun: true }, 'admin', deps)
      expect(again).toMatchObject({ outcome: 'unchanged', id: made?.id })
      const [blank] = await importConfirmed({ rows: [{ ...row, ref: ' \t' }], dryRun: true }, 'admin', deps)
      expect(blank).toMatchObject({ outcome: 'refused', reasons: ['row-no-ref'] })
      expect(await codeOf(importConfirmed({ rows: [row, spaced], dryRun: true }, 'admin', deps))).toBe('row-repeated')
    })
    it('takes 84 rows with many tags in as many transactions as they need, and no more than 84 rows', async () => {
      const drafts = Array.from({ length: 84 }, (_, i) =>
        aDraft({ tags: ['RN', ...Array.from({ length: 4 }, (_x, j) => `tag ${i}-${j}`)] }),
      )
      const outcomes = await importConfirmed({ rows: rows(drafts), dryRun: false }, 'admin', deps)
      expect(outcomes.every((row) => row.outcome === 'new')).toBe(true)
      expect((await idsIn(poolOfTag('RN')))[0]).toHaveLength(84)
      expect(await codeOf(importConfirmed({ rows: rows([...drafts, aDraft()]), dryRun: true }, 'admin', deps))).toBe(
        'rows-many',
      )
    })
  })
})
