import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import type { ImportLineItem, ImportLinesItem } from '#table/bank.ts'
import { importLinesKey } from '#table/bank-keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { readLines, removeLines } from './import-lines.ts'
import { importUse } from '#lambdas/questions/use/question-use.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'
import {
  aDraft,
  bankDeps,
  readAllItems,
  importConfirmed,
  readBank,
  rowsOf,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from './undo-import.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable()
const batch = { key: 'file', name: 'questions.csv' }

const drafts = (count: number, body = 'Which') =>
  rowsOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`r${n}`, aDraft({ body: `${body} ${n}?` })])))

const importRows = (rows: ReturnType<typeof drafts>, table: Table) =>
  importConfirmed({ rows, dryRun: false, batch }, 'admin', bankDeps(table))

const linesIn = async (table: Table) =>
  (await readAllItems(table)).filter(({ sk }) => sk.startsWith('LINE#')) as (ImportLinesItem | ImportLineItem)[]

/** Stores the lines of a batch in the format before decision 0097. */
async function storeApart(table: Table): Promise<void> {
  const { lines, items } = await readLines(table, batch.key)
  for (const { id, time, before } of lines) {
    const sk = importLinesKey(batch.key, { id, time }).sk.replace(/#\d+$/, '')
    const Item = { pk: `IMPORT#${batch.key}`, sk, type: 'import-line', id, time, ...(before && { before }) }
    await table.client.send(new PutCommand({ TableName: table.name, Item }))
  }
  for (const { pk, sk } of items)
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { pk, sk, type: 'import-lines', ids: [], lines: {} } }),
    )
}

describe('the lines of an import', () => {
  it('are kept in one item per transaction, in the order of their questions', async () => {
    const rows = drafts(130)
    const outcomes = [...(await importRows(rows.slice(0, 84), table)), ...(await importRows(rows.slice(84), table))]
    const { lines, items } = await readLines(table, batch.key)
    expect(lines.map(({ id }) => id)).toEqual(outcomes.map(({ id }) => id))
    expect(items).toHaveLength(2)
  })

  it('go with an undo, and the items that held them as well', async () => {
    await importRows(drafts(40), table)
    expect(await undoImport(batch.key, bankDeps(table))).toMatchObject({ more: true, batch: { undone: 25 } })
    expect((await readLines(table, batch.key)).lines).toHaveLength(15)
    expect(await undoImport(batch.key, bankDeps(table))).toMatchObject({ more: false, batch: { undone: 40 } })
    expect(await linesIn(table)).toEqual([])
    expect((await readBank(table)).questions.size).toBe(0)
  })

  it('are found, renewed, and undone also when stored one per item before, and empty items end nothing early', async () => {
    await importRows(drafts(30), table)
    await storeApart(table)
    const later = await importRows(drafts(32, 'Which then'), table)
    expect(later.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 30 }, () => 'changed'), 'new', 'new'])
    const { lines } = await readLines(table, batch.key)
    const stored = await readQuestions(
      table,
      lines.map(({ id }) => id),
    )
    expect(lines.map(({ id, time }) => [id, time])).toEqual([...stored].map(([id, { time }]) => [id, time]).sort())
    expect(await importUse(batch.key, bankDeps(table))).toMatchObject({ tags: ['RN'] })
    const calls = [await undoImport(batch.key, bankDeps(table)), await undoImport(batch.key, bankDeps(table))]
    expect(calls.map(({ more, left, batch: { undone } }) => [more, left, undone])).toEqual([
      [true, [], 25],
      [false, [], 32],
    ])
    expect([await linesIn(table), (await readBank(table)).questions.size]).toEqual([[], 0])
  })

  it('are two for a question whose number was used again, and neither replaces the other', async () => {
    const [first] = await importRows(drafts(2), table)
    const id = first?.id ?? 0
    await deleteQuestion({ id, version: 1 }, bankDeps(table))
    await importRows(rowsOf({ other: aDraft({ body: 'Which other?' }) }), table)
    const { lines } = await readLines(table, batch.key)
    expect(lines.map((line) => line.id)).toEqual([id, id + 1, id])
    const { left } = await undoImport(batch.key, bankDeps(table))
    expect([left, (await readBank(table)).questions.size]).toEqual([[id], 0])
  })

  it('are accepted only as they were read', async () => {
    await importRows(drafts(3), table)
    const read = await readLines(table, batch.key)
    await importRows(drafts(1, 'Which then'), table)
    const guards = removeLines(read.lines).map(({ write, guards }) => [guards, 'Update' in write])
    expect(guards).toEqual([['question', true]])
    const [taken] = removeLines(read.lines)
    if (!taken || !('Update' in taken.write)) throw new Error('One update takes all lines of an item')
    const { transactWrite } = await import('#lambdas/dynamodb/transact.ts')
    expect(await transactWrite(table, [taken.write])).toMatchObject({ ok: false })
  })
})
