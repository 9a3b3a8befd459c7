import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { taskKey } from '#table/keys.ts'
import type { TaskItem, RenditionsItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { atEveryRequest, exposed, REVEALING, underFaults, type FaultPlan } from '#lambdas/testing/faults.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { renditionsKey } from '#table/keys.ts'
import { deleteCaptions, saveCaptions } from './captions.ts'
import { finishRendition } from './finish-rendition.ts'
import { publishRenditions } from './publish-renditions.ts'
import { startRenditions } from './renditions.ts'
import { startVideoUpload } from './video-upload.ts'
import { replaceCaptions } from './replace-captions.ts'
import { reviewCaptions } from './review-captions.ts'
import type { UploadDeps } from './upload-deps.ts'
import { mediaInMemory } from './testing/media-in-memory.ts'

vi.setConfig({ testTimeout: 300_000 })

const NAME = '01hzzzzzzzzzzzzzzzzzzzzzzz'
const VTT = new TextEncoder().encode('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n')
const FOLDER = `hls-${'f'.repeat(26)}`
const RENDITION = new Uint8Array(readFileSync('sample/media/hand-hygiene/360p.mp4'))
const PLAYLIST = readFileSync('sample/media/hand-hygiene/360p.m3u8', 'utf8')
const place = { contentKey: 'c', sectionKey: 's', taskKey: 't' }

const tables = testTables()

/**
 * Creates a Lecture at version 4 with a video, and an uploaded captions file. Table and bucket calls fail according to
 * the plan.
 */
async function aLecture(plan: FaultPlan, more: Partial<TaskItem> = {}) {
  const table = await tables.table()
  const media = mediaInMemory()
  const { multipart, files, objects } = media
  objects.set(`pending/${NAME}`, VTT)
  if (more.captionsName) objects.set(`lectures/t/${more.captionsName}`, VTT)
  await batchPut(table, [aTask('c', 's', 't', { taskType: 'Lecture', version: 4, fileName: 'a.mp4', ...more })])
  const deps: UploadDeps = {
    ...{ table, multipart, now: () => 0, newName: () => NAME },
    files: exposed(files, 'head', 'put', 'remove', 'size'),
  }
  return {
    deps,
    objects,
    multipart: media,
    meet: <Value>(act: () => Promise<Value>) => underFaults(table, plan, act),
    lecture: () => getItem<TaskItem>(table, taskKey('c', 's', 't'), { consistent: true }),
  }
}

describe.each(REVEALING)('a request that is %s', (fault) => {
  it('leaves captions saved once, and a repeated call completes what was cut off', async () => {
    await atEveryRequest(fault, async (plan) => {
      const { deps, objects, meet, lecture } = await aLecture(plan)
      const input = { ...place, version: 4, uploadKey: NAME, fileName: 'en.vtt' }
      const ended = await meet(() => saveCaptions({ input }, deps))
      expect(ended.kind).not.toBe('refused')
      if (ended.kind === 'cut off') await saveCaptions({ input }, deps)
      else expect(ended).toMatchObject({ value: { captionsName: 'en.vtt', version: 5 } })
      expect(await lecture()).toMatchObject({ captionsName: 'en.vtt', version: 5 })
      expect(objects.get('lectures/t/en.vtt')).toEqual(VTT)
    })
  })

  it('leaves captions replaced once with one file, and a repeated call completes what was cut off', async () => {
    await atEveryRequest(fault, async (plan) => {
      const { deps, objects, meet, lecture } = await aLecture(plan, { captionsName: 'en.vtt' })
      const input = { ...place, version: 4, uploadKey: NAME, reviewed: false }
      const file = `captions-${NAME}.vtt`
      const ended = await meet(() => replaceCaptions({ input }, 'ada', deps))
      expect(ended.kind).not.toBe('refused')
      // Any file named in the task must exist in the bucket.
      const named = (await lecture())?.captionsFile?.name ?? 'en.vtt'
      expect(objects.has(`lectures/t/${named}`)).toBe(true)
      if (ended.kind === 'cut off') await replaceCaptions({ input }, 'ada', deps)
      else expect(ended).toMatchObject({ value: { captionsName: 'en.vtt', version: 5 } })
      expect(await lecture()).toMatchObject({ captionsName: 'en.vtt', captionsFile: { name: file }, version: 5 })
      expect([...objects.keys()].filter((key) => key.startsWith('lectures/'))).toEqual([`lectures/t/${file}`])
    })
  })

  it('leaves captions reviewed once', async () => {
    await atEveryRequest(fault, async (plan) => {
      const { deps, meet, lecture } = await aLecture(plan, { captionsName: 'en.vtt' })
      const ended = await meet(() => reviewCaptions({ ...place, version: 4 }, 'ada', deps))
      expect(ended.kind).not.toBe('refused')
      if (ended.kind === 'cut off') await reviewCaptions({ ...place, version: 4 }, 'ada', deps)
      expect(await lecture()).toMatchObject({ captionsReviewed: { by: 'ada' }, version: 5 })
    })
  })

  it('leaves renditions published entirely or not at all, and a repeated call completes what was cut off', async () => {
    await atEveryRequest(fault, async (plan) => {
      const upload = { id: 'v1', name: 'a.mp4', at: 0 }
      const { deps, objects, meet, lecture, multipart } = await aLecture(plan, { upload })
      const input = { ...place, folder: FOLDER }
      await startRenditions({ input, instead: false }, deps)
      const file = { ...input, fileName: '360p.mp4', size: RENDITION.length }
      const { uploadId } = await startVideoUpload(file, deps)
      multipart.uploads.set(`lectures/t/${FOLDER}/360p.mp4!${uploadId}`, [{ number: 1, etag: 'e', size: file.size }])
      multipart.holding(RENDITION)
      const act = async () => {
        const making = await getItem<RenditionsItem>(deps.table, renditionsKey('t'), { consistent: true })
        if (making?.list.length === 0) await finishRendition({ input: { ...file, uploadId }, playlist: PLAYLIST }, deps)
        return publishRenditions({ input }, deps)
      }
      const ended = await meet(act)
      expect(ended.kind).not.toBe('refused')
      const files = ['360p.mp4', '360p.m3u8', 'master.m3u8'].map((name) => `lectures/t/${FOLDER}/${name}`)
      const isShown = (await lecture())?.renditions !== undefined
      if (isShown) expect(files.every((name) => objects.has(name))).toBe(true)
      if (ended.kind === 'cut off') await act()
      expect(await lecture()).toMatchObject({ version: 5, renditions: { folder: FOLDER, list: [{ name: '360p' }] } })
      expect(files.every((name) => objects.has(name))).toBe(true)
    })
  })

  it('leaves no captions that are half away where its process lives', async () => {
    await atEveryRequest(fault, async (plan) => {
      const { deps, objects, meet, lecture } = await aLecture(plan, { captionsName: 'en.vtt' })
      const ended = await meet(() => deleteCaptions({ ...place, version: 4 }, deps))
      expect(ended.kind).not.toBe('refused')
      // An interrupted process may leave an unreferenced file, but never a reference to a missing one.
      if ((await lecture())?.captionsName !== undefined) expect(objects.has('lectures/t/en.vtt')).toBe(true)
      if (ended.kind !== 'done') return
      expect(await lecture()).not.toHaveProperty('captionsName')
      expect(objects.has('lectures/t/en.vtt')).toBe(false)
    })
  })
})
