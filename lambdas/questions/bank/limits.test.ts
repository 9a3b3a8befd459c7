import { describe, expect, it } from 'vitest'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import type { ImportItem } from '#table/bank.ts'
import { importKey } from '#table/bank-keys.ts'
import { auditContext, auditWrites } from '#lambdas/dynamodb/audit-context.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { aDraft, bankDeps, rowsOf, importConfirmed } from '#lambdas/questions/testing/bank-fixture.ts'

const tables = testTables()

const batch = { key: 'batch-1', name: 'questions.csv' }
const named = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `Tag ${from + n}`)

describe('an import', () => {
  it('continues the batch that its administrator began when it has more rows than one call takes', async () => {
    const deps = bankDeps(await tables.table())
    const call = (ref: string) =>
      auditContext.run(
        auditWrites('admin-1', () => 1),
        () => importConfirmed({ rows: rowsOf({ [ref]: aDraft() }), dryRun: false, batch }, 'admin-1', deps),
      )
    const outcomes = [await call('a'), await call('b'), await call('c')].flat()
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new'])
  })

  it('rejects a row without a ref, and one whose ref is too long to be a key', async () => {
    const deps = bankDeps(await tables.table())
    const rows = rowsOf({ '': aDraft(), ['r'.repeat(201)]: aDraft(), ['r'.repeat(200)]: aDraft() })
    const outcomes = await importConfirmed({ rows, dryRun: false, batch }, 'admin-1', deps)
    expect(outcomes.map(({ reasons }) => reasons)).toEqual([['row-no-ref'], ['row-ref-long'], []])
  })

  it('never turns another question into a case study, or the reverse, and writes nothing of it', async () => {
    const deps = bankDeps(await tables.table())
    const { id: _, ...aCase } = aCaseStudy(101)
    const send = (drafts: Parameters<typeof rowsOf>[0], dryRun = false) =>
      importConfirmed({ rows: rowsOf(drafts), dryRun, batch }, 'admin-1', deps)
    const first = await send({ case: aCase, single: aDraft() })
    expect(first.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
    for (const dryRun of [true, false])
      for (const { outcome, reasons } of await send({ case: aDraft(), single: aCase }, dryRun))
        expect([outcome, reasons]).toEqual(['refused', ['row-case-study']])
    const again = await send({ case: aCase, single: aDraft({ type: 'Priority' }) })
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed'])
  })

  it('cuts the name of its file between letters', async () => {
    const deps = bankDeps(await tables.table())
    const name = `a${'👩'.repeat(300)}`
    const rows = rowsOf({ a: aDraft() })
    await importConfirmed({ rows, dryRun: false, batch: { key: 'batch-2', name } }, 'admin-1', deps)
    const stored = await getItem<ImportItem>(deps.table, importKey('batch-2'))
    expect(stored?.name).toBe(`a${'👩'.repeat(199)}`)
  })
})

describe('the list of tags', () => {
  it('rejects a tag that is too long to be a key', async () => {
    const deps = bankDeps(await tables.table())
    await expect(saveList('tags', ['t'.repeat(101)], 'tag-short', deps)).rejects.toThrow('label-long')
    expect(await saveList('tags', ['t'.repeat(100)], 'tag-short', deps)).toHaveLength(1)
  })

  it('holds two thousand and no more, nor more than its item can', async () => {
    const deps = bankDeps(await tables.table())
    await saveList('tags', named(2_000), 'tag-short', deps)
    await expect(saveList('tags', named(1, 2_000), 'tag-short', deps)).rejects.toThrow('list-full')
    const other = bankDeps(await tables.table())
    const long = named(1_500).map((tag) => tag.padEnd(100, '€'))
    await expect(saveList('tags', long, 'tag-short', other)).rejects.toThrow('list-full')
  })
})
