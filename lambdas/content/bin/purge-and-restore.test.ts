import { expect, it } from 'vitest'
import { BIN_DAYS } from '#domain/content/bin.ts'
import { contentTree, type Key, tagsKey, taskKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteContent } from '../delete-content.ts'
import { deleteTask } from '../delete-task.ts'
import { anAuthor, placeOf } from '../testing/an-author.ts'
import { giveFiles } from '../testing/give-files.ts'
import { listBin } from './list-bin.ts'
import { purgeBin, purgeOne } from './purge-bin.ts'
import { restore } from './restore.ts'

const DAY = 86_400_000
const { deps, clock, removed, item, aSection, aTask } = anAuthor(1_800_000_000_000)
const back = (kind: 'task', place: ReturnType<typeof placeOf>) => restore({ kind, ...place }, deps)
const bin = async () => (await listBin({ page: 1 }, deps)).items
const purge = () => purgeBin(deps, () => false)
const tree = (content: string) =>
  queryItems<Key & { type: string }>(deps.table, { ...contentTree(content), consistent: true })

async function aLecture(section: { contentKey: string; key: string }) {
  const lecture = await aTask(section, { type: 'Lecture', name: 'Hands' })
  await giveFiles(deps.table, placeOf(lecture), { fileName: 'a.mp4', fileDetails: '1.0 MB' })
  return lecture
}

it('a restored test has the current names of its tags, and is refused while the bank cannot draw it', async () => {
  const section = await aSection()
  const bank = (tag: string) => bankItems([aQuestion({ id: 101, tags: ['RN', tag] })], 1)
  const list = { values: ['RN', 'Heart', 'Cardiac'], removed: new Set([2]) }
  await batchPut(deps.table, [...bank('Heart'), listItem(tagsKey, list, 1)])
  const test = await aTask(section, {
    ...{ type: 'Practice', name: 'Hearts', tags: ['RN', 'Heart'], numOfQuestions: 1, timeAllowed: 10 },
  })
  await deleteTask({ ...placeOf(test), version: 1 }, deps)
  const renamed = { ...list, removed: new Set([1]), became: new Map([[1, 2]]) }
  await batchPut(deps.table, [listItem(tagsKey, renamed, 2)])
  expect(await codeOf(back('task', placeOf(test)))).toBe('bin-test-short')
  await batchPut(deps.table, [...bank('Cardiac'), listItem(tagsKey, renamed, 2)])
  beforeNext(deps.table, 'TransactWriteItemsCommand', () => batchPut(deps.table, [listItem(tagsKey, renamed, 3)]))
  expect(await codeOf(back('task', placeOf(test)))).toBe('bin-changed')
  expect(await codeOf(back('task', placeOf(test)))).toBe('done')
  expect(await item(taskKey(test.contentKey, test.sectionKey, test.key))).toMatchObject({ tags: ['RN', 'Cardiac'] })
  await deleteTask({ ...placeOf(test), version: 2 }, deps)
  await batchPut(deps.table, [listItem(tagsKey, { ...list, removed: new Set([1, 2]) }, 4)])
  expect(await codeOf(back('task', placeOf(test)))).toBe('bin-test-short')
})

it('the bin omits what is being purged and what is older than 30 days', async () => {
  const section = await aSection()
  const [reading, lecture] = [await aTask(section, {}), await aLecture(section)]
  await deleteTask({ ...placeOf(reading), version: 1 }, deps)
  clock.now += 1
  await deleteTask({ ...placeOf(lecture), version: 1 }, deps)
  const failing = { ...deps, removeFile: () => Promise.reject(new Error('S3 does not answer')) }
  await expect(purgeOne({ kind: 'task', ...placeOf(lecture) }, failing)).rejects.toThrow('S3 does not answer')
  expect((await bin()).map(({ key }) => key)).toEqual([reading.key])
  expect(await codeOf(back('task', placeOf(lecture)))).toBe('bin-gone')
  clock.now += BIN_DAYS * DAY
  expect(await bin()).toEqual([])
  expect(await purge()).toEqual({ purged: 2 })
  expect((await tree(section.contentKey)).filter(({ type }) => type === 'binned')).toEqual([])
})

it('a content of 400 tasks is purged in several runs, whether time runs out or a run dies', async () => {
  const section = await aSection()
  const lecture = await aLecture(section)
  const template = await item(taskKey(section.contentKey, section.key, lecture.key))
  const lectures = Array.from({ length: 400 }, (_, n) => {
    const key = `many${n}`
    return { ...template, ...taskKey(section.contentKey, section.key, key), key, url: key, name: key }
  })
  await batchPut(deps.table, lectures)
  await deleteContent({ key: section.contentKey, version: 1, whole: true }, deps)
  let calls = 0
  const slow = { ...deps, now: () => clock.now + (calls += 1) * 1_000 }
  const place = { kind: 'content' as const, contentKey: section.contentKey, key: section.contentKey }
  expect(await purgeOne(place, slow)).toBe(true)
  expect(await bin()).toEqual([])
  const left = async () => (await tree(section.contentKey)).filter(({ type }) => type === 'task').length
  expect(await left()).toBeGreaterThan(200)
  const dying = {
    ...deps,
    removeFile: () => (removed.length > 250 ? Promise.reject(new Error('dies')) : deps.removeFile('x')),
  }
  await expect(purgeBin(dying, () => false)).rejects.toThrow('dies')
  expect(await left()).toBeGreaterThan(0)
  expect(await purge()).toEqual({ purged: 1 })
  expect(await tree(section.contentKey)).toEqual([])
})
