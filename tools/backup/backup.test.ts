import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { poolKey, questionKey } from '#table/bank-keys.ts'
import { contentKey, seatsKey } from '#table/keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { compareTable, exportTable, itemOfLine, lineOfItem, type BackupTable, importTable } from './backup.ts'

const tables = testTables()
const folder = mkdtempSync(join(tmpdir(), 'academy-backup-'))
let files = 0
const newFile = () => join(folder, `${(files += 1)}.jsonl`)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** A table with this many questions and some items of every other shape. */
async function aFullTable(count: number): Promise<BackupTable> {
  const table = await tables.table()
  const questions = Array.from({ length: count }, (_, id) => ({
    ...questionKey(id),
    type: 'question',
    id,
    body: 'Ünïcode – «?» '.repeat(20),
    answers: [{ letter: 'A', text: 'This', correct: true }],
    tags: [],
    nothing: null,
  }))
  const pool = { ...poolKey('ALL', 0), type: 'pool', parts: { '-': Uint8Array.from([0, 255, 3]) }, version: 7 }
  const seats = { ...seatsKey('g'), type: 'seats', students: { u1: 0 }, names: new Set(['b', 'a']), share: 0.1 }
  await batchPut(table, [...questions, pool, seats])
  return table
}

describe('a backup', () => {
  it(
    'restores every item into an empty table, byte for byte, and reports each item',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const from = await aFullTable(1_200)
      const file = newFile()
      const counts: number[] = []
      expect(await exportTable(from, file, (items) => counts.push(items))).toBe(1_202)
      expect(counts).toEqual([1_000])
      const into = await tables.table()
      expect(await importTable(into, file)).toBe(1_202)
      expect(await compareTable(into, file)).toEqual({ same: 1_202, onlyInFile: [], onlyInTable: [], different: [] })
    },
  )

  it('names what is missing, extra, or different', async () => {
    const table = await aFullTable(3)
    const file = newFile()
    await exportTable(table, file)
    const put = (item: Record<string, { S: string }>) =>
      table.client.send(new PutItemCommand({ TableName: table.name, Item: item }))
    await put({ pk: { S: 'QUESTION#1' }, sk: { S: 'META' }, body: { S: 'other' } })
    await put({ pk: { S: contentKey('new').pk }, sk: { S: 'META' } })
    expect(await compareTable(table, file)).toEqual({
      same: 4,
      onlyInFile: [],
      onlyInTable: ['CONTENT#new META'],
      different: ['QUESTION#1 META'],
    })
    const empty = await tables.table()
    expect((await compareTable(empty, file)).onlyInFile).toHaveLength(5)
  })

  it('refuses a table that holds anything, and a file that is there already', async () => {
    const table = await aFullTable(1)
    const file = newFile()
    await exportTable(table, file)
    await expect(importTable(table, file)).rejects.toThrow('is not empty')
    await expect(exportTable(table, file)).rejects.toThrow('EEXIST')
  })

  it('writes any item as a line that is read back as it was', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.record({ S: fc.string({ unit: 'grapheme' }) }),
        fc.record({ N: fc.integer().map(String) }),
        fc.record({ BOOL: fc.boolean() }),
        fc.record({ B: fc.uint8Array() }),
        fc.record({ L: fc.array(tie('value')) }),
        fc.record({ M: fc.dictionary(fc.string(), tie('value')) }),
      ),
    })).value
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (item) => {
        const line = lineOfItem(item as never)
        expect(line).not.toContain('\n')
        expect(lineOfItem(itemOfLine(line))).toBe(line)
      }),
    )
  })
})
