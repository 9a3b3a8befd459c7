import { describe, expect, it } from 'vitest'
import { auditKind } from '#table/audit.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentKey, sectionKey } from '#table/keys.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { buildCoursePages } from '#lambdas/projections/site/course-pages.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import { tasksInOrder } from '#lambdas/progress/learning/next-task.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { listContents } from './list-contents.ts'
import { orderSections, orderTasks } from './save-order.ts'

const table = freshTable([
  aContent('c'),
  aSection('c', 's1', { name: 'Week 2' }),
  aSection('c', 's2', { name: 'Week 10' }),
  aSection('c', 's3', { name: 'Week 1' }),
  ...['Part 10', 'part 9', 'Part 1'].map((name, n) => aTask('c', 's1', `t${n}`, { name })),
])

const content = () => getItem<ContentItem>(table, contentKey('c'), { consistent: true })
const section = () => getItem<SectionItem>(table, sectionKey('c', 's1'), { consistent: true })
const sections = (keys: string[], seen = 0) => orderSections({ contentKey: 'c', keys, seen }, { table })
const tasks = (keys: string[], seen = 0) => orderTasks({ contentKey: 'c', sectionKey: 's1', keys, seen }, { table })

describe('the order of a content', () => {
  it('is stored without a new version, so that an open form is not refused', async () => {
    expect(await sections(['s2', 's3', 's1'])).toEqual({ order: ['s2', 's3', 's1'], orderVersion: 1 })
    expect(await content()).toMatchObject({ sectionOrder: ['s2', 's3', 's1'], orderVersion: 1, version: 1 })
    expect(await tasks(['t0', 't2', 't1'])).toEqual({ order: ['t0', 't2', 't1'], orderVersion: 1 })
    expect(await section()).toMatchObject({ taskOrder: ['t0', 't2', 't1'], orderVersion: 1, version: 1 })
  })

  it('is what students and administrators see, in contents, sections and from task to task', async () => {
    const [byNames] = await readContents(table, ['c'])
    expect(tasksInOrder(byNames ? [byNames] : []).map(({ task }) => task.key)).toEqual(['t2', 't1', 't0'])
    await sections(['s2', 's1'])
    await tasks(['t0', 't2', 't1'])
    const trees = await readContents(table, ['c'])
    expect(tasksInOrder(trees).map(({ task }) => task.key)).toEqual(['t0', 't2', 't1'])
    const [shown] = countContents(trees, [], 0)
    // The third section has no position, so it comes last.
    expect(shown?.sections.map(({ key }) => key)).toEqual(['s2', 's1', 's3'])
    expect(shown?.sections[1]?.outline.map(({ key }) => key)).toEqual(['t0', 't2', 't1'])
    const listed = await listContents({ table } as Parameters<typeof listContents>[0])
    expect(listed[0]).toMatchObject({ sectionOrder: ['s2', 's1'], orderVersion: 1 })
    expect(listed[0]?.sections.map(({ key }) => key)).toEqual(['s2', 's1', 's3'])
    expect(await buildCoursePages(table, [])).toEqual([])
  })

  it('is by name again without keys', async () => {
    await sections(['s2', 's3', 's1'])
    expect(await sections([], 1)).toEqual({ order: null, orderVersion: 2 })
    const item = await content()
    expect([item?.sectionOrder, item?.orderVersion]).toEqual([undefined, 2])
  })

  it('contains each existing key once, and no other', async () => {
    expect((await sections(['s2', 'no', 's2', 't1', '', 's1', 's3'])).order).toEqual(['s2', 's1', 's3'])
    expect((await tasks(['no'])).order).toBeNull()
  })
})

describe('two administrators', () => {
  it('cannot both save an order: the second is refused, and writes nothing', async () => {
    await sections(['s2', 's3', 's1'])
    expect(await codeOf(sections(['s1', 's2', 's3']))).toBe('order-changed')
    expect(await codeOf(sections(['s1', 's2', 's3'], 9))).toBe('order-changed')
    expect(await content()).toMatchObject({ sectionOrder: ['s2', 's3', 's1'], orderVersion: 1 })
  })
  it('cannot overwrite each other: the second is refused when the first saves between its read and write', async () => {
    beforeNext(table, 'TransactWriteItemsCommand', () => tasks(['t2', 't1', 't0']))
    expect(await codeOf(tasks(['t0', 't1', 't2']))).toBe('order-changed')
    expect(await section()).toMatchObject({ taskOrder: ['t2', 't1', 't0'], orderVersion: 1 })
  })
  it('both succeed when they want the same, or press twice', async () => {
    await sections(['s2', 's3', 's1'])
    expect(await sections(['s2', 's3', 's1'])).toEqual({ order: ['s2', 's3', 's1'], orderVersion: 1 })
    expect(await content()).toMatchObject({ orderVersion: 1 })
  })
})

it('an order is refused when there is nothing to order, and creates no item', async () => {
  expect(await codeOf(orderSections({ contentKey: 'no', keys: [], seen: 0 }, { table }))).toBe('content-not-found')
  expect(await codeOf(orderTasks({ contentKey: 'c', sectionKey: 'no', keys: [], seen: 0 }, { table }))).toBe(
    'section-not-found',
  )
  expect(await getItem(table, sectionKey('c', 'no'), { consistent: true })).toBeUndefined()
})

it('an order is an administrator’s change for the audit', async () => {
  await withAudit('admin-1', () => sections(['s2', 's1']))
  expect(auditKind(contentKey('c'))).toBe('content')
  expect(await content()).toMatchObject({ editor: expect.stringMatching(/^admin-1 /) as unknown })
})
