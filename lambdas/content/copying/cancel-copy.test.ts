import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { atDepth } from '#domain/testing/depth.ts'
import { contentCopyKey, contentKey, taskKey } from '#table/keys.ts'
import type { ContentCopyItem } from '#table/content.ts'
import type { TaskItem } from '#table/task.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { beforeEvery, beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { deleteVideo } from '#lambdas/content/delete-video.ts'
import { contentDeps } from '#lambdas/content/testing/content-deps.ts'
import { finishCopy, oneStepACall, writeSource } from '#lambdas/content/testing/copy-fixture.ts'
import { listBin } from '../bin/list-bin.ts'
import { restore } from '../bin/restore.ts'
import { readMaterial } from '#lambdas/content/testing/material-fixture.ts'
import { cancelCopy } from './cancel-copy.ts'
import { continueCopy } from './continue-copy.ts'
import { copyContent } from './copy-content.ts'
import { copiedKey, type CopyDeps } from './copy-facts.ts'
import { finishCopies, listCopies } from './list-copies.ts'

/** Canceling a copy of two sections takes about 80 requests. */
const EVERY = atDepth({ quick: 17, nightly: 4, mutation: 5 })

const tables = testTables()
let table: Table
let deps: CopyDeps
beforeEach(async () => {
  table = await tables.table()
  deps = { table, now: Date.now }
  await writeSource(table)
})

const begin = (requestId = 'request-1') =>
  copyContent({ input: { contentKey: 'c', name: 'Autumn 2027', requestId } }, 'avery', deps)

const slowly = () => oneStepACall(table)
const goOn = (key: string, of = deps) => finishCopy(key, of)

/** Every item in the table, as comparable strings. */
async function everything(): Promise<string[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }))
  return Items.map((item) => JSON.stringify(Object.entries(item).sort())).sort()
}

/** Runs `act` before the nth transaction from now on. */
function beforeNth(nth: number, act: () => Promise<unknown>): void {
  beforeNext(table, 'TransactWriteItemsCommand', async () => {
    if (nth > 1) beforeNth(nth - 1, act)
    else await act()
  })
}

const authoringDeps = (removed: string[]) => contentDeps(table, removed, Date.now)

/** Excludes the source's link to its own lecture. */
const removeLinkOfSource = () =>
  deleteTask({ contentKey: 'c', sectionKey: 's2', key: 'seen', version: 1 }, authoringDeps([]))

const film = () => getItem<TaskItem>(table, taskKey('c', 's1', 'film'), { consistent: true })

describe('a copy that is cancelled', () => {
  it.each([0, 1, 2, 3, 4, 5])('leaves the table after %i steps as it was before', async (steps) => {
    const before = await everything()
    const { key } = await begin()
    const slow = slowly()
    for (let step = 0; step < steps; step += 1) await continueCopy({ key }, slow)
    if (steps === 5) expect(await film()).toMatchObject({ linkedBy: 3 })
    expect(await cancelCopy({ key }, deps)).toMatchObject({ key, cancelled: true, finished: false })
    expect(await listCopies(deps)).toMatchObject([{ key, cancelled: true }])
    // Lists, pages, and courses find contents by this item alone, so the copy's item must not exist at any time.
    const watching = beforeEvery(table, 'TransactWriteItemsCommand', 99, async () => {
      expect(await getItem(table, contentKey(key), { consistent: true })).toBeUndefined()
    })
    expect(await goOn(key, slowly())).toMatchObject({ key, name: 'Autumn 2027', cancelled: true, finished: true })
    expect(watching.stop()).toBeGreaterThan(0)
    expect(await everything()).toEqual(before)
    expect(await listCopies(deps)).toEqual([])
    expect(await codeOf(continueCopy({ key }, deps))).toBe('copy-not-found')
    expect(await codeOf(cancelCopy({ key }, deps))).toBe('copy-not-found')
  })

  it('releases its name immediately: another copy can take it and keeps everything', async () => {
    const { key } = await begin()
    await continueCopy({ key }, slowly())
    await cancelCopy({ key }, deps)
    expect(await begin()).toMatchObject({ key, cancelled: true })
    const other = await begin('request-2')
    expect(other.key).not.toBe(key)
    await Promise.all([goOn(key), goOn(other.key)])
    expect((await readMaterial(table)).faults).toEqual([])
    expect((await readMaterial(table)).contents.map((content) => content.key).sort()).toEqual(
      ['c', 'd', other.key].sort(),
    )
  })

  it('is cancelled once by two administrators, and by one who requests it twice', async () => {
    const before = await everything()
    const { key } = await begin()
    await continueCopy({ key }, slowly())
    const replies = await Promise.all([1, 2, 3].map(() => cancelCopy({ key }, deps)))
    expect(replies.map(({ cancelled }) => cancelled)).toEqual([true, true, true])
    expect(await cancelCopy({ key }, deps)).toMatchObject({ cancelled: true })
    const ends = await Promise.all([1, 2, 3].map(() => codeOf(goOn(key))))
    expect(ends.filter((end) => end !== 'copy-not-found')).not.toEqual([])
    expect(await everything()).toEqual(before)
  })

  it(
    'is not written by a late step: before any of its writes, another one cancels the copy and removes all of it',
    { tags: ['nightly'] },
    async () => {
      const before = await everything()
      let cancelledAt = 0
      let isOver = false
      for (let nth = 1; nth === cancelledAt + 1; nth += 1) {
        const { key } = await begin(`request-${nth}`)
        beforeNth(nth, async () => {
          if (isOver) return
          cancelledAt = nth
          await cancelCopy({ key }, deps)
          await goOn(key)
        })
        await goOn(key, slowly()).catch(() => undefined)
        // Once the copy makes no nth write, it is complete and no later write can be canceled.
        if (cancelledAt === nth) expect([nth, await everything()]).toEqual([nth, before])
      }
      isOver = true
      expect(cancelledAt).toBeGreaterThan(9)
      expect((await readMaterial(table)).faults).toEqual([])
    },
  )

  it('is refused once it is whole, and for an unknown copy', async () => {
    const { key } = await begin()
    await goOn(key)
    const before = await everything()
    expect(await codeOf(cancelCopy({ key }, deps))).toBe('copy-finished')
    expect(await codeOf(cancelCopy({ key: 'c' }, deps))).toBe('copy-not-found')
    expect(await codeOf(cancelCopy({ key: 'no' }, deps))).toBe('copy-not-found')
    expect(await everything()).toEqual(before)
  })

  it('is either whole or removed when it is cancelled as it becomes whole', { tags: ['nightly'] }, async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { key } = await begin(`request-${turn}`)
      const [, code] = await Promise.all([goOn(key), codeOf(cancelCopy({ key }, deps))])
      const content = await getItem(table, contentKey(key), { consistent: true })
      expect([turn, code]).toEqual([turn, content ? 'copy-finished' : 'done'])
      expect((await readMaterial(table)).faults).toEqual([])
      if (content) return
    }
  })

  it(
    'ends as if it had never begun, whichever request fails or wherever the process dies, once resumed',
    { tags: ['nightly'] },
    async () => {
      for (const fault of REVEALING)
        await atEveryRequest(
          fault,
          async (plan, at) => {
            table = await tables.table()
            deps = { table, now: Date.now }
            await writeSource(table)
            const before = await everything()
            const { key } = await begin()
            const slow = slowly()
            for (let step = 0; step < 5; step += 1) await continueCopy({ key }, slow)
            const ended = await underFaults(table, plan, async () => {
              await cancelCopy({ key }, deps)
              await goOn(key, slow)
            })
            expect([at, ended.kind]).not.toEqual([at, 'refused'])
            if (await getItem(table, contentCopyKey(key), { consistent: true })) {
              await cancelCopy({ key }, deps)
              await goOn(key)
            }
            expect([fault, at, await everything()]).toEqual([fault, at, before])
          },
          EVERY,
        )
    },
  )

  it('is removed by the hourly run when no one continues', async () => {
    const before = await everything()
    const { key } = await begin()
    await continueCopy({ key }, slowly())
    await cancelCopy({ key }, deps)
    const later = { table, now: () => Date.now() + 3_600_000 }
    expect(await finishCopies(later, () => false)).toEqual({ copiesFinished: 1, copiesFailed: 0 })
    expect(await everything()).toEqual(before)
  })

  it('has no cancelled mark when an older version wrote it, and finishes', async () => {
    const { key } = await begin()
    const job = await getItem<ContentCopyItem>(table, contentCopyKey(key), { consistent: true })
    expect(Object.keys(job ?? {})).not.toContain('cancelled')
    expect(await listCopies(deps)).toMatchObject([{ cancelled: false }])
    expect(await goOn(key)).toMatchObject({ cancelled: false, finished: true })
  })

  it('has an editor for the audit, and no task or section that goes has one', async () => {
    const { key } = await withAudit('avery', () => begin())
    await withAudit('avery', () => continueCopy({ key }, slowly()))
    await withAudit('blake', () => cancelCopy({ key }, deps))
    expect(await getItem(table, contentCopyKey(key), { consistent: true })).toMatchObject({
      cancelled: true,
      editor: expect.stringMatching(/^blake /) as unknown,
    })
    await withAudit('avery', () => goOn(key))
    // A leftover mark would create a deletion entry.
    expect((await everything()).filter((item) => item.includes('"deleted"'))).toEqual([])
  })
})

describe('a video that a copy shows', () => {
  const place = { contentKey: 'c', sectionKey: 's1', key: 'film' }

  it('goes with that of the original, which stays as long as a copy links to it, and comes back with it', async () => {
    const removed: string[] = []
    const authoring = authoringDeps(removed)
    const { key } = await begin()
    await goOn(key)
    const source = await film()
    expect(await codeOf(deleteTask({ ...place, version: 1 }, authoring))).toBe('task-linked')
    await deleteVideo({ ...place, version: 1 }, authoring)
    expect(await film()).not.toHaveProperty('fileName')
    expect(removed).toEqual([])
    const [video] = (await listBin({ page: 1 }, authoring)).items
    await restore({ kind: 'video', ...place, key: video?.key ?? '' }, authoring)
    expect(await film()).toEqual({ ...source, version: 3 })
  })

  it('leaves an empty lecture in the copy when it was deleted first', async () => {
    await removeLinkOfSource()
    const { key } = await begin()
    const slow = slowly()
    for (let step = 0; step < 3; step += 1) await continueCopy({ key }, slow)
    beforeNth(1, () => deleteVideo({ ...place, version: 1 }, authoringDeps([])))
    await goOn(key)
    const own = taskKey(key, copiedKey(key, 's1'), copiedKey(key, 'film'))
    const copy = await getItem<TaskItem>(table, own, { consistent: true })
    expect(copy).toMatchObject({ taskType: 'Lecture', linkedBy: 0 })
    expect(Object.keys(copy ?? {})).not.toContain('fileName')
    expect((await readMaterial(table)).faults).toEqual([])
  })
})
