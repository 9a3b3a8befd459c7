import { beforeEach, describe, expect, it } from 'vitest'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteCaptions, saveCaptions } from './captions.ts'
import { replaceCaptions } from './replace-captions.ts'
import { reviewCaptions } from './review-captions.ts'
import { anUploader } from './testing/an-uploader.ts'

const NAMES = ['0', '1', '2'].map((digit) => `01hzzzzzzzzzzzzzzzzzzzzzz${digit}`)
const [FIRST = '', SECOND = '', THIRD = ''] = NAMES
const SRT =
  '1\n00:00:03,000 --> 00:00:04,000\n<i>Two</i>\n\n2\n00:00:01,000 --> 00:00:02,000\n<script>alert(1)</script> & on'
const STORED =
  'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt; &amp; on\n\n00:00:03.000 --> 00:00:04.000\nTwo\n'
const { deps, media, place, aLecture, lecture } = anUploader(
  { fileName: 'a.mp4' },
  { now: () => 7, newName: () => FIRST },
)
const send = (uploadKey: string, text: string) =>
  media.objects.set(`pending/${uploadKey}`, new TextEncoder().encode(text))
const replace = (uploadKey = FIRST, version = 4, reviewed = false) =>
  replaceCaptions({ input: { ...place, version, uploadKey, reviewed } }, 'ada', deps)
const review = (version: number, uid = 'ada') => reviewCaptions({ ...place, version }, uid, deps)
const stored = () => [...media.objects.keys()].filter((key) => key.startsWith('lectures/')).sort()
const at = (uploadKey: string) => `lectures/t/captions-${uploadKey}.vtt`

beforeEach(() => {
  for (const name of NAMES) send(name, SRT)
})

describe('replaced captions', () => {
  it('are written again as plain WebVTT by their start, unreviewed, and a repeated call repeats nothing', async () => {
    const saved = await replace()
    expect(saved).toMatchObject({ captionsName: 'captions.vtt', captionsReviewed: false, version: 5 })
    expect(new TextDecoder().decode(media.objects.get(at(FIRST)))).toBe(STORED)
    expect(media.storedAs.get(at(FIRST))).toEqual({ contentType: 'text/vtt; charset=utf-8' })
    expect(await replace()).toEqual(saved)
  })
  it('keep the name of the file that was uploaded, which they remove; each save is a file of its own', async () => {
    send(THIRD, 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello')
    const names = { uploadKey: THIRD, fileName: 'hands.vtt' }
    await saveCaptions({ input: { ...place, version: 4, ...names } }, deps)
    expect(stored()).toEqual(['lectures/t/hands.vtt'])
    expect(await replace(FIRST, 5)).toMatchObject({ captionsName: 'hands.vtt' })
    expect(stored()).toEqual([at(FIRST)])
    await replace(SECOND, 6)
    expect(stored()).toEqual([at(SECOND)])
  })
  it('remove the file before them with a repeated call when the first broke off', async () => {
    await replace()
    const { remove } = media.files
    media.files.remove = () => Promise.reject(new Error('cut'))
    await expect(replace(SECOND, 5)).rejects.toThrow('cut')
    expect(stored()).toEqual([at(FIRST), at(SECOND)])
    media.files.remove = remove
    await replace(SECOND, 5)
    expect(stored()).toEqual([at(SECOND)])
  })
  it('are those that were saved first in two tabs; the other is refused and changes nothing', async () => {
    const { put } = media.files
    // The other tab saves between this one's read and write of the task.
    media.files.put = async (...file) => {
      await put(...file)
      media.files.put = put
      await replace(SECOND)
    }
    expect(await codeOf(replace())).toBe('task-changed')
    expect(stored()).toEqual([at(SECOND)])
    expect(await codeOf(replace(THIRD))).toBe('task-changed')
    expect(stored()).toEqual([at(SECOND)])
    expect(await lecture()).toMatchObject({ version: 5 })
  })
  it.each([
    ['<html>', 'captions-unreadable'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nHello', 'captions-faulty'],
    [`WEBVTT\n\n${`00:01.000 --> 00:02.000\n${'&'.repeat(900)}\n\n`.repeat(2000)}`, 'small-file-large'],
    ['WEBVTT\n'.padEnd(5 * 1024 * 1024 + 1), 'small-file-large'],
    ['', 'upload-gone'],
  ])('are rejected from %.60j: %s', async (text, code) => {
    send(FIRST, text)
    expect(await codeOf(replace())).toBe(code)
    expect([stored(), await lecture()]).toEqual([[], aLecture()])
  })
  it.each([
    [{ taskKey: 'other' }, 'task-not-found'],
    [{ version: 3 }, 'task-changed'],
    [{ uploadKey: '../lectures/t/a.mp4' }, 'upload-gone'],
  ])('are rejected with %j: %s', async (change, code) => {
    const input = { ...place, version: 4, uploadKey: FIRST, reviewed: true, ...change }
    expect(await codeOf(replaceCaptions({ input }, 'ada', deps))).toBe(code)
    expect(stored()).toEqual([])
  })
  it('need a video', async () => {
    await batchPut(deps.table, [aTask('c', 's', 't', { taskType: 'Lecture', version: 4 })])
    expect(await codeOf(replace())).toBe('no-file')
  })
  it('are removed with the captions that they replaced', async () => {
    await replace()
    const { remove } = media.files
    media.files.remove = () => Promise.resolve()
    await replace(SECOND, 5)
    media.files.remove = remove
    expect(await deleteCaptions({ ...place, version: 6 }, deps)).toMatchObject({ captionsName: null, version: 7 })
    expect(stored()).toEqual([])
    expect(await lecture()).not.toHaveProperty('captionsFile')
  })
  it('are not mistaken for an upload of the same name whose reply was lost', async () => {
    await replace()
    send(SECOND, 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello')
    const input = { ...place, version: 4, uploadKey: SECOND, fileName: 'captions.vtt' }
    expect(await codeOf(saveCaptions({ input }, deps))).toBe('captions-there')
  })
})

describe('a review', () => {
  it('applies to the captions that the administrator saw, until others replace them', async () => {
    await replace()
    expect(await codeOf(review(4))).toBe('task-changed')
    expect(await review(5)).toMatchObject({ captionsReviewed: true, version: 6 })
    expect(await lecture()).toMatchObject({ captionsReviewed: { by: 'ada', at: 7 } })
    expect(await replace(SECOND, 6)).toMatchObject({ captionsReviewed: false, version: 7 })
    expect(await lecture()).not.toHaveProperty('captionsReviewed')
  })
  it('is kept once: a repeated call, or another administrator, changes nothing', async () => {
    await replace()
    const reviewed = await review(5)
    expect(await review(5)).toEqual(reviewed)
    expect(await review(6, 'eve')).toEqual(reviewed)
    expect(await lecture()).toMatchObject({ captionsReviewed: { by: 'ada' }, version: 6 })
  })
  it('can be made with the save', async () => {
    expect(await replace(FIRST, 4, true)).toMatchObject({ captionsReviewed: true })
    expect(await lecture()).toMatchObject({ captionsReviewed: { by: 'ada', at: 7 } })
  })
  it('is removed with the captions', async () => {
    await replace(FIRST, 4, true)
    expect(await deleteCaptions({ ...place, version: 5 }, deps)).toMatchObject({ captionsReviewed: null })
    expect(await lecture()).not.toHaveProperty('captionsReviewed')
  })
  it('is still open for captions that were stored before there were reviews', async () => {
    await batchPut(deps.table, [aLecture({ captionsName: 'old.vtt' })])
    expect(await review(4)).toMatchObject({ captionsReviewed: true, version: 5 })
  })
  it.each([
    [{}, 'no-file'],
    [{ taskKey: 'other' }, 'task-not-found'],
  ])('is rejected with %j: %s', async (change, code) => {
    expect(await codeOf(reviewCaptions({ ...place, version: 4, ...change }, 'ada', deps))).toBe(code)
  })
})
