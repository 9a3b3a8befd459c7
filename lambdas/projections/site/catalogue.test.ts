import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { courseItem } from '#table/course.ts'
import { courseKey } from '#table/keys.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, aUser, NOW, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { type CatalogueDeps, projectCatalogue, rebuildCatalogue } from './catalogue.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { aBucket, type TestBucket } from '../testing/bucket-fixture.ts'

const tables = testTables()
let academy: TestAcademy
let bucket: TestBucket
let deps: CatalogueDeps
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  bucket = aBucket()
  deps = { ...academy, ...bucket }
})
afterEach(() => vi.restoreAllMocks())

const written = () => bucket.catalogue()
/** Returns a batch with the current state of these items. */
const batch = (...items: object[]) => aBatch(['course', 'seats'], ...items.map((item) => aRecord(undefined, item)))

/** Simulates an index that does not include the course yet. */
const hideFromIndex = (key: string) =>
  academy.table.client.send(
    new UpdateCommand({
      TableName: academy.table.name,
      Key: courseKey(key),
      UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
    }),
  )

const live = aLiveCourse()
const online = anOnlineCourse()

describe('projectCatalogue', () => {
  it('writes the published courses with seats taken but never by whom', async () => {
    await academy.add(live, online, anOnlineCourse({ key: 'draft', published: false }), aUser())
    await registerCourse({ courseKey: live.key, token: 'pm_ok', requestId: 'request-1' }, 'jane', academy)
    await rebuildCatalogue(deps)
    expect(bucket.puts).toHaveLength(1)
    const catalogue = written()
    expect(catalogue).toMatchObject({ generatedAt: NOW, timeZone: 'America/New_York' })
    expect(catalogue.courses.map(({ key }) => key)).toEqual([live.key, online.key])
    expect(catalogue.courses[0]?.startsAt).toBe(Date.parse('2026-03-05T14:00:00Z'))
    expect(catalogue.courses[1]).not.toHaveProperty('startsAt')
    expect(catalogue.seats).toEqual({ [live.group]: { max: 3, ends: [0] } })
    expect(JSON.stringify(catalogue)).not.toMatch(/jane|content|version|published/)
  })

  it('counts a held seat until its hold ends', async () => {
    await academy.add(live, aUser())
    await registerCourse({ courseKey: live.key, token: 'pm_challenge', requestId: 'request-1' }, 'jane', academy)
    await rebuildCatalogue(deps)
    expect(written().seats[live.group]).toEqual({ max: 3, ends: [NOW + 10 * 60_000] })
  })

  it('updates signed-in screens, and stays written when publishing fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await rebuildCatalogue(deps)
    expect(academy.published.map(({ variables }) => variables)).toEqual([{ generatedAt: NOW }])
    await rebuildCatalogue({ ...deps, publish: () => Promise.reject(new Error('nobody')) })
    expect(bucket.puts).toHaveLength(2)
  })

  it('leaves the file alone when neither courses nor seats changed', async () => {
    await projectCatalogue(batch({ type: 'progress' }, { type: 'payment' }), deps)
    expect(bucket.puts).toHaveLength(0)
    await projectCatalogue(batch({ type: 'progress' }, { type: 'seats' }), deps)
    expect(bucket.puts).toHaveLength(1)
  })

  it('shows a course that the stream names although the index does not have it yet', async () => {
    await academy.add(online)
    const fresh = anOnlineCourse({ key: 'fresh' })
    await academy.add(fresh)
    await hideFromIndex(fresh.key)
    await projectCatalogue(batch(courseItem(fresh)), deps)
    expect(written().courses.map(({ key }) => key)).toEqual(['fresh', online.key])
    // The next run has a different trigger, and the index still lags.
    await projectCatalogue(batch({ type: 'seats' }), deps)
    expect(written().courses.map(({ key }) => key)).toEqual(['fresh', online.key])
  })

  it('believes the table, not the stream, when the course has changed since', async () => {
    await academy.add({ ...online, price: 300, version: 3 })
    const { key } = anOnlineCourse({ key: 'withdrawn' })
    await academy.add(anOnlineCourse({ key, published: false, version: 2 }))
    await projectCatalogue(batch(courseItem({ ...online, version: 2 }), courseItem(anOnlineCourse({ key }))), deps)
    expect(written().courses.map(({ price }) => price)).toEqual([300])
  })
})

describe('several writers at once', () => {
  const buy = (uid: string) =>
    registerCourse({ courseKey: live.key, token: 'pm_ok', requestId: 'request-1' }, uid, academy)

  it('a slower one that read the table earlier does not put its state over the newer one', async () => {
    await academy.add(live, aUser(), aUser({ uid: 'joe' }))
    await rebuildCatalogue(deps)
    await buy('jane')
    // A second seat is sold and published between the first writer's read of the table and its write.
    let sold = false
    const slow: CatalogueDeps = {
      ...deps,
      file: {
        ...deps.file,
        replace: async (body, tag) => {
          if (!sold) {
            sold = true
            await buy('joe')
            await rebuildCatalogue(deps)
          }
          return deps.file.replace(body, tag)
        },
      },
    }
    await rebuildCatalogue(slow)
    expect(sold).toBe(true)
    expect(written().seats[live.group]?.ends).toEqual([0, 0])
  })

  it('five of them end with the state of the table, each file newer than the one before', async () => {
    await academy.add(live, aUser())
    await buy('jane')
    await Promise.all(Array.from({ length: 5 }, () => rebuildCatalogue(deps)))
    const times = bucket.puts.map(({ body }) => (JSON.parse(body) as { generatedAt: number }).generatedAt)
    expect(times).toEqual([NOW, NOW + 1, NOW + 2, NOW + 3, NOW + 4])
    expect(written().seats[live.group]?.ends).toEqual([0])
  })

  it('fails when it never gets its turn, so that the stream sends the batch again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const crowded: CatalogueDeps = { ...deps, file: { ...deps.file, replace: () => Promise.resolve(false) } }
    await expect(rebuildCatalogue(crowded)).rejects.toThrow('could not be written')
    expect(academy.published).toEqual([])
  })
})
