import { describe, expect, it } from 'vitest'
import type { DeletedItem } from '#table/audit.ts'
import { importKey, questionBatchKey, questionKey } from '#table/bank-keys.ts'
import { auditEditorKey, deletedKey, type Key, tagsKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { recordAudit } from './record-audit.ts'
import { admin, auditBatch, content, entries, record } from '../testing/audit-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable([admin])

describe('the audit of many questions at once', () => {
  it('records an import and its undo once each with counts, for any number of questions and batches', async () => {
    const facts = { type: 'question', body: 'Which?' }
    const question = (id: number, editor: string) => ({ ...questionKey(id), ...facts, id, editor })
    const began = { createdOn: 1_772_000_000_000, undone: 0 }
    const file = { ...importKey('b1'), type: 'import', key: 'b1', name: 'bank.csv', ...began }
    const at = (added: number, mark: string) => ({ ...file, added, changed: 0, editor: `admin-1 ${mark} b1` })
    const undone = (count: number, mark: string) => ({
      ...{ ...file, added: 3, changed: 0, undone: count, undoneOn: 1_772_000_900_000 },
      editor: `admin-1 ${mark} b1`,
    })
    const gone = [101, 102].map((id, n): DeletedItem => {
      return { ...deletedKey(questionKey(id)), type: 'deleted', editor: `admin-1 u${String(n)} b1`, ttl: 1 }
    })
    await batchPut(table, gone)
    const batches = [
      [record(undefined, question(101, 'admin-1 a b1')), record(undefined, at(1, 'a'))],
      [
        record(at(1, 'a'), at(2, 'b')),
        record(at(2, 'b'), at(3, 'c')),
        record(undefined, question(102, 'admin-1 b b1')),
      ],
      [record(question(101, 'admin-1 a b1'), undefined), record(at(3, 'c'), undone(1, 'u0'))],
      [record(undone(1, 'u0'), undone(3, 'u1')), record(question(102, 'admin-1 b b1'), undefined)],
    ]
    for (const Records of [...batches, ...batches]) await recordAudit(auditBatch(...Records), { table })
    const recorded = await entries(table)
    expect(recorded.map(({ action, kind, name, time, changes }) => [action, kind, name, time, changes.length])).toEqual(
      [
        ['update', 'import', 'bank.csv', 1_772_000_900_000, 1],
        ['create', 'import', 'bank.csv', 1_772_000_000_000, expect.any(Number)],
      ],
    )
    expect(recorded[0]?.changes).toEqual([{ field: 'undone', before: '0', after: '3' }])
    expect(recorded[1]?.changes).toContainEqual({ field: 'added', after: '3' })
    // A question written on its own has its own entry.
    await recordAudit(auditBatch(record(undefined, question(103, 'admin-1 z'))), { table })
    expect(await entries(table)).toHaveLength(3)
    expect(await getItem(table, auditEditorKey('admin-1'))).toMatchObject({ uid: 'admin-1', name: 'Avery Moss' })
  })

  it('records a bulk change as one entry, with the lists and tests that it changed', async () => {
    const item = (key: Key, type: string, more: object) => ({ ...key, type, ...more })
    const facts = { key: 'b1', name: 'Add the tag “Renal”', createdOn: 1_772_000_000_000, ttl: 1 }
    const at = (questions: number, mark: string) =>
      item(questionBatchKey('b1'), 'question-batch', { ...facts, questions, editor: `admin-1 ${mark} BATCH#b1` })
    const tagged = (id: number, tags: string[], editor?: string) =>
      item(questionKey(id), 'question', { id, body: 'Which?', tags, ...(editor && { editor }) })
    const tags = (values: string[], editor: string) => item(tagsKey, 'list', { values, editor })
    const Records = [
      record(tagged(101, []), tagged(101, ['Renal'], 'admin-1 a BATCH#b1')),
      record(undefined, at(1, 'a')),
      record(tagged(102, []), tagged(102, ['Renal'], 'admin-1 b BATCH#b1')),
      record(at(1, 'a'), at(2, 'b')),
      record(tags(['RN'], 'x'), tags(['RN', 'Renal'], 'admin-1 c BATCH#b1')),
      record({ ...content, editor: 'x' }, { ...content, name: 'Better', editor: 'admin-1 d BATCH#b1' }),
    ]
    for (const some of [Records, Records.slice(2)]) await recordAudit(auditBatch(...some), { table })
    const recorded = await entries(table)
    expect(recorded.map(({ kind, name }) => `${kind}: ${String(name)}`).sort()).toEqual([
      'batch: Add the tag “Renal”',
      'content: Better',
    ])
    expect(recorded.find(({ kind }) => kind === 'batch')?.changes).toEqual([{ field: 'questions', after: '2' }])
    // The batch item expires after a week, which is not an administrator's action.
    await recordAudit(auditBatch(record(at(2, 'b'), undefined)), { table })
    expect(await entries(table)).toHaveLength(2)
  })
})
