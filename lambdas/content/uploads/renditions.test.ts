import { readFileSync } from 'node:fs'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { RENDITION_NAMES, type RenditionName } from '#domain/content/hls/rendition-names.ts'
import { parseMediaPlaylist, sizeOf } from '#domain/content/hls/media-playlist.ts'
import { renditionsKey, taskKey } from '#table/keys.ts'
import type { RenditionsItem } from '#table/renditions.ts'
import type { TaskItem } from '#table/task.ts'
import { aSection, aTask } from '#table/testing/course-items.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { deleteVideo } from '#lambdas/content/delete-video.ts'
import { lecturePlayback } from '#lambdas/content/lecture-playback.ts'
import { updateTask } from '#lambdas/content/update-task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { finishRendition } from './finish-rendition.ts'
import { finishVideoUpload } from './finish-video-upload.ts'
import { publishRenditions } from './publish-renditions.ts'
import { cancelRenditions, startRenditions } from './renditions.ts'
import { mediaInMemory } from './testing/media-in-memory.ts'
import { almostMp4, foreignFiles } from './testing/foreign-files.ts'
import type { UploadDeps } from './upload-deps.ts'
import { signVideoParts, startVideoUpload, videoUpload } from './video-upload.ts'

type Bytes = Uint8Array<ArrayBuffer>

const fileOf = (name: RenditionName): Bytes => new Uint8Array(readFileSync(`sample/media/hand-hygiene/${name}.mp4`))
const textOf = (name: RenditionName) => readFileSync(`sample/media/hand-hygiene/${name}.m3u8`, 'utf8')
const folderOf = (letter: string) => `hls-${letter.repeat(26)}`
const [MINE, YOURS] = [folderOf('m'), folderOf('y')]
const VIDEO = { id: 'video1', name: 'a.mp4', at: 0 }
const aLecture = (change: Partial<TaskItem> = {}) =>
  aTask('c', 's', 't', {
    ...{ taskType: 'Lecture', version: 1, linkedBy: 0, fileName: 'a.mp4', fileDetails: 'a.mp4, 1.0 MB', upload: VIDEO },
    ...change,
  })

describe('the renditions of a lecture', () => {
  const tables = testTables()
  let deps: UploadDeps
  let store: ReturnType<typeof mediaInMemory>
  let now = 0
  const place = { contentKey: 'c', sectionKey: 's', taskKey: 't' }
  const lecture = () => getItem<TaskItem>(deps.table, taskKey('c', 's', 't'), { consistent: true })
  const making = () => getItem<RenditionsItem>(deps.table, renditionsKey('t'), { consistent: true })
  const start = (folder = MINE, instead = false) => startRenditions({ input: { ...place, folder }, instead }, deps)
  const publish = (folder = MINE) => publishRenditions({ input: { ...place, folder } }, deps)
  const cancel = (folder = MINE) => cancelRenditions({ input: { ...place, folder } }, deps)
  const filesIn = (folder: string) => [...store.objects.keys()].filter((key) => key.includes(folder))

  type File = { name?: RenditionName; folder?: string; bytes?: Bytes; size?: number }
  const send = async ({ name = '360p', folder = MINE, bytes = fileOf(name), size = bytes.length }: File = {}) => {
    const file = { ...place, folder, fileName: `${name}.mp4`, size }
    const { uploadId } = await startVideoUpload(file, deps)
    store.uploads.set(`lectures/t/${folder}/${name}.mp4!${uploadId}`, [{ number: 1, etag: 'e', size }])
    store.holding(bytes)
    return { ...file, uploadId }
  }
  type Input = Awaited<ReturnType<typeof send>>
  const finish = (input: Input, playlist = textOf('360p')) => finishRendition({ input, playlist }, deps)
  const make = async (name: RenditionName, folder = MINE) => finish(await send({ name, folder }), textOf(name))
  const contentDeps = () => ({
    ...{ table: deps.table, now: () => 0, newKey: () => 'k', signPlayback: () => Promise.resolve(null) },
    ...{ removeFile: store.files.remove, retainImage: () => Promise.resolve(true) },
  })
  const removeVideo = async () => {
    const { version = 0 } = (await lecture()) ?? {}
    await deleteVideo({ contentKey: 'c', sectionKey: 's', key: 't', version }, contentDeps())
  }

  beforeEach(async () => {
    now = 0
    store = mediaInMemory()
    const { multipart, files } = store
    deps = { table: await tables.table(), multipart, files, now: () => now, newName: () => '' }
    await batchPut(deps.table, [aLecture()])
  })

  it('are stored one by one, and played by nobody before they are published together', async () => {
    expect(await start()).toEqual({ folder: MINE, video: 'video1', list: [] })
    for (const name of ['360p', 'audio', '720p', '480p'] as const) {
      await make(name)
      expect(await lecture()).toEqual(aLecture())
    }
    const { renditions } = await publish()
    expect(renditions?.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['audio', 0, 0],
      ['360p', 640, 360],
      ['480p', 854, 480],
      ['720p', 1280, 720],
    ])
    expect(renditions?.map(({ size }) => size)).toEqual(RENDITION_NAMES.map((name) => fileOf(name).length))
    expect(await lecture()).toMatchObject({ version: 2, renditions: { folder: MINE, video: 'video1' } })
    expect((await lecture())?.renditions?.seconds).toBeCloseTo(50.2, 1)
    expect(await making()).toBeUndefined()
    expect(filesIn(MINE)).toHaveLength(9)
    const playback = await lecturePlayback((await lecture()) ?? aLecture(), contentDeps())
    expect(playback?.playlist).toBe(`/lectures/t/${MINE}/master.m3u8`)
    expect((await lecturePlayback(aLecture(), contentDeps()))?.playlist).toBeNull()
  })

  it('have the types that players go by, and playlists that the server wrote', async () => {
    await start()
    await finish(await send(), textOf('360p').replace('VERSION:6', 'VERSION:7'))
    await make('audio')
    await publish()
    const text = (name: string) => new TextDecoder().decode(store.objects.get(`lectures/t/${MINE}/${name}`))
    const type = (name: string) => store.storedAs.get(`lectures/t/${MINE}/${name}`)?.contentType
    expect(['360p.mp4', 'audio.mp4', '360p.m3u8', 'master.m3u8'].map(type)).toEqual([
      'video/mp4',
      'audio/mp4',
      'application/vnd.apple.mpegurl',
      'application/vnd.apple.mpegurl',
    ])
    expect(text('360p.m3u8')).toContain('#EXT-X-VERSION:6\n')
    const parsed = parseMediaPlaylist(text('360p.m3u8'), '360p.mp4')
    expect(parsed.ok && sizeOf(parsed.playlist)).toBe(fileOf('360p').length)
    expect(text('master.m3u8')).toMatch(
      /^#EXTM3U\n.*\n.*\n#EXT-X-STREAM-INF:BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=\d+,CODECS="mp4a.40.2"\naudio.m3u8\n.*RESOLUTION=640x360\n360p.m3u8\n$/,
    )
  })

  it('go on after a reload: what is stored is not made again, and calls whose reply was lost repeat nothing', async () => {
    await start()
    const input = await send()
    const done = await finish(input)
    expect(done.list.map(({ name }) => name)).toEqual(['360p'])
    expect(await finish(input)).toEqual(done)
    expect(await start()).toEqual(done)
    expect(await videoUpload(input, deps)).toBeNull()
    expect(await codeOf(send())).toBe('rendition-there')
    const task = await publish()
    expect(await publish()).toEqual(task)
    expect(await codeOf(start())).toBe('renditions-there')
    expect(await codeOf(send({ name: '480p' }))).toBe('renditions-elsewhere')
  })

  it('are those of a lecture of before uploads were recorded, too', async () => {
    const { upload: _upload, ...older } = aLecture()
    await batchPut(deps.table, [older])
    await start()
    await make('360p')
    expect((await publish()).renditions).toHaveLength(1)
  })

  it('stay with the lecture when it is renamed, and go with its video and with itself', async () => {
    await start()
    await make('360p')
    await publish()
    const edit = { contentKey: 'c', sectionKey: 's', key: 't', version: 2, name: 'Clean hands' }
    expect((await updateTask(edit, contentDeps())).renditions).toHaveLength(1)
    store.objects.set('lectures/t/a.mp4', fileOf('360p'))
    await removeVideo()
    expect([...store.objects.keys()]).toEqual([])
    expect(await lecture()).not.toHaveProperty('renditions')
    await batchPut(deps.table, [aSection('c', 's'), aLecture({ version: 1 })])
    await start(YOURS)
    await make('audio', YOURS)
    await deleteTask({ contentKey: 'c', sectionKey: 's', key: 't', version: 1 }, contentDeps())
    expect([[...store.objects.keys()], await making()]).toEqual([[], undefined])
  })

  describe('of a video that was deleted or replaced', () => {
    const replace = async () => {
      await removeVideo()
      await batchPut(deps.table, [aLecture({ upload: { ...VIDEO, id: 'video2' } })])
    }
    it('are not published, and nothing is left of them', async () => {
      await start()
      await make('360p')
      const input = await send({ name: 'audio' })
      await removeVideo()
      expect(await codeOf(publish())).toBe('video-changed')
      expect(await codeOf(finish(input, textOf('audio')))).toBe('video-changed')
      expect(await codeOf(send({ name: '480p' }))).toBe('video-changed')
      expect(await codeOf(start())).toBe('no-file')
      expect(filesIn(MINE)).toEqual([])
    })
    it('are not published for the new one, whose own begin at once', async () => {
      await start()
      await make('360p')
      const before = await making()
      await replace()
      // A deletion that broke off before it removed what was being made.
      await batchPut(deps.table, before === undefined ? [] : [before])
      store.objects.set(`lectures/t/${MINE}/360p.mp4`, fileOf('360p'))
      expect(await codeOf(publish())).toBe('video-changed')
      expect([filesIn(MINE), await making()]).toEqual([[], undefined])
      await batchPut(deps.table, before === undefined ? [] : [before])
      expect(await start(YOURS)).toEqual({ folder: YOURS, video: 'video2', list: [] })
      expect(await codeOf(publish())).toBe('renditions-elsewhere')
    })
    it('are removed when that happens while one is put together', async () => {
      await start()
      const input = await send()
      store.meanwhile(removeVideo)
      expect(await codeOf(finish(input))).toBe('video-changed')
      expect(filesIn(MINE)).toEqual([])
    })
    it('and of a lecture that is gone are refused', async () => {
      await start()
      const input = await send()
      store.meanwhile(async () => {
        for (const Key of [taskKey('c', 's', 't'), renditionsKey('t')])
          await deps.table.client.send(new DeleteCommand({ TableName: deps.table.name, Key }))
      })
      expect(await codeOf(finish(input))).toBe('task-not-found')
      expect(await codeOf(publish())).toBe('task-not-found')
    })
  })

  describe('of two windows', () => {
    it('are made by one; the other is refused until it takes over, which removes what the first has stored', async () => {
      await start()
      await make('360p')
      expect(await codeOf(start(YOURS))).toBe('renditions-busy')
      expect(await start(YOURS, true)).toEqual({ folder: YOURS, video: 'video1', list: [] })
      expect(filesIn(MINE)).toEqual([])
      for (const act of [() => start(), () => make('480p')])
        expect(['renditions-busy', 'renditions-elsewhere']).toContain(await codeOf(act()))
      expect(await codeOf(publish())).toBe('renditions-elsewhere')
      await cancel()
      await make('360p', YOURS)
      expect(await publish(YOURS)).toMatchObject({ renditions: [{ name: '360p' }] })
      expect(await codeOf(publish())).toBe('renditions-elsewhere')
      expect(filesIn(YOURS)).toHaveLength(3)
    })
    it('that begin or publish at once end with one, whole', async () => {
      const begun = await Promise.all([codeOf(start()), codeOf(start(YOURS))])
      expect(begun.sort()).toEqual(['done', 'renditions-busy'])
      const folder = (await making())?.folder ?? ''
      await make('360p', folder)
      const ends = await Promise.all([codeOf(publish(folder)), codeOf(publish(folder)), codeOf(cancel(folder))])
      const shown = (await lecture())?.renditions?.folder
      expect(filesIn(folder)).toHaveLength(shown === undefined ? 0 : 3)
      if (shown !== undefined) expect(ends.slice(0, 2)).toEqual(['done', 'done'])
    })
    it('that finish one file at once store it once, and a taken over one leaves nothing', async () => {
      await start()
      const [first, second] = [await send(), await send()]
      const ends = await Promise.all([codeOf(finish(first)), codeOf(finish(second))])
      expect(ends.filter((end) => end === 'done')).toHaveLength(1)
      expect(['upload-busy', 'rendition-there']).toContain(ends.find((end) => end !== 'done'))
      const third = await send({ name: 'audio' })
      store.meanwhile(async () => {
        store.meanwhile(() => Promise.resolve())
        await start(YOURS, true)
      })
      expect(await codeOf(finish(third, textOf('audio')))).toBe('renditions-elsewhere')
      expect(filesIn(MINE)).toEqual([])
    })
    it('wait two minutes for a file whose finishing broke off', async () => {
      await start()
      const [first, second] = [await send(), await send()]
      const { size } = store.files
      store.files.size = () => Promise.reject(new Error('the process ended'))
      await expect(finish(first)).rejects.toThrow('the process ended')
      store.files.size = size
      const item = await making()
      const claimed = item && { ...item, claim: { id: first.uploadId, at: now } }
      await batchPut(deps.table, claimed ? [claimed] : [])
      expect(await codeOf(finish(second))).toBe('upload-busy')
      now += 120_001
      expect(await codeOf(finish(second))).toBe('done')
    })
  })

  it('are dropped by a cancel with their files, but never once they are published', async () => {
    await start()
    await make('360p')
    expect(await cancel(YOURS)).toBe(true)
    expect(filesIn(MINE)).toHaveLength(2)
    expect(await cancel()).toBe(true)
    expect([filesIn(MINE), await making()]).toEqual([[], undefined])
    await start()
    expect(await codeOf(publish())).toBe('renditions-none')
    await make('audio')
    expect(await codeOf(publish())).toBe('renditions-none')
    await make('360p')
    await publish()
    await cancel()
    expect(filesIn(MINE)).toHaveLength(5)
  })

  describe('that are none', () => {
    const file = fileOf('360p')
    const altered = (at: number, ...bytes: number[]) => {
      const copy = Uint8Array.from(file)
      copy.set(bytes, at)
      return copy
    }
    it.each([
      ['a segment that is a page', altered(100_682, ...new TextEncoder().encode('<html><script>'))],
      ['a last segment whose media is cut', altered(file.length - 42_069 + 36 + 52, 0, 0, 0, 8)],
      ['another beginning', altered(40, 0x66, 0x72, 0x65, 0x65)],
      ['a whole video', new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4')).slice(0, file.length)],
      ['another rendition', fileOf('480p').slice(0, file.length)],
      ['zeros', new Uint8Array(file.length)],
    ])('are refused and removed: %s', async (_, bytes) => {
      await start()
      expect(await codeOf(finish(await send({ bytes, size: file.length })))).toBe('rendition-type')
      expect([store.objects.size, (await making())?.list, (await making())?.claim]).toEqual([0, [], undefined])
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
      expect([taken, store.objects.size]).toEqual([[], 0])
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
      expect([store.objects.size, store.uploads.size]).toEqual([0, 0])
    })

    it('are refused when the upload was cut, and finish when the rest has come', async () => {
      await start()
      const input = await send()
      const id = `lectures/t/${MINE}/360p.mp4!${input.uploadId}`
      store.uploads.set(id, [])
      expect(await codeOf(finish(input))).toBe('upload-incomplete')
      store.uploads.set(id, [{ number: 1, etag: 'e', size: input.size }])
      expect(await codeOf(finish(input))).toBe('done')
      expect(
        await codeOf(finish({ ...input, fileName: 'audio.mp4' }, textOf('audio').replaceAll('360p', 'audio'))),
      ).toBe('rendition-type')
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
      expect(await codeOf(startVideoUpload(given, deps))).toBe(expected)
      expect(store.uploads.size).toBe(0)
    })

    it('are refused with the upload of another lecture, of the video, or of none', async () => {
      await batchPut(deps.table, [aTask('c', 's', 'other', { ...aLecture(), key: 'other' })])
      await start()
      const input = await send()
      const other = { ...input, taskKey: 'other' }
      expect(await codeOf(finish(other))).toBe('task-not-found')
      expect(await codeOf(finish({ ...input, uploadId: 'none' }))).toBe('upload-gone')
      expect(await codeOf(finish({ ...input, uploadId: '' }))).toBe('upload-gone')
      expect(await codeOf(finishVideoUpload({ input }, deps))).toBe('file-type')
      const { folder: _folder, ...video } = input
      expect(await codeOf(finishRendition({ input: video, playlist: textOf('360p') }, deps))).toBe('file-type')
      expect(await signVideoParts({ input, numbers: [1] }, deps)).toEqual([
        { number: 1, url: `https://files/lectures/t/${MINE}/360p.mp4?${input.uploadId}&1` },
      ])
    })
  })

  it('of a lecture without a video, of another task and in a folder of another name do not begin', async () => {
    expect(await codeOf(start('hls-x'))).toBe('file-type')
    const { fileName: _file, fileDetails: _details, upload: _upload, ...empty } = aLecture()
    await batchPut(deps.table, [empty])
    expect(await codeOf(start())).toBe('no-file')
    await batchPut(deps.table, [aTask('c', 's', 't', { taskType: 'Reading', version: 1, linkedBy: 0 })])
    expect(await codeOf(start())).toBe('task-not-found')
  })
})
