import { describe, expect, it } from 'vitest'
import { questionKey } from '#table/bank-keys.ts'
import { contentKey, courseActiveKey, deletedKey, type Key, nameKey, sectionKey } from '#table/keys.ts'
import { auditContext, auditWrites } from './audit-context.ts'
import { getItem } from './get-item.ts'
import { batchPut } from './batches.ts'
import { transactWrite } from './transact.ts'
import { updateItem } from './update-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable()

const NOW = Date.UTC(2026, 2, 5)
const asAdmin = <T>(call: () => Promise<T>) =>
  auditContext.run(
    auditWrites('admin-1', () => NOW),
    call,
  )
const set = (expression: string) => ({ UpdateExpression: expression, ExpressionAttributeValues: { ':one': 1 } })

describe('what an administrator writes', () => {
  it('adds its editor to every audited item, put or updated, for any update', async () => {
    const given = [
      { ...contentKey('b'), offsetBy: 1 },
      { ...contentKey('c'), n: 1, former: true },
    ]
    await batchPut(table, given)
    await asAdmin(() =>
      transactWrite(table, [
        { Put: { Item: { ...contentKey('a'), type: 'content' } } },
        { Update: { Key: contentKey('b'), ...set('SET offsetBy = :one') } },
        { Update: { Key: contentKey('c'), ...set('ADD n :one REMOVE former') } },
      ]),
    )
    const [a, b, c] = await Promise.all(
      ['a', 'b', 'c'].map((key) => getItem<Key & { editor?: string }>(table, contentKey(key))),
    )
    expect(a).toMatchObject({ editor: expect.stringMatching(/^admin-1 [0-9a-f-]{36}$/) as string })
    expect(b).toMatchObject({ offsetBy: 1, editor: a?.editor })
    expect(c).toMatchObject({ n: 2, editor: a?.editor })
    expect(c).not.toHaveProperty('former')
    const updated = await asAdmin(() => updateItem(table, { Key: contentKey('a'), ...set('SET n = :one') }))
    expect(updated.item).toMatchObject({ n: 1, editor: expect.stringMatching(/^admin-1 /) as string })
    expect(updated.item).not.toMatchObject({ editor: a?.editor })
  })

  it('stores who deleted an audited item for a week, and nothing for helper items', async () => {
    const [section, name] = [sectionKey('c', 's'), nameKey('SECTION#c', 's')]
    await batchPut(table, [section, name])
    const written = await asAdmin(() => transactWrite(table, [{ Delete: { Key: section } }, { Delete: { Key: name } }]))
    expect(written.ok).toBe(true)
    expect(await getItem(table, section)).toBeUndefined()
    expect(await getItem(table, deletedKey(section))).toMatchObject({
      editor: expect.stringMatching(/^admin-1 /) as string,
      ttl: NOW / 1_000 + 7 * 86_400,
    })
    expect(await getItem(table, deletedKey(name))).toBeUndefined()
  })

  it('is refused at the same index as without an editor', async () => {
    const absent = { ConditionExpression: 'attribute_exists(pk)' }
    const refused = await asAdmin(() =>
      transactWrite(table, [
        { Delete: { Key: questionKey(1) } },
        { Delete: { Key: questionKey(2), ...absent } },
        { Put: { Item: { ...courseActiveKey('c') } } },
      ]),
    )
    expect(refused).toMatchObject({ ok: false, index: 1, failed: [1] })
    expect(await getItem(table, deletedKey(questionKey(1)))).toBeUndefined()
  })

  it('has no editor on helper items or outside an administrator’s call', async () => {
    await asAdmin(() => transactWrite(table, [{ Put: { Item: { ...courseActiveKey('c') } } }]))
    await transactWrite(table, [{ Put: { Item: { ...contentKey('c') } } }])
    expect(await getItem(table, courseActiveKey('c'))).toEqual(courseActiveKey('c'))
    expect(await getItem(table, contentKey('c'))).toEqual(contentKey('c'))
  })
})
