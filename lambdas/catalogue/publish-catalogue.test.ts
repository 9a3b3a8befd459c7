import { PutObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { courseItem } from '../../data/course.ts'
import type { Catalogue } from '../../domain/courses/catalogue.ts'
import { registerCourse } from '../registration/register-course.ts'
import {
  aLiveCourse,
  anAcademy,
  anOnlineCourse,
  aUser,
  NOW,
  type TestAcademy,
} from '../registration/testing/an-academy.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { type CatalogueDeps, publishCatalogue } from './publish-catalogue.ts'

let tables: TestTables
let academy: TestAcademy
let files: PutObjectCommandInput[]
let deps: CatalogueDeps
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  files = []
  const send = (command: unknown) => {
    if (command instanceof PutObjectCommand) files.push(command.input)
    return Promise.resolve({})
  }
  deps = { ...academy, files: { send }, bucket: 'web' }
})
afterEach(() => vi.restoreAllMocks())

const written = (): Catalogue => {
  const { Body } = files.at(-1) ?? {}
  if (typeof Body !== 'string') throw new Error('No catalogue was written')
  return JSON.parse(Body) as Catalogue
}
const record = (after: object | undefined, before?: object): DynamoDBRecord => ({
  dynamodb: {
    ...(after && {
      NewImage: marshall(after, { removeUndefinedValues: true }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'],
    }),
    ...(before && {
      OldImage: marshall(before, { removeUndefinedValues: true }) as NonNullable<
        DynamoDBRecord['dynamodb']
      >['OldImage'],
    }),
  },
})

const live = aLiveCourse()
const online = anOnlineCourse()

describe('publishCatalogue', () => {
  it('writes the published courses with seats taken but never by whom', async () => {
    await academy.add(live, online, anOnlineCourse({ key: 'draft', published: false }), aUser())
    await registerCourse(academy, 'jane', { courseKey: live.key, token: 'pm_ok', requestId: 'request-1' })
    await publishCatalogue(deps, {})
    expect(files).toMatchObject([
      { Bucket: 'web', Key: 'catalogue.json', ContentType: 'application/json', CacheControl: 'public, max-age=3' },
    ])
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
    await registerCourse(academy, 'jane', { courseKey: live.key, token: 'pm_challenge', requestId: 'request-1' })
    await publishCatalogue(deps, {})
    expect(written().seats[live.group]).toEqual({ max: 3, ends: [NOW + 30 * 60_000] })
  })

  it('tells signed-in screens, and stays written when nobody can be told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await publishCatalogue(deps, {})
    expect(academy.published.map(({ variables }) => variables)).toEqual([{ generatedAt: NOW }])
    await publishCatalogue({ ...deps, publish: () => Promise.reject(new Error('nobody')) }, {})
    expect(files).toHaveLength(2)
  })

  it('leaves the file alone when neither courses nor seats changed', async () => {
    await publishCatalogue(deps, { Records: [record({ type: 'progress' }), record({ type: 'payment' })] })
    expect(files).toHaveLength(0)
    await publishCatalogue(deps, { Records: [record({ type: 'progress' }), record({ type: 'seats' })] })
    expect(files).toHaveLength(1)
  })

  it('follows the stream where the index lags behind', async () => {
    await academy.add(online)
    const fresh = anOnlineCourse({ key: 'fresh', version: 2 })
    const withdrawn = { ...online, published: false, version: 2 }
    await publishCatalogue(deps, {
      Records: [record(courseItem(fresh)), record(courseItem(withdrawn), courseItem(online))],
    })
    expect(written().courses.map(({ key }) => key)).toEqual(['fresh'])
  })

  it('does not go back to an older course than the index has', async () => {
    await academy.add({ ...online, price: 300, version: 3 })
    await publishCatalogue(deps, { Records: [record(courseItem({ ...online, version: 2 }))] })
    expect(written().courses.map(({ price }) => price)).toEqual([300])
  })
})
