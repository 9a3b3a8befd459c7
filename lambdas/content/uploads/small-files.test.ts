import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { imageName } from '#domain/content/image-path.ts'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { createFileUpload } from './create-file-upload.ts'
import { deleteCaptions, saveCaptions } from './captions.ts'
import { publishImage } from './publish-image.ts'
import { anUploader } from './testing/an-uploader.ts'

const MB = 1024 * 1024
const NAME = '01hzzzzzzzzzzzzzzzzzzzzzzz'
const GIF = Uint8Array.from([...Array.from('GIF89a', (c) => c.charCodeAt(0)), 3, 0, 2, 0, 0, 0, 0, 0x2c])
const VTT = new TextEncoder().encode(
  '\uFEFFWEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:00.000 --> 00:02.000 line:0\n<v Ann>BP <90 & <img src=x onerror=alert(1)></v>',
)
const STORED = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nAnn: BP &lt;90 &amp; &lt;img src=x onerror=alert(1)&gt;\n'
const { deps, media, place, aLecture, lecture } = anUploader({ fileName: 'a.mp4' }, { newName: () => NAME })

describe('a small file', () => {
  it('gets an address for exactly its bytes, under a name that nobody can guess', async () => {
    const url = `https://files/pending/${NAME}?1234`
    expect(await createFileUpload({ size: 1234 }, deps)).toEqual({ uploadKey: NAME, url })
  })
  it.each([
    [0, 'no-file'],
    [-1, 'no-file'],
    [5 * MB + 1, 'small-file-large'],
  ])('is rejected at %d bytes: %s', async (size, expected) => {
    expect(await codeOf(createFileUpload({ size }, deps))).toBe(expected)
  })
  it.each(['', '../lectures/t/a.mp4', 'x', `${NAME}/..`])('is not found under the name %j', async (uploadKey) => {
    expect(await codeOf(publishImage({ uploadKey }, deps))).toBe('upload-gone')
  })
})

describe('an image', () => {
  beforeEach(() => {
    media.objects.set(`pending/${NAME}`, GIF)
  })
  it('is shown under a path of its own with the type of its bytes, to be kept for ever, until saved marked as unsaved', async () => {
    const src = `/images/${imageName(createHash('sha256').update(GIF).digest())}.gif`
    expect(src).toMatch(/^\/images\/[0-9a-z]{26}\.gif$/)
    expect(await publishImage({ uploadKey: NAME }, deps)).toEqual({ src, width: 3, height: 2 })
    expect(media.objects.get(src.slice(1))).toEqual(GIF)
    expect(media.storedAs.get(src.slice(1))).toEqual({
      contentType: 'image/gif',
      cacheControl: 'public, max-age=31536000, immutable',
      tag: 'saved=no',
      once: true,
    })
  })
  it('stays as it is when the call is repeated after a lost reply, or the image is uploaded again', async () => {
    const first = await publishImage({ uploadKey: NAME }, deps)
    media.storedAs.set(first.src.slice(1), { contentType: 'image/gif' })
    const again = NAME.replace('0', '1')
    media.objects.set(`pending/${again}`, GIF)
    expect(await publishImage({ uploadKey: NAME }, deps)).toEqual(first)
    expect(await publishImage({ uploadKey: again }, deps)).toEqual(first)
    // An image that a saved text shows keeps no unsaved tag.
    expect(media.storedAs.get(first.src.slice(1))).toEqual({ contentType: 'image/gif' })
  })
  it('never replaces a shown one with other bytes', async () => {
    const first = await publishImage({ uploadKey: NAME }, deps)
    media.objects.set(`pending/${NAME}`, Uint8Array.from([...GIF, 1]))
    expect((await publishImage({ uploadKey: NAME }, deps)).src).not.toBe(first.src)
    expect(media.objects.get(first.src.slice(1))).toEqual(GIF)
  })
  it('is removed and not shown when it is larger than 5 MB', async () => {
    const large = new Uint8Array(5 * MB + 1)
    large.set(GIF)
    media.objects.set(`pending/${NAME}`, large)
    expect(await codeOf(publishImage({ uploadKey: NAME }, deps))).toBe('small-file-large')
    expect(media.objects.size).toBe(0)
  })
})

describe('captions', () => {
  const input = { ...place, version: 4, uploadKey: NAME, fileName: ' hands.vtt ' }
  const save = (change: Partial<typeof input> = {}) => saveCaptions({ input: { ...input, ...change } }, deps)
  beforeEach(() => {
    media.objects.set(`pending/${NAME}`, VTT)
  })
  it('are stored next to the video, written again without markup, and a repeated call repeats nothing', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ captionsName: 'hands.vtt', fileName: 'a.mp4', version: 5 })
    expect(new TextDecoder().decode(media.objects.get('lectures/t/hands.vtt'))).toBe(STORED)
    expect(await save()).toEqual(saved)
    expect(await codeOf(save({ version: 5 }))).toBe('captions-there')
  })
  it.each([
    [{ fileName: '../hands.vtt' }, 'file-type'],
    [{ fileName: '<img src=x>.vtt' }, 'file-name'],
    [{ version: 3 }, 'task-changed'],
    [{ taskKey: 'other' }, 'task-not-found'],
    [{ uploadKey: NAME.replace('0', '1') }, 'upload-gone'],
  ])('containing %j are refused: %s', async (change, expected) => {
    expect(await codeOf(save(change))).toBe(expected)
    expect(await lecture()).toMatchObject({ version: 4 })
    expect([...media.objects.keys()].filter((key) => key.startsWith('lectures/'))).toEqual([])
  })
  it('are rejected when the file has none, and the file is removed', async () => {
    media.objects.set(`pending/${NAME}`, new TextEncoder().encode('WEBVTT'))
    expect(await codeOf(save())).toBe('captions-none')
    expect(media.objects.size).toBe(0)
  })
  it('need a video', async () => {
    await batchPut(deps.table, [aTask('c', 's', 't', { taskType: 'Lecture', version: 4 })])
    expect(await codeOf(save())).toBe('no-file')
  })
  it('leave nothing when the Lecture changed while they were stored', async () => {
    const { put } = media.files
    media.files.put = async (...stored) => {
      await put(...stored)
      await batchPut(deps.table, [aLecture({ version: 5 })])
    }
    expect(await codeOf(save())).toBe('task-changed')
    expect([...media.objects.keys()]).toEqual([`pending/${NAME}`])
  })
  it('are forgotten and removed together, by the last one that saw them', async () => {
    await save()
    expect(await codeOf(deleteCaptions({ ...place, version: 4 }, deps))).toBe('task-changed')
    expect(await deleteCaptions({ ...place, version: 5 }, deps)).toMatchObject({ captionsName: null, version: 6 })
    expect(media.objects.has('lectures/t/hands.vtt')).toBe(false)
    expect(await codeOf(deleteCaptions({ ...place, version: 6 }, deps))).toBe('no-file')
  })
})
