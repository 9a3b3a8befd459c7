import { beforeEach, describe, expect, it } from 'vitest'
import { atDepth } from '#domain/testing/depth.ts'
import type { ContentItem } from '#table/content.ts'
import { contentCopyKey, contentKey, taskKey, taskTextKey } from '#table/keys.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { linkOf, type TaskItem, type TaskTextItem } from '#table/task.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { createCourse } from '#lambdas/courses/create-course.ts'
import { courseDepsOf, online } from '#lambdas/courses/testing/course-fixture.ts'
import { readContents } from '#lambdas/progress/course-contents.ts'
import { tasksInOrder } from '#lambdas/progress/learning/next-task.ts'
import { beforeEvery, beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { authoredContent } from '#lambdas/content/authored-content.ts'
import { listContents } from '#lambdas/content/list-contents.ts'
import { finishCopy, oneStepACall, writeSource } from '#lambdas/content/testing/copy-fixture.ts'
import { readMaterial } from '#lambdas/content/testing/material-fixture.ts'
import { continueCopy } from './continue-copy.ts'
import { copyContent } from './copy-content.ts'
import { copiedKey, type CopyDeps } from './copy-facts.ts'
import { finishCopies, listCopies } from './list-copies.ts'

/** A copy of two sections takes about 60 requests. */
const EVERY = atDepth({ quick: 13, nightly: 4, mutation: 5 })

const tables = testTables()
let table: Table
let deps: CopyDeps
beforeEach(async () => {
  table = await tables.table()
  deps = { table, now: Date.now }
  await writeSource(table)
})

const input = { contentKey: 'c', name: 'Autumn 2027', requestId: 'request-1' }
const begin = (change: Partial<typeof input> = {}) => copyContent({ input: { ...input, ...change } }, 'avery', deps)

const finish = (key: string) => finishCopy(key, deps)

const whole = async () => {
  const { key } = await begin()
  await finish(key)
  return key
}

const taskOf = (copy: string, section: string, task: string) =>
  getItem<TaskItem>(table, taskKey(copy, copiedKey(copy, section), copiedKey(copy, task)), { consistent: true })

describe('a copy', () => {
  it('has the sections, tasks, texts, settings and order of its source, under keys of its own', async () => {
    const key = await whole()
    const [copy] = await readContents(table, [key])
    expect(copy?.content).toMatchObject({ name: 'Autumn 2027', url: 'autumn-2027', usedBy: 0, version: 1, sections: 2 })
    expect(copy?.content.instructions).toBe('Work through it')
    const names = (trees: Awaited<ReturnType<typeof readContents>>) =>
      tasksInOrder(trees).map(({ task, sectionName }) => `${sectionName}/${task.name}`)
    expect(names(copy ? [copy] : [])).toEqual(names(await readContents(table, ['c'])))
    expect(await taskOf(key, 's1', 'test')).toMatchObject({ tags: ['RN'], numOfQuestions: 3, version: 1, linkedBy: 0 })
    expect((await taskOf(key, 's1', 'test'))?.gsi1sk).toBe(copiedKey(key, 'test'))
    const text = await getItem<TaskTextItem>(table, taskTextKey(copiedKey(key, 'read')), { consistent: true })
    expect(text).toMatchObject({ text: 'Wash them', body: 'Wash them' })
    expect((await readMaterial(table)).faults).toEqual([])
    expect(await listCopies(deps)).toEqual([])
  })

  it('links within itself, to its source’s targets outside, and to videos in their place', async () => {
    const key = await whole()
    const targets = await Promise.all(['own', 'seen', 'far'].map((task) => taskOf(key, 's2', task)))
    expect(targets.map((task) => task && linkOf(task))).toEqual([
      { contentKey: key, sectionKey: copiedKey(key, 's1'), key: copiedKey(key, 'read') },
      { contentKey: 'c', sectionKey: 's1', key: 'film' },
      { contentKey: 'd', sectionKey: 't1', key: 'other' },
    ])
    const film = await taskOf(key, 's1', 'film')
    expect(film).toMatchObject({ taskType: 'Linking', linkedType: 'Lecture', linkedTaskKey: 'film', name: 'Film' })
    expect(Object.keys(film ?? {})).not.toContain('fileName')
    expect(await taskOf(key, 's1', 'empty')).toMatchObject({ taskType: 'Lecture' })
    const source = await getItem<TaskItem>(table, taskKey('c', 's1', 'film'), { consistent: true })
    expect(source).toMatchObject({ linkedBy: 3, version: 1, fileName: 'film.mp4' })
  })

  it('leaves a link whose target is gone as it was', async () => {
    await batchPut(table, [
      aTask('c', 's2', 'lost', {
        ...{ taskType: 'Linking', name: 'Lost' },
        ...{ linkedContentKey: 'no', linkedSectionKey: 'no', linkedTaskKey: 'no' },
      }),
    ])
    const key = await whole()
    expect(await taskOf(key, 's2', 'lost')).toMatchObject({ taskType: 'Linking', linkedTaskKey: 'no' })
  })

  it('is not seen before it is whole: not in a list, a page, or a course, nor by a student', async () => {
    const { key } = await begin()
    expect(await listCopies(deps)).toMatchObject([{ key, name: 'Autumn 2027', sourceName: 'Content c', done: 0 }])
    const content = deps as Parameters<typeof listContents>[0]
    const courses = await courseDepsOf(table)
    const seen: unknown[] = []
    const watching = beforeEvery(table, 'TransactWriteItemsCommand', 99, async () => {
      seen.push(...(await listContents(content)).filter((item) => item.key === key))
      seen.push(...(await readContents(table, [key])))
      seen.push(await codeOf(authoredContent({ contentUrl: 'autumn-2027' }, content)))
    })
    await finish(key)
    expect(watching.stop()).toBeGreaterThan(5)
    expect([...new Set(seen)]).toEqual(['content-not-found'])
    expect((await listContents(content)).map((item) => item.key)).toContain(key)
    expect(await codeOf(createCourse(online({ content: [key] }), courses))).toBe('done')
  })

  it('cannot be chosen for a course while it is made', async () => {
    const { key } = await begin()
    await continueCopy({ key }, oneStepACall(table))
    expect(await codeOf(createCourse(online({ content: [key] }), await courseDepsOf(table)))).not.toBe('done')
  })

  it('has one entry in the audit, and none under the names of its source’s authors', async () => {
    const { key } = await withAudit('avery', () => begin())
    await withAudit('avery', () => finish(key))
    const { sections, tasks } = await readMaterial(table)
    const own = [...sections, ...tasks].filter(({ contentKey: of }) => of === key)
    expect(own).toHaveLength(9)
    expect(own.filter((item) => 'editor' in item)).toEqual([])
    const text = await getItem<TaskTextItem>(table, taskTextKey(copiedKey(key, 'read')), { consistent: true })
    expect(Object.keys(text ?? {})).not.toContain('editor')
    expect(await getItem<ContentItem>(table, contentKey(key), { consistent: true })).toMatchObject({
      editor: expect.stringMatching(/^avery /) as unknown,
      copiedFrom: 'Content c',
    })
  })
})

describe('beginning a copy', () => {
  it('creates one copy per request, also for concurrent calls and after it has finished', async () => {
    const replies = await Promise.all([begin(), begin(), begin()])
    expect(new Set(replies.map(({ key }) => key)).size).toBe(1)
    const [{ key }] = replies
    await finish(key)
    const state = { done: 5, total: 5, finished: true, cancelled: false }
    expect(await begin()).toEqual({ key, name: 'Autumn 2027', sourceName: 'Content c', ...state })
    expect((await readMaterial(table)).contents).toHaveLength(3)
  })

  it.each([
    [{ name: 'C' }, 'content-name-taken'],
    [{ name: 'Create' }, 'name-reserved'],
    [{ contentKey: 'no' }, 'content-not-found'],
    [{ requestId: '#' }, 'request-id-invalid'],
  ])('is refused with %j: %s', async (change, code) => {
    expect(await codeOf(begin(change))).toBe(code)
    expect(await listCopies(deps)).toEqual([])
  })

  it('is refused for the second of two under one name, even while the first is being made', async () => {
    await begin()
    expect(await codeOf(begin({ requestId: 'request-2' }))).toBe('content-name-taken')
  })

  it('continues nothing that is not there', async () => {
    expect(await codeOf(continueCopy({ key: 'no' }, deps))).toBe('copy-not-found')
  })
})

describe('continuing a copy', () => {
  it('happens once when two do it at the same time', async () => {
    const { key } = await begin()
    await Promise.all([finish(key), finish(key), finish(key)])
    expect((await readMaterial(table)).faults).toEqual([])
    expect((await readMaterial(table)).tasks).toHaveLength(15)
  })

  it('copies an edit of the source made between reading and writing', async () => {
    const { key } = await begin()
    beforeNext(table, 'TransactWriteItemsCommand', () =>
      updateItem(table, {
        Key: taskKey('c', 's1', 'test'),
        UpdateExpression: 'SET tags = :tags, version = version + :one',
        ExpressionAttributeValues: { ':tags': ['PN'], ':one': 1 },
      }),
    )
    await finish(key)
    expect(await taskOf(key, 's1', 'test')).toMatchObject({ tags: ['PN'], version: 1 })
  })

  it(
    'ends the same whichever request fails or wherever the process dies, once resumed',
    { tags: ['nightly'] },
    async () => {
      const key = await whole()
      const wanted = await readMaterial(table)
      const plain = ({ contents, sections, tasks, faults }: typeof wanted) =>
        JSON.stringify(
          [contents, sections, tasks, faults].map((items) => items.map((item) => JSON.stringify(item)).sort()),
        )
      for (const fault of REVEALING)
        await atEveryRequest(
          fault,
          async (plan, at) => {
            table = await tables.table()
            deps = oneStepACall(table)
            await writeSource(table)
            const ended = await underFaults(table, plan, async () => {
              await begin()
              await finish(key)
            })
            expect([at, ended.kind]).not.toEqual([at, 'refused'])
            expect((await begin()).key).toBe(key)
            if (await getItem(table, contentCopyKey(key), { consistent: true })) await finish(key)
            expect([fault, at, plain(await readMaterial(table))]).toEqual([fault, at, plain(wanted)])
          },
          EVERY,
        )
    },
  )

  it('is left to the hourly run when no one does it, after half an hour and in the name of the administrator who began', async () => {
    const { key } = await begin()
    expect(await finishCopies(deps, () => false)).toEqual({ copiesFinished: 0, copiesFailed: 0 })
    const later = { table, now: () => Date.now() + 3_600_000 }
    expect(await finishCopies(later, () => true)).toEqual({ copiesFinished: 0, copiesFailed: 0 })
    expect(await finishCopies(later, () => false)).toEqual({ copiesFinished: 1, copiesFailed: 0 })
    expect(await getItem(table, contentKey(key), { consistent: true })).toMatchObject({
      editor: expect.stringMatching(/^avery /) as unknown,
    })
  })
})

it(
  'a copy of 60 sections of 40 tasks takes a few seconds per call',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const sections = Array.from({ length: 60 }, (_, n) => `s${n}`)
    const tasks = sections.flatMap((section) =>
      Array.from({ length: 40 }, (_, n) =>
        aTask('big', section, `${section}-${n}`, { taskType: 'Practice', tags: ['RN'] }),
      ),
    )
    await batchPut(table, [
      aContent('big', { sections: 60 }),
      ...sections.map((section) => aSection('big', section, { tasks: 40 })),
      ...tasks,
    ])
    const { key } = await begin({ contentKey: 'big' })
    await finish(key)
    const [copy] = await readContents(table, [key])
    expect([copy?.content.sections, copy?.sections.length, copy?.tasks.length]).toEqual([60, 60, 2_400])
    expect(copy?.sections.every((section) => section.tasks === 40)).toBe(true)
  },
)
