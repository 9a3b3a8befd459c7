import { readFileSync } from 'node:fs'
import { beforeEach } from 'vitest'
import type { RenditionName } from '#domain/content/hls/rendition-names.ts'
import { renditionsKey, taskKey } from '#table/keys.ts'
import type { RenditionsItem, TaskItem } from '#table/task.ts'
import { aSection, aTask } from '#table/testing/course-items.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { deleteVideo } from '#lambdas/content/delete-video.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { finishRendition } from '../finish-rendition.ts'
import { publishRenditions } from '../publish-renditions.ts'
import { cancelRenditions, startRenditions } from '../renditions.ts'
import type { UploadDeps } from '../upload-deps.ts'
import { startVideoUpload } from '../video-upload.ts'
import { mediaInMemory } from './media-in-memory.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A rendition of the sample lecture, and its playlist as the browser writes it. */
export const fileOf = (name: RenditionName): Bytes =>
  new Uint8Array(readFileSync(`sample/media/hand-hygiene/${name}.mp4`))
export const textOf = (name: RenditionName) => readFileSync(`sample/media/hand-hygiene/${name}.m3u8`, 'utf8')
const folderOf = (letter: string) => `hls-${letter.repeat(26)}`
export const [MINE, YOURS] = [folderOf('m'), folderOf('y')]
export const VIDEO = { id: 'video1', name: 'a.mp4', at: 0 }
/** A Lecture with a video. */
export const aLecture = (change: Partial<TaskItem> = {}) =>
  aTask('c', 's', 't', {
    ...{ taskType: 'Lecture', version: 1, linkedBy: 0, fileName: 'a.mp4', fileDetails: 'a.mp4, 1.0 MB', upload: VIDEO },
    ...change,
  })

/** Creates a Lecture with a video before every test, and returns the actions of its author's browser on renditions. */
export function renditionsInMemory() {
  const tables = testTables()
  let deps: UploadDeps
  let store: ReturnType<typeof mediaInMemory>
  const clock = { now: 0 }
  const keys = { contentKey: 'c', sectionKey: 's', taskKey: 't' }
  const lecture = () => getItem<TaskItem>(deps.table, taskKey('c', 's', 't'), { consistent: true })
  const making = () => getItem<RenditionsItem>(deps.table, renditionsKey('t'), { consistent: true })
  const start = (folder = MINE, instead = false) => startRenditions({ input: { ...keys, folder }, instead }, deps)
  const publish = (folder = MINE) => publishRenditions({ input: { ...keys, folder } }, deps)
  const cancel = (folder = MINE) => cancelRenditions({ input: { ...keys, folder } }, deps)
  const filesIn = (folder: string) => [...store.objects.keys()].filter((key) => key.includes(folder))

  type File = { name?: RenditionName; folder?: string; bytes?: Bytes; size?: number }
  const send = async ({ name = '360p', folder = MINE, bytes = fileOf(name), size = bytes.length }: File = {}) => {
    const file = { ...keys, folder, fileName: `${name}.mp4`, size }
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
  const removeTask = async () => {
    const { version = 0 } = (await lecture()) ?? {}
    await batchPut(deps.table, [aSection('c', 's')])
    await deleteTask({ contentKey: 'c', sectionKey: 's', key: 't', version }, contentDeps())
  }

  beforeEach(async () => {
    clock.now = 0
    store = mediaInMemory()
    const { multipart, files } = store
    deps = { table: await tables.table(), multipart, files, now: () => clock.now, newName: () => '' }
    await batchPut(deps.table, [aLecture()])
  })

  return {
    ...{ clock, place: keys, lecture, making, start, publish, cancel, filesIn, send, finish, make, contentDeps },
    ...{ removeVideo, removeTask },
    deps: () => deps,
    media: () => store,
  }
}
