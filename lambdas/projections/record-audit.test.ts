import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import type { AuditItem, DeletedItem } from '#table/audit.ts'
import {
  auditEditorKey,
  contentCopyKey,
  contentKey,
  deletedKey,
  importKey,
  type Key,
  progressKey,
  questionBatchKey,
  questionKey,
  seatsKey,
  tagsKey,
  taskTextKey,
} from '#table/keys.ts'
import { aSection, aTask } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { recordAudit } from './record-audit.ts'

const tables = testTables()

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>
const image = (item: object) => marshall(item) as Image
let numbers = 0
const record = (before: object | undefined, after: object | undefined, seconds = 1_772_000_000): DynamoDBRecord => ({
  dynamodb: {
    ApproximateCreationDateTime: seconds,
    SequenceNumber: String((numbers += 1)),
    ...(before && { OldImage: image(before) }),
    ...(after && { NewImage: image(after) }),
  },
})
const admin = userItem({
  uid: 'admin-1',
  type: 'Admin',
  firstName: 'Avery',
  lastName: 'Moss',
  displayName: 'Avery M.',
  phone: '(212)555-0123',
  email: 'avery@academy.example',
  data: 'avery moss',
  dateCreated: 1,
})
const content = { ...contentKey('c'), type: 'content', key: 'c', name: 'Basics', url: 'basics', version: 1 }

/** All entries, newest first, as the screen asks for them. */
async function entries(table: Table): Promise<AuditItem[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :all',
      ExpressionAttributeValues: { ':all': 'AUDIT' },
      ScanIndexForward: false,
    }),
  )
  return Items as AuditItem[]
}

describe('the audit', () => {
  it('says who made, changed and deleted what, when, from what to what', async () => {
    const table = await tables.table()
    const changed = { ...content, name: 'Basics of care', editor: 'admin-1 b', version: 2 }
    const gone: DeletedItem = { ...deletedKey(content), type: 'deleted', editor: 'admin-1 c', ttl: 1 }
    await batchPut(table, [admin, gone])
    await recordAudit(
      {
        Records: [
          record(undefined, { ...content, editor: 'admin-1 a' }),
          record({ ...content, editor: 'admin-1 a' }, changed),
          record(changed, undefined, 1_772_000_009),
        ],
      },
      { table },
    )
    const [third, second, first, ...more] = await entries(table)
    const who = { by: 'admin-1', byName: 'Avery Moss', kind: 'content', subject: 'c' }
    expect(more).toEqual([])
    expect(first).toMatchObject({ ...who, action: 'create', name: 'Basics', time: 1_772_000_000_000 })
    expect(first?.changes).toContainEqual({ field: 'url', after: '"basics"' })
    expect(second).toMatchObject({ ...who, action: 'update', name: 'Basics of care' })
    expect(second?.changes).toEqual([{ field: 'name', before: '"Basics"', after: '"Basics of care"' }])
    expect(third).toMatchObject({ ...who, action: 'delete', time: 1_772_000_009_000 })
    expect(third?.changes.map(({ field }) => field)).toEqual(['key', 'name', 'url'])
  })

  it('names what was put in another order, and keeps the keys of what is gone', async () => {
    const table = await tables.table()
    const section = aSection('c', 's1', { name: 'Week 1' })
    await batchPut(table, [admin, aTask('c', 's1', 't1', { name: 'Hands' }), aTask('c', 's1', 't2', { name: 'Masks' })])
    await batchPut(table, [aSection('c', 's2', { name: 'Week 2' }), section])
    const sorted = { ...section, taskOrder: ['t2', 't1', 'gone'], orderVersion: 1, editor: 'admin-1 a' }
    const whole = { ...content, sectionOrder: ['s2', 's1'], orderVersion: 1, editor: 'admin-1 b' }
    const by = { ...content, orderVersion: 2, editor: 'admin-1 c' }
    await recordAudit({ Records: [record(section, sorted), record(content, whole), record(whole, by)] }, { table })
    const changes = (await entries(table)).reverse().map((entry) => entry.changes)
    expect(changes).toEqual([
      [{ field: 'taskOrder', after: '["Masks","Hands","gone"]' }],
      [{ field: 'sectionOrder', after: '["Week 2","Week 1"]' }],
      [{ field: 'sectionOrder', before: '["Week 2","Week 1"]' }],
    ])
  })

  it('writes the same entries when a batch comes again', async () => {
    const table = await tables.table()
    await batchPut(table, [admin])
    const batch = { Records: [record(undefined, { ...content, editor: 'admin-1 a' })] }
    await recordAudit(batch, { table })
    await recordAudit(batch, { table })
    expect(await entries(table)).toHaveLength(1)
  })

  it('passes by what somebody else changed, no matter who changed it before, and what only serves', async () => {
    const table = await tables.table()
    await batchPut(table, [admin])
    const progress = { ...progressKey('u', 'p'), type: 'progress', key: 'p', endTime: 0, editor: 'admin-1 a' }
    const seats = { ...seatsKey('g'), type: 'seats', version: 1 }
    await recordAudit(
      {
        Records: [
          record(progress, { ...progress, endTime: 9 }),
          record(progress, { ...progressKey('u', 'p'), type: 'progress', key: 'p', endTime: 9 }),
          record(undefined, { ...seats, editor: 'admin-1 b' }),
          record({ ...questionKey(101), type: 'question', id: 101 }, undefined),
          record({ ...content, editor: 'admin-1 a', version: 1 }, { ...content, editor: 'admin-1 b', version: 2 }),
        ],
      },
      { table },
    )
    expect(await entries(table)).toEqual([])
  })

  it("names a Reading's text by its task, whose name is no change of the text", async () => {
    const table = await tables.table()
    await batchPut(table, [admin])
    const text = {
      ...taskTextKey('t1'),
      type: 'task-text',
      taskName: 'Hand washing',
      text: '<p>First.</p>',
      version: 1,
    }
    const edited = { ...text, taskName: 'Washing', text: '<p>Always.</p>', editor: 'admin-1 b' }
    await recordAudit({ Records: [record({ ...text, editor: 'admin-1 a' }, edited)] }, { table })
    expect(await entries(table)).toMatchObject([
      { subject: 't1', name: 'Washing', action: 'update', changes: [{ field: 'text', after: '"<p>Always.</p>"' }] },
    ])
  })

  it('names a question by number and words, and an administrator without a record by the number', async () => {
    const table = await tables.table()
    const question = { ...questionKey(101), type: 'question', id: 101, body: 'What first?', editor: 'gone-1 a' }
    await recordAudit({ Records: [record(undefined, question)] }, { table })
    expect(await entries(table)).toMatchObject([
      { subject: '101', name: '101: What first?', by: 'gone-1', byName: 'gone-1' },
    ])
  })

  it('says nothing of where the lists have the labels of a question that was never edited (decision 0099)', async () => {
    const table = await tables.table()
    const question = (body: string, editor: string) => ({
      ...questionKey(101),
      type: 'question',
      id: 101,
      body,
      editor,
    })
    const first = { ...question('What first?', 'admin-1 a'), tagNumbers: [0, 3], areaNumbers: [1] }
    const edited = question('What next?', 'admin-1 b')
    await recordAudit({ Records: [record(undefined, first), record(first, edited)] }, { table })
    const changes = (await entries(table)).reverse().map((entry) => entry.changes.map(({ field }) => field))
    expect(changes).toEqual([['body', 'id'], ['body']])
  })

  it('names the tags that joined and left the list, whose positions stay', async () => {
    const table = await tables.table()
    await batchPut(table, [admin])
    const list = (values: string[], removed: number[], mark: string) => ({
      ...tagsKey,
      type: 'list',
      values,
      removed,
      editor: `admin-1 ${mark}`,
    })
    const before = list(['RN', 'Odd'], [], 'one')
    await recordAudit({ Records: [record(before, list(['RN', 'Odd'], [1], 'two'))] }, { table })
    const [gone] = await entries(table)
    expect(gone?.changes).toEqual([{ field: 'values', before: '["Odd"]', after: '[]' }])
    await recordAudit({ Records: [record(list(['RN', 'Odd'], [1], 'two'), list(['RN', 'odd'], [], 'x'))] }, { table })
    const [back] = await entries(table)
    expect(back?.changes).toEqual([{ field: 'values', before: '[]', after: '["odd"]' }])
  })

  it('records that a copy of a content was cancelled, and not that it is made, finished or taken away', async () => {
    const table = await tables.table()
    const at = (facts: object = {}) => ({
      ...contentCopyKey('k'),
      ...{ type: 'content-copy', key: 'k', name: 'Autumn', phase: 'tasks', done: 0, version: 1, ...facts },
    })
    const cancelled = at({ done: 1, version: 3, cancelled: true, editor: 'admin-1 a' })
    // A copy that becomes whole is deleted with the write of the content, by who went on with it.
    const mark: DeletedItem = { ...deletedKey(contentCopyKey('k')), type: 'deleted', editor: 'admin-1 b', ttl: 1 }
    await batchPut(table, [admin, mark])
    const Records = [
      record(undefined, at()),
      record(at(), at({ done: 1, version: 2 })),
      record(at({ done: 1, version: 2 }), cancelled),
      record(cancelled, { ...cancelled, version: 4 }),
      record(cancelled, undefined),
    ]
    await recordAudit({ Records }, { table })
    expect(await entries(table)).toMatchObject([
      {
        ...{ by: 'admin-1', action: 'update', kind: 'content', subject: 'k', name: 'Autumn' },
        changes: [{ field: 'cancelled', after: 'true' }],
      },
    ])
  })

  it('records an import, and its undo, once each with counts, whatever number of questions and batches', async () => {
    const table = await tables.table()
    await batchPut(table, [admin])
    const question = (id: number, editor: string) => ({
      ...questionKey(id),
      type: 'question',
      id,
      body: 'Which?',
      editor,
    })
    const file = {
      ...importKey('b1'),
      type: 'import',
      key: 'b1',
      name: 'bank.csv',
      createdOn: 1_772_000_000_000,
      undone: 0,
    }
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
    for (const Records of [...batches, ...batches]) await recordAudit({ Records }, { table })
    const recorded = await entries(table)
    expect(recorded.map(({ action, kind, name, time, changes }) => [action, kind, name, time, changes.length])).toEqual(
      [
        ['update', 'import', 'bank.csv', 1_772_000_900_000, 1],
        ['create', 'import', 'bank.csv', 1_772_000_000_000, expect.any(Number)],
      ],
    )
    expect(recorded[0]?.changes).toEqual([{ field: 'undone', before: '0', after: '3' }])
    expect(recorded[1]?.changes).toContainEqual({ field: 'added', after: '3' })
    // A question that is written by itself has an entry of its own.
    await recordAudit({ Records: [record(undefined, question(103, 'admin-1 z'))] }, { table })
    expect(await entries(table)).toHaveLength(3)
    expect(await getItem(table, auditEditorKey('admin-1'))).toMatchObject({ uid: 'admin-1', name: 'Avery Moss' })
  })

  it('records many questions that were changed at once as one act, with the lists and tests that it changed', async () => {
    const table = await tables.table()
    await batchPut(table, [admin])
    const item = (key: Key, type: string, more: object) => ({ ...key, type, ...more })
    const at = (questions: number, mark: string) =>
      item(questionBatchKey('b1'), 'question-batch', {
        key: 'b1',
        name: 'Add the tag “Renal”',
        createdOn: 1_772_000_000_000,
        questions,
        ttl: 1,
        editor: `admin-1 ${mark} BATCH#b1`,
      })
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
    for (const some of [Records, Records.slice(2)]) await recordAudit({ Records: some }, { table })
    const recorded = await entries(table)
    expect(recorded.map(({ kind, name }) => `${kind}: ${String(name)}`).sort()).toEqual([
      'batch: Add the tag “Renal”',
      'content: Better',
    ])
    expect(recorded.find(({ kind }) => kind === 'batch')?.changes).toEqual([{ field: 'questions', after: '2' }])
    // The batch goes after a week, which is no administrator's act.
    await recordAudit({ Records: [record(at(2, 'b'), undefined)] }, { table })
    expect(await entries(table)).toHaveLength(2)
  })
})
