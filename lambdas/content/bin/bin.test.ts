import { describe, expect, it } from 'vitest'
import { BIN_DAYS } from '#domain/content/bin.ts'
import type { BinKind } from '#generated/schema.ts'
import { contentKey, contentTree, type Key, nameKey, taskKey, taskTextKey } from '#table/keys.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteContent } from '../delete-content.ts'
import { deleteSection } from '../delete-section.ts'
import { deleteTask } from '../delete-task.ts'
import { deleteVideo } from '../delete-video.ts'
import { findContent } from '../find-content.ts'
import { anAuthor, linkTo, placeOf } from '../testing/an-author.ts'
import { giveFiles } from '../testing/give-files.ts'
import { startVideoUpload } from '../uploads/video-upload.ts'
import { listBin } from './list-bin.ts'
import { purgeBin, purgeOne } from './purge-bin.ts'
import { restore } from './restore.ts'

const DAY = 86_400_000
const { deps, clock, removed, item, aContent, aSection, aTask } = anAuthor(1_800_000_000_000)
const back = (kind: BinKind, place: { contentKey: string; sectionKey?: string; key: string }) =>
  restore({ kind, ...place }, deps)
const bin = async () => (await listBin({ page: 1 }, deps)).items
const purge = () => purgeBin(deps, () => false)
/** Every item of a content, without versions and editor fields. */
const tree = async (content: string) =>
  (await queryItems<Key & Record<string, unknown>>(deps.table, { ...contentTree(content), consistent: true })).map(
    ({ version: _version, ...rest }) => rest,
  )

async function aTree() {
  const content = await aContent()
  const section = await aSection(content.key)
  const reading = await aTask(section)
  const lecture = await aTask(section, { type: 'Lecture', name: 'Hands' })
  await giveFiles(deps.table, placeOf(lecture), { fileName: 'a.mp4', fileDetails: '1.0 MB', captionsName: 'a.vtt' })
  return { content, section, reading, lecture }
}
const FILES = (key: string) => [`lectures/${key}/a.mp4`, `lectures/${key}/a.vtt`]

describe('a deleted item', () => {
  it('comes back as it was, a content with everything in it, in one step', async () => {
    const { content } = await aTree()
    const before = await tree(content.key)
    await deleteContent({ key: content.key, version: 1, whole: true }, deps)
    expect(await codeOf(findContent(deps.table, 'rn-foundations'))).toBe('content-not-found')
    expect(await bin()).toMatchObject([
      {
        ...{ kind: 'content', key: content.key, name: 'RN Foundations', within: [], sections: 1, deletedOn: clock.now },
        until: clock.now + BIN_DAYS * DAY,
      },
    ])
    await back('content', { contentKey: content.key, key: content.key })
    expect(await tree(content.key)).toEqual(before)
    expect((await findContent(deps.table, 'rn-foundations')).tasks).toHaveLength(2)
    expect(await bin()).toEqual([])
  })

  it('comes back with its counts and its name: a section with its tasks, a task, a link', async () => {
    const { content, section, reading } = await aTree()
    const other = await aSection(content.key, 'Week 2')
    const link = await aTask(other, linkTo(reading))
    const before = await tree(content.key)
    await deleteTask({ ...placeOf(link), version: 1 }, deps)
    expect(await item(taskKey(content.key, section.key, reading.key))).toMatchObject({ linkedBy: 0 })
    await deleteTask({ ...placeOf(reading), version: 1 }, deps)
    // The link's target must be restored first.
    expect(await codeOf(back('task', placeOf(link)))).toBe('bin-link-gone')
    await deleteSection({ contentKey: content.key, key: section.key, version: 1, whole: true }, deps)
    expect(await codeOf(back('task', placeOf(reading)))).toBe('bin-parent-gone')
    expect(await bin()).toHaveLength(3)
    await back('section', { contentKey: content.key, key: section.key })
    await back('task', placeOf(reading))
    await back('task', placeOf(link))
    expect(await tree(content.key)).toEqual(before)
    expect(await item(taskTextKey(reading.key))).toBeDefined()
  })

  it('cannot come back while something else has its name, or twice', async () => {
    const { section, reading } = await aTree()
    await deleteTask({ ...placeOf(reading), version: 1 }, deps)
    const other = await aTask(section)
    expect(await codeOf(back('task', placeOf(reading)))).toBe('bin-name-taken')
    await deleteTask({ ...placeOf(other), version: 1 }, deps)
    const ends = await Promise.all([codeOf(back('task', placeOf(reading))), codeOf(back('task', placeOf(reading)))])
    expect(ends.toSorted()).toEqual(['bin-gone', 'done'])
    expect(await codeOf(back('task', placeOf(other)))).toBe('bin-name-taken')
  })

  it('is deleted entirely only when nothing else needs it', async () => {
    const { content, section, reading } = await aTree()
    const other = await aSection(content.key, 'Week 2')
    await aTask(other, linkTo(reading))
    const gone = { contentKey: content.key, key: section.key, version: 1, whole: true }
    expect(await codeOf(deleteSection(gone, deps))).toBe('task-linked')
    // A link that can be restored also counts.
    await deleteSection({ ...gone, key: other.key }, deps)
    expect(await codeOf(deleteSection(gone, deps))).toBe('task-linked')
    clock.now += BIN_DAYS * DAY + 1
    await purge()
    await aTask(section, { ...linkTo(reading), name: 'Within' })
    expect(await codeOf(deleteSection(gone, deps))).toBe('done')
  })

  it('stays while a task of another content links into it, and a link into the bin does not come back', async () => {
    const { content, section, reading } = await aTree()
    const other = await aContent('PN Foundations')
    const elsewhere = await aSection(other.key, 'Day 1')
    const link = await aTask(elsewhere, linkTo(reading))
    const gone = { key: content.key, version: 1, whole: true }
    expect(await codeOf(deleteContent(gone, deps))).toBe('task-linked')
    await deleteTask({ ...placeOf(link), version: 1 }, deps)
    await deleteSection({ contentKey: content.key, key: section.key, version: 1, whole: true }, deps)
    expect(await codeOf(back('task', placeOf(link)))).toBe('bin-link-gone')
    expect(await codeOf(aTask(elsewhere, { ...linkTo(reading), name: 'New link' }))).toBe('link-empty')
    await back('section', { contentKey: content.key, key: section.key })
    await deleteContent(gone, deps)
    expect(await codeOf(back('task', placeOf(link)))).toBe('bin-link-gone')
  })

  it('is each video that a lecture had, and no new file gets the name of one', async () => {
    const { lecture } = await aTree()
    const give = (fileName: string) => giveFiles(deps.table, placeOf(lecture), { fileName, fileDetails: '1.0 MB' })
    const drop = async () => {
      const { version } = (await item(taskKey(lecture.contentKey, lecture.sectionKey, lecture.key))) as never
      await deleteVideo({ ...placeOf(lecture), version }, deps)
    }
    await drop()
    clock.now += 1
    await give('b.mp4')
    await drop()
    expect((await bin()).map(({ kind, key, name }) => [kind, key, name])).toEqual([
      ['video', `${lecture.key}#${clock.now}`, 'b.mp4'],
      ['video', `${lecture.key}#${clock.now - 1}`, 'a.mp4'],
    ])
    const start = (fileName: string) =>
      codeOf(
        startVideoUpload(
          { contentKey: lecture.contentKey, sectionKey: lecture.sectionKey, taskKey: lecture.key, fileName, size: 9 },
          { ...deps, multipart: { begin: () => Promise.resolve('u1') } } as never,
        ),
      )
    expect([await start('a.mp4'), await start('b.mp4'), await start('c.mp4')]).toEqual([
      'video-name-binned',
      'video-name-binned',
      'done',
    ])
    await back('video', { ...placeOf(lecture), key: `${lecture.key}#${clock.now - 1}` })
    expect(await item(taskKey(lecture.contentKey, lecture.sectionKey, lecture.key))).toMatchObject({
      fileName: 'a.mp4',
    })
  })

  it('is a video with its captions, unless its lecture has another one since', async () => {
    const { lecture } = await aTree()
    const at = taskKey(lecture.contentKey, lecture.sectionKey, lecture.key)
    const before = await item(at)
    await deleteVideo({ ...placeOf(lecture), version: 1 }, deps)
    expect(removed).toEqual([])
    const video = { ...placeOf(lecture), key: `${lecture.key}#${clock.now}` }
    await back('video', video)
    expect(await item(at)).toEqual({ ...before, version: 3 })
    await deleteVideo({ ...placeOf(lecture), version: 3 }, deps)
    await giveFiles(deps.table, placeOf(lecture), { fileName: 'b.mp4', fileDetails: '2.0 MB' })
    expect(await codeOf(back('video', video))).toBe('bin-video-replaced')
    await deleteTask({ ...placeOf(lecture), version: 4 }, deps)
    expect(await codeOf(back('video', video))).toBe('bin-parent-gone')
  })
})

describe('after 30 days', () => {
  it('deleted items are gone for good: a content with its texts, names, and files', async () => {
    const { content, section, reading, lecture } = await aTree()
    await deleteContent({ key: content.key, version: 1, whole: true }, deps)
    clock.now += BIN_DAYS * DAY - 1
    await purge()
    expect(await bin()).toHaveLength(1)
    clock.now += 2
    expect(await purge()).toEqual({ purged: 1 })
    expect(await bin()).toEqual([])
    expect(await tree(content.key)).toEqual([])
    for (const key of [taskTextKey(reading.key), nameKey(`SECTION#${content.key}`, 'week-1')])
      expect(await item(key)).toBeUndefined()
    expect(await item(nameKey(`TASK#${section.key}`, 'intro'))).toBeUndefined()
    expect(removed.toSorted()).toEqual(FILES(lecture.key))
    expect(await codeOf(back('content', { contentKey: content.key, key: content.key }))).toBe('bin-gone')
  })

  it('a section is purged with its tasks, which no longer count as links, and later deletions stay', async () => {
    const { content, section, reading, lecture } = await aTree()
    const other = await aSection(content.key, 'Week 2')
    await aTask(other, linkTo(reading))
    await deleteSection({ contentKey: content.key, key: other.key, version: 1, whole: true }, deps)
    clock.now += 1
    await deleteTask({ ...placeOf(lecture), version: 1 }, deps)
    clock.now += BIN_DAYS * DAY
    expect(await purge()).toEqual({ purged: 1 })
    expect(await item(taskKey(content.key, section.key, reading.key))).toMatchObject({ linkedBy: 0 })
    expect(await bin()).toMatchObject([{ kind: 'task', key: lecture.key, within: ['RN Foundations', 'Week 1'] }])
    expect(await item(contentKey(content.key))).toMatchObject({ sections: 1 })
  })

  it('a purged section takes its earlier deletions along, which can no longer be restored', async () => {
    const { content, section, reading, lecture } = await aTree()
    await deleteTask({ ...placeOf(lecture), version: 1 }, deps)
    await deleteSection({ contentKey: content.key, key: section.key, version: 1, whole: true }, deps)
    expect(await bin()).toHaveLength(2)
    await purgeOne({ kind: 'section', contentKey: content.key, key: section.key }, deps)
    expect(await bin()).toEqual([])
    expect(await item(taskTextKey(reading.key))).toBeUndefined()
    expect(removed.toSorted()).toEqual(FILES(lecture.key))
  })

  it('a video leaves the files that its lecture shows since', async () => {
    const { lecture } = await aTree()
    await deleteVideo({ ...placeOf(lecture), version: 1 }, deps)
    await giveFiles(deps.table, placeOf(lecture), { fileName: 'a.mp4', fileDetails: '3.0 MB' })
    clock.now += BIN_DAYS * DAY + 1
    await purge()
    expect(removed).toEqual([`lectures/${lecture.key}/a.vtt`])
  })
})
