import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { atDepth } from '#domain/testing/depth.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { finishVideoUpload } from './finish-video-upload.ts'
import { publishImage } from './publish-image.ts'
import { saveCaptions } from './captions.ts'
import { startVideoUpload } from './video-upload.ts'
import { almostImages, almostMp4, foreignFiles } from './testing/foreign-files.ts'
import { anUploader } from './testing/an-uploader.ts'

type Bytes = Uint8Array<ArrayBuffer>

const mp4: Bytes = new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4').subarray(0, 8192))
const WEBVTT = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:02.000\nHello')
const sampled = <T>(all: readonly T[]) => all.filter((_, n) => n % atDepth({ quick: 8, nightly: 1 }) === 0)
describe('a file that is not what it claims to be', () => {
  let names = 0
  const newName = () => String((names += 1)).padStart(26, '0')
  const { deps, media, place, aLecture, lecture } = anUploader({ version: 1 }, { newName })

  /** Uploads bytes under an mp4 name and finishes the upload. */
  const sendVideo = async (bytes: Bytes) => {
    const input = { ...place, fileName: 'Hands.mp4', size: Math.max(1, bytes.length) }
    const { uploadId } = await startVideoUpload(input, deps)
    media.uploads.set(`lectures/t/Hands.mp4!${uploadId}`, [{ number: 1, etag: 'e', size: input.size }])
    media.holding(bytes)
    return codeOf(finishVideoUpload({ input: { ...input, uploadId } }, deps))
  }
  const sendImage = (bytes: Bytes) => {
    const uploadKey = deps.newName()
    media.objects.set(`pending/${uploadKey}`, bytes)
    return codeOf(publishImage({ uploadKey }, deps))
  }

  it('is neither published as a video nor kept when its bytes are not mp4', async () => {
    const files = [...foreignFiles(), ...almostMp4(), ['nothing', new Uint8Array()] as [string, Bytes]]
    expect(new Set(files.map(([name]) => name)).size).toBeGreaterThanOrEqual(300)
    const published: string[] = []
    for (const [name, bytes] of sampled(files)) {
      const end = await sendVideo(bytes)
      if (end !== (bytes.length === 0 ? 'upload-gone' : 'file-type')) published.push(`${name}: ${end}`)
      if (end === 'done') await batchPut(deps.table, [aLecture()])
    }
    expect(published).toEqual([])
    expect([media.objects.size, media.uploads.size]).toEqual([0, 0])
    expect(await lecture()).not.toHaveProperty('fileName')
    expect(await sendVideo(mp4)).toBe('done')
  }, 60_000)

  it('is neither published as an image nor kept when its bytes are not an image', async () => {
    const files = [...foreignFiles(), ...almostImages(), ['an mp4', mp4] as [string, Bytes]]
    expect(new Set(files.map(([name]) => name)).size).toBeGreaterThanOrEqual(250)
    const published: string[] = []
    for (const [name, bytes] of sampled(files)) {
      const end = await sendImage(bytes)
      if (end !== (bytes.length === 0 ? 'upload-gone' : 'image-type')) published.push(`${name}: ${end}`)
    }
    expect(published).toEqual([])
    expect([...media.objects].filter(([, bytes]) => bytes.length > 0)).toEqual([])
  })

  it('never becomes captions', async () => {
    const video = { fileName: 'a.mp4', fileDetails: 'a.mp4, 1.0 MB' }
    await batchPut(deps.table, [aLecture(video)])
    const save = (uploadKey: string) => ({ input: { ...place, version: 1, uploadKey, fileName: 'a.vtt' } })
    const taken: string[] = []
    for (const [name, bytes] of [
      ...foreignFiles(),
      ['almost', new TextEncoder().encode('WEBVTTX')] as [string, Bytes],
    ]) {
      if (new TextDecoder().decode(bytes).startsWith('WEBVTT\n')) continue
      const uploadKey = deps.newName()
      media.objects.set(`pending/${uploadKey}`, bytes)
      const end = await codeOf(saveCaptions(save(uploadKey), deps))
      if (end !== 'file-type') taken.push(`${name}: ${end}`)
    }
    expect(taken).toEqual([])
    expect(media.objects.size).toBe(0)
    const uploadKey = deps.newName()
    media.objects.set(`pending/${uploadKey}`, WEBVTT)
    expect(await codeOf(saveCaptions(save(uploadKey), deps))).toBe('done')
    expect(media.storedAs.get('lectures/t/a.vtt')).toEqual({ contentType: 'text/vtt; charset=utf-8' })
  })
})
