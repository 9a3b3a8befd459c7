import { describe, expect, it } from 'vitest'
import type { DeletedItem } from '#table/audit.ts'
import { questionKey } from '#table/bank-keys.ts'
import { contentCopyKey, courseKey, deletedKey, progressKey, seatsKey, tagsKey } from '#table/keys.ts'
import { aSection, aTask, aTaskText } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { recordAudit } from './record-audit.ts'
import { admin, auditBatch, content, entries, record } from '../testing/audit-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable([admin])

describe('the audit', () => {
  it('records who created, changed, and deleted what, when, and both values', async () => {
    const changed = { ...content, name: 'Basics of care', editor: 'admin-1 b', version: 2 }
    const gone: DeletedItem = { ...deletedKey(content), type: 'deleted', editor: 'admin-1 c', ttl: 1 }
    await batchPut(table, [gone])
    await recordAudit(
      auditBatch(
        record(undefined, { ...content, editor: 'admin-1 a' }),
        record({ ...content, editor: 'admin-1 a' }, changed),
        record(changed, undefined, 1_772_000_009),
      ),
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

  it('records when student quizzes are switched off and on, and when a test is reserved (decision 0106)', async () => {
    const course = { ...courseKey('k1'), type: 'course', key: 'k1', name: 'RN Review', version: 1 }
    const off = { ...course, ownQuizzes: false, version: 2, editor: 'admin-1 a' }
    const test = aTask('c', 's1', 't1', { taskType: 'Practice' })
    const Records = [
      record(course, off),
      record(off, { ...course, version: 3, editor: 'admin-1 b' }),
      record(test, { ...test, reserved: true, version: 2, editor: 'admin-1 c' }),
    ]
    await recordAudit(auditBatch(...Records), { table })
    expect((await entries(table)).reverse().map(({ kind, action, changes }) => ({ kind, action, changes }))).toEqual([
      { kind: 'course', action: 'update', changes: [{ field: 'ownQuizzes', after: 'false' }] },
      { kind: 'course', action: 'update', changes: [{ field: 'ownQuizzes', before: 'false' }] },
      { kind: 'task', action: 'update', changes: [{ field: 'reserved', after: 'true' }] },
    ])
  })

  it('names what was reordered, and keeps the keys of deleted entries', async () => {
    const section = aSection('c', 's1', { name: 'Week 1' })
    await batchPut(table, [aTask('c', 's1', 't1', { name: 'Hands' }), aTask('c', 's1', 't2', { name: 'Masks' })])
    await batchPut(table, [aSection('c', 's2', { name: 'Week 2' }), section])
    const sorted = { ...section, taskOrder: ['t2', 't1', 'gone'], orderVersion: 1, editor: 'admin-1 a' }
    const whole = { ...content, sectionOrder: ['s2', 's1'], orderVersion: 1, editor: 'admin-1 b' }
    const by = { ...content, orderVersion: 2, editor: 'admin-1 c' }
    await recordAudit(auditBatch(record(section, sorted), record(content, whole), record(whole, by)), { table })
    const changes = (await entries(table)).reverse().map((entry) => entry.changes)
    expect(changes).toEqual([
      [{ field: 'taskOrder', after: '["Masks","Hands","gone"]' }],
      [{ field: 'sectionOrder', after: '["Week 2","Week 1"]' }],
      [{ field: 'sectionOrder', before: '["Week 2","Week 1"]' }],
    ])
  })

  it('writes the same entries when a batch comes again', async () => {
    const batch = auditBatch(record(undefined, { ...content, editor: 'admin-1 a' }))
    await recordAudit(batch, { table })
    await recordAudit(batch, { table })
    expect(await entries(table)).toHaveLength(1)
  })

  it('ignores changes by other users, even to an administrator’s item, and helper items', async () => {
    const progress = { ...progressKey('u', 'p'), type: 'progress', key: 'p', endTime: 0, editor: 'admin-1 a' }
    const seats = { ...seatsKey('g'), type: 'seats', version: 1 }
    await recordAudit(
      auditBatch(
        record(progress, { ...progress, endTime: 9 }),
        record(progress, { ...progressKey('u', 'p'), type: 'progress', key: 'p', endTime: 9 }),
        record(undefined, { ...seats, editor: 'admin-1 b' }),
        record({ ...questionKey(101), type: 'question', id: 101 }, undefined),
        record({ ...content, editor: 'admin-1 a', version: 1 }, { ...content, editor: 'admin-1 b', version: 2 }),
      ),
      { table },
    )
    expect(await entries(table)).toEqual([])
  })

  it("names a Reading's text by its task, whose name is no change of the text", async () => {
    const text = { ...aTaskText('t1', '<p>First.</p>'), taskName: 'Hand washing' }
    const edited = { ...text, taskName: 'Washing', text: '<p>Always.</p>', editor: 'admin-1 b' }
    await recordAudit(auditBatch(record({ ...text, editor: 'admin-1 a' }, edited)), { table })
    expect(await entries(table)).toMatchObject([
      { subject: 't1', name: 'Washing', action: 'update', changes: [{ field: 'text', after: '"<p>Always.</p>"' }] },
    ])
  })

  it('names a question by number and words, and an administrator without a record by the number', async () => {
    const question = { ...questionKey(101), type: 'question', id: 101, body: 'What first?', editor: 'gone-1 a' }
    await recordAudit(auditBatch(record(undefined, question)), { table })
    const named = { subject: '101', name: '101: What first?', by: 'gone-1', byName: 'gone-1' }
    expect(await entries(table)).toMatchObject([named])
  })

  it('ignores where the lists have the labels of a question that was never edited (decision 0099)', async () => {
    const facts = { ...questionKey(101), type: 'question', id: 101 }
    const question = (body: string, editor: string) => ({ ...facts, body, editor })
    const first = { ...question('What first?', 'admin-1 a'), tagNumbers: [0, 3], areaNumbers: [1] }
    const edited = question('What next?', 'admin-1 b')
    await recordAudit(auditBatch(record(undefined, first), record(first, edited)), { table })
    const changes = (await entries(table)).reverse().map((entry) => entry.changes.map(({ field }) => field))
    expect(changes).toEqual([['body', 'id'], ['body']])
  })

  it('names the tags that joined and left the list, whose positions stay', async () => {
    const item = { ...tagsKey, type: 'list' }
    const list = (values: string[], removed: number[], mark: string) => ({
      ...item,
      values,
      removed,
      editor: `admin-1 ${mark}`,
    })
    const before = list(['RN', 'Odd'], [], 'one')
    await recordAudit(auditBatch(record(before, list(['RN', 'Odd'], [1], 'two'))), { table })
    const [gone] = await entries(table)
    expect(gone?.changes).toEqual([{ field: 'values', before: '["Odd"]', after: '[]' }])
    await recordAudit(auditBatch(record(list(['RN', 'Odd'], [1], 'two'), list(['RN', 'odd'], [], 'x'))), { table })
    const [back] = await entries(table)
    expect(back?.changes).toEqual([{ field: 'values', before: '[]', after: '["odd"]' }])
  })

  it('records that a copy of a content was cancelled, and not that it is made, finished or taken away', async () => {
    const at = (facts: object = {}) => ({
      ...contentCopyKey('k'),
      ...{ type: 'content-copy', key: 'k', name: 'Autumn', phase: 'tasks', done: 0, version: 1, ...facts },
    })
    const cancelled = at({ done: 1, version: 3, cancelled: true, editor: 'admin-1 a' })
    // The write of a finished copy's content also deletes the copy's item, marked with the editor who continued it.
    const mark: DeletedItem = { ...deletedKey(contentCopyKey('k')), type: 'deleted', editor: 'admin-1 b', ttl: 1 }
    await batchPut(table, [mark])
    const Records = [
      record(undefined, at()),
      record(at(), at({ done: 1, version: 2 })),
      record(at({ done: 1, version: 2 }), cancelled),
      record(cancelled, { ...cancelled, version: 4 }),
      record(cancelled, undefined),
    ]
    await recordAudit(auditBatch(...Records), { table })
    expect(await entries(table)).toMatchObject([
      {
        ...{ by: 'admin-1', action: 'update', kind: 'content', subject: 'k', name: 'Autumn' },
        changes: [{ field: 'cancelled', after: 'true' }],
      },
    ])
  })
})
