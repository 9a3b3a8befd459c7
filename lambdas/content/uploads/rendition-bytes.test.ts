import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAX_SEGMENTS, writeMediaPlaylist } from '#domain/content/hls/media-playlist.ts'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { finishRendition } from './finish-rendition.ts'
import { finishVideoUpload } from './finish-video-upload.ts'
import { startRenditions } from './renditions.ts'
import { almostMp4, foreignFiles } from './testing/foreign-files.ts'
import { aLecture, fileOf, MINE, renditionsInMemory, textOf, YOURS } from './testing/renditions-in-memory.ts'
import { signVideoParts, startVideoUpload } from './video-upload.ts'

describe('invalid renditions', () => {
  const { place, making, start, send, finish, make, deps, media } = renditionsInMemory()
  const file = fileOf('360p')
  const altered = (at: number, ...bytes: number[]) => {
    const copy = Uint8Array.from(file)
    copy.set(bytes, at)
    return copy
  }
  it.each([
    ['a segment that is a page', altered(100_682, ...new TextEncoder().encode('<html><script>'))],
    ['a last segment whose media is cut', altered(file.length - 42_069 + 36 + 52, 0, 0, 0, 8)],
    ['a whole video', new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4')).slice(0, file.length)],
    ['another rendition', fileOf('480p').slice(0, file.length)],
  ])('are refused and removed: %s', async (_, bytes) => {
    await start()
    expect(await codeOf(finish(await send({ bytes, size: file.length })))).toBe('rendition-type')
    expect([media().objects.size, (await making())?.list, (await making())?.claim]).toEqual([0, [], undefined])
    expect(await codeOf(make('360p'))).toBe('done')
  })

  it('are refused: every kind of foreign file, in place of the beginning', async () => {
    await start()
    const taken: string[] = []
    for (const [name, head] of [...foreignFiles(), ...almostMp4()].filter((_, n) => n % 9 === 0)) {
      const bytes = Uint8Array.from(file)
      bytes.set(head.subarray(0, 1_193))
      const end = await codeOf(finish(await send({ bytes })))
      if (end !== 'rendition-type') taken.push(`${name}: ${end}`)
    }
    expect([taken, media().objects.size]).toEqual([[], 0])
  })

  it.each([
    ['a foreign address', (text: string) => text.replace('\n360p.mp4\n', '\nhttps://evil.example/a.mp4\n')],
    [
      'sizes that are altered',
      (text: string) => text.replace('99489@1193', '99481@1193').replace('118308@100682', '118316@100674'),
    ],
    ['a segment too few', (text: string) => text.replace(/#EXTINF:2\.2[\s\S]*?360p\.mp4\n/, '')],
    ['nothing', () => ''],
  ])('are refused by their playlist: %s', async (_, change) => {
    await start()
    const input = await send()
    expect(await codeOf(finish(input, change(textOf('360p'))))).toBe('rendition-type')
    expect([media().objects.size, media().uploads.size]).toEqual([0, 0])
  })

  it('are found even if only the last of 1,800 segments is invalid, with at most 32 checked together', async () => {
    const segment = fileOf('360p').slice(1_193, 100_682)
    const [head, size] = [fileOf('360p').slice(0, 1_193), 64]
    const small = Uint8Array.from([0, 0, 0, 16, ...segment.slice(92, 96), ...Array<number>(8).fill(0), 0, 0, 0, 48])
    const boxes = new Uint8Array(size)
    boxes.set([...small, ...new TextEncoder().encode('mdat')])
    const bytes = new Uint8Array(head.length + MAX_SEGMENTS * size)
    bytes.set(head)
    for (let n = 0; n < MAX_SEGMENTS; n += 1) bytes.set(boxes, head.length + n * size)
    const segments = Array.from({ length: MAX_SEGMENTS }, (_, n) => ({ offset: 1_193 + n * size, size, seconds: 6 }))
    const playlist = writeMediaPlaylist({ target: 6, init: 1_193, segments }, '360p.mp4')
    let [open, most, reads] = [0, 0, 0]
    const { range } = media().files
    media().files.range = async (...request) => {
      open += 1
      reads += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setImmediate(resolve))
      open -= 1
      return range(...request)
    }
    await start()
    const broken = Uint8Array.from(bytes)
    broken[broken.length - size + 4] = 0
    expect(await codeOf(finish(await send({ bytes: broken }), playlist))).toBe('rendition-type')
    expect(await codeOf(finish(await send({ bytes }), playlist))).toBe('done')
    expect(most).toBe(32)
    expect(reads).toBeLessThanOrEqual(2 * (MAX_SEGMENTS + 1))
  })

  it('are refused when the upload was cut, and finish when the rest has come', async () => {
    await start()
    const input = await send()
    const id = `lectures/t/${MINE}/360p.mp4!${input.uploadId}`
    media().uploads.set(id, [])
    expect(await codeOf(finish(input))).toBe('upload-incomplete')
    media().uploads.set(id, [{ number: 1, etag: 'e', size: input.size }])
    expect(await codeOf(finish(input))).toBe('done')
    expect(await codeOf(finish({ ...input, fileName: 'audio.mp4' }, textOf('audio').replaceAll('360p', 'audio')))).toBe(
      'rendition-type',
    )
  })

  it.each([
    [{ folder: '../other' }, 'file-type'],
    [{ folder: 'hls-short' }, 'file-type'],
    [{ fileName: 'Hands.mp4' }, 'file-type'],
    [{ fileName: '1080p.mp4' }, 'file-type'],
    [{ fileName: '360p.m3u8' }, 'file-type'],
    [{ taskKey: 'other' }, 'task-not-found'],
    [{ taskKey: '../other' }, 'file-type'],
    [{ folder: YOURS }, 'renditions-elsewhere'],
    [{ size: 3 * 1024 ** 3 }, 'rendition-large'],
    [{ size: 0 }, 'no-file'],
  ])('are refused before a byte is sent: %j', async (change, expected) => {
    await start()
    const given = { ...place, folder: MINE, fileName: '360p.mp4', size: 1_000, ...change }
    expect(await codeOf(startVideoUpload(given, deps()))).toBe(expected)
    expect(media().uploads.size).toBe(0)
  })

  it('are refused with the upload of another lecture, of the video, or of none', async () => {
    const { pk: _pk, sk: _sk, key: _key, ...facts } = aLecture()
    await batchPut(deps().table, [aTask('c', 's', 'other', facts)])
    await start()
    const input = await send()
    const other = { ...input, taskKey: 'other' }
    expect(await codeOf(finish(other))).toBe('renditions-elsewhere')
    await startRenditions({ input: { ...place, taskKey: 'other', folder: MINE }, instead: false }, deps())
    expect(await codeOf(finish(other))).toBe('upload-gone')
    expect(await codeOf(finish({ ...input, taskKey: 'none' }))).toBe('task-not-found')
    expect(await codeOf(finish({ ...input, uploadId: 'none' }))).toBe('upload-gone')
    expect(await codeOf(finish({ ...input, uploadId: '' }))).toBe('upload-gone')
    expect(await codeOf(finishVideoUpload({ input }, deps()))).toBe('file-type')
    const { folder: _folder, ...video } = input
    expect(await codeOf(finishRendition({ input: video, playlist: textOf('360p') }, deps()))).toBe('file-type')
    expect(await signVideoParts({ input, numbers: [1] }, deps())).toEqual([
      { number: 1, url: `https://files/lectures/t/${MINE}/360p.mp4?${input.uploadId}&1` },
    ])
  })
})
