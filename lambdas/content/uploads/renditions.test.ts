import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { RENDITION_NAMES } from '#domain/content/hls/rendition-names.ts'
import { parseMediaPlaylist, sizeOf } from '#domain/content/hls/media-playlist.ts'
import { renditionsKey, taskKey } from '#table/keys.ts'
import { aSection, aTask } from '#table/testing/course-items.ts'
import { purgeOne } from '../bin/purge-bin.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { lecturePlayback } from '#lambdas/content/lecture-playback.ts'
import { updateTask } from '#lambdas/content/update-task.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { aLecture, fileOf, MINE, renditionsInMemory, textOf, VIDEO, YOURS } from './testing/renditions-in-memory.ts'
import { videoUpload } from './video-upload.ts'

describe('the renditions of a lecture', () => {
  const {
    clock,
    lecture,
    making,
    start,
    publish,
    cancel,
    filesIn,
    send,
    finish,
    make,
    contentDeps,
    removeVideo,
    removeTask,
    deps,
    media,
  } = renditionsInMemory()

  it('are stored one by one, and not played before they are published together', async () => {
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
    const text = (name: string) => new TextDecoder().decode(media().objects.get(`lectures/t/${MINE}/${name}`))
    const type = (name: string) => media().storedAs.get(`lectures/t/${MINE}/${name}`)?.contentType
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

  it('continue after a reload: stored files are not made again, and calls whose reply was lost repeat nothing', async () => {
    await start()
    const input = await send()
    const done = await finish(input)
    expect(done.list.map(({ name }) => name)).toEqual(['360p'])
    expect(await finish(input)).toEqual(done)
    expect(await start()).toEqual(done)
    expect(await videoUpload(input, deps())).toBeNull()
    expect(await codeOf(send())).toBe('rendition-there')
    const task = await publish()
    expect(await publish()).toEqual(task)
    expect(await codeOf(start())).toBe('renditions-there')
    expect(await codeOf(send({ name: '480p' }))).toBe('renditions-elsewhere')
  })

  it('work for a lecture from before uploads were recorded, too', async () => {
    const { upload: _upload, ...older } = aLecture()
    await batchPut(deps().table, [older])
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
    media().objects.set('lectures/t/a.mp4', fileOf('360p'))
    await removeVideo()
    await purgeOne({ kind: 'video', contentKey: 'c', sectionKey: 's', key: 't#0' }, contentDeps())
    expect([...media().objects.keys()]).toEqual([])
    expect(await lecture()).not.toHaveProperty('renditions')
    await batchPut(deps().table, [aSection('c', 's'), aLecture({ version: 1 })])
    await start(YOURS)
    await make('audio', YOURS)
    await deleteTask({ contentKey: 'c', sectionKey: 's', key: 't', version: 1 }, contentDeps())
    expect([[...media().objects.keys()], await making()]).toEqual([[], undefined])
  })

  describe('when their video was deleted or replaced', () => {
    const replace = async () => {
      await removeVideo()
      await batchPut(deps().table, [aLecture({ upload: { ...VIDEO, id: 'video2' } })])
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
    it('are not published for the new video, whose own can begin at once', async () => {
      await start()
      await make('360p')
      const before = await making()
      await replace()
      // Simulates a deletion that stopped before it removed the pending renditions.
      await batchPut(deps().table, before === undefined ? [] : [before])
      media().objects.set(`lectures/t/${MINE}/360p.mp4`, fileOf('360p'))
      expect(await codeOf(publish())).toBe('video-changed')
      expect([filesIn(MINE), await making()]).toEqual([[], undefined])
      await batchPut(deps().table, before === undefined ? [] : [before])
      expect(await start(YOURS)).toEqual({ folder: YOURS, video: 'video2', list: [] })
      expect(await codeOf(publish())).toBe('renditions-elsewhere')
    })
    it('are removed when that happens while one is being assembled', async () => {
      await start()
      const input = await send()
      media().beforeComplete(removeVideo)
      expect(await codeOf(finish(input))).toBe('video-changed')
      expect(filesIn(MINE)).toEqual([])
    })
    it('are refused when the lecture is gone', async () => {
      await start()
      const input = await send()
      media().beforeComplete(async () => {
        for (const Key of [taskKey('c', 's', 't'), renditionsKey('t')])
          await deps().table.client.send(new DeleteCommand({ TableName: deps().table.name, Key }))
      })
      expect(await codeOf(finish(input))).toBe('task-not-found')
      expect(await codeOf(publish())).toBe('task-not-found')
    })
  })

  describe('made in two windows', () => {
    it('are made by one; the other is refused until it takes over, which removes what the first stored', async () => {
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
    it('are complete from one window when both begin or publish at the same time', async () => {
      const begun = await Promise.all([codeOf(start()), codeOf(start(YOURS))])
      expect(begun.sort()).toEqual(['done', 'renditions-busy'])
      const folder = (await making())?.folder ?? ''
      await make('360p', folder)
      const ends = await Promise.all([codeOf(publish(folder)), codeOf(publish(folder)), codeOf(cancel(folder))])
      const shown = (await lecture())?.renditions?.folder
      expect(filesIn(folder)).toHaveLength(shown === undefined ? 0 : 3)
      if (shown !== undefined) expect(ends.slice(0, 2)).toEqual(['done', 'done'])
    })
    it('are published for both when one publishes between two reads of the other', async () => {
      await start()
      await make('360p')
      const { table } = deps()
      beforeNext(table, 'GetItemCommand', () => {
        beforeNext(table, 'GetItemCommand', publish)
        return Promise.resolve()
      })
      expect(await publish()).toMatchObject({ renditions: [{ name: '360p' }] })
      expect(filesIn(MINE)).toHaveLength(3)
    })
    it.each([
      ['cancels them', 'renditions-elsewhere', () => cancel()],
      ['takes over', 'renditions-elsewhere', () => start(YOURS, true)],
      ['deletes the video', 'video-changed', () => removeVideo()],
      ['deletes the task', 'task-not-found', () => removeTask()],
    ])('leave no file when the other %s before the first stores the playlist', async (_act, refusal, act) => {
      await start()
      await make('360p')
      const { put } = media().files
      media().files.put = async (...file) => {
        await act()
        return put(...file)
      }
      expect(await codeOf(publish())).toBe(refusal)
      expect(filesIn(MINE)).toEqual([])
    })
    it('are stored once when both windows finish one file at the same time, and leave nothing when taken over', async () => {
      await start()
      const [first, second] = [await send(), await send()]
      const ends = await Promise.all([codeOf(finish(first)), codeOf(finish(second))])
      expect(ends.filter((end) => end === 'done')).toHaveLength(1)
      expect(['upload-busy', 'rendition-there']).toContain(ends.find((end) => end !== 'done'))
      const third = await send({ name: 'audio' })
      media().beforeComplete(async () => {
        media().beforeComplete(() => Promise.resolve())
        await start(YOURS, true)
      })
      expect(await codeOf(finish(third, textOf('audio')))).toBe('renditions-elsewhere')
      expect(filesIn(MINE)).toEqual([])
    })
    it('wait two minutes for a file whose finishing broke off', async () => {
      await start()
      const [first, second] = [await send(), await send()]
      const { size } = media().files
      media().files.size = () => Promise.reject(new Error('the process ended'))
      await expect(finish(first)).rejects.toThrow('the process ended')
      media().files.size = size
      const item = await making()
      const claimed = item && { ...item, claim: { id: first.uploadId, at: clock.now } }
      await batchPut(deps().table, claimed ? [claimed] : [])
      expect(await codeOf(finish(second))).toBe('upload-busy')
      clock.now += 120_001
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

  it('do not begin without a video, for another task, or in a folder with another name', async () => {
    expect(await codeOf(start('hls-x'))).toBe('file-type')
    const { fileName: _file, fileDetails: _details, upload: _upload, ...empty } = aLecture()
    await batchPut(deps().table, [empty])
    expect(await codeOf(start())).toBe('no-file')
    await batchPut(deps().table, [aTask('c', 's', 't', { taskType: 'Reading', version: 1, linkedBy: 0 })])
    expect(await codeOf(start())).toBe('task-not-found')
  })
})
