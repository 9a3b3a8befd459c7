import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { taskKey } from '../../data/keys.ts'
import type { TaskItem } from '../../data/task.ts'
import { aTask } from '../../data/testing/course-items.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import { putItems } from '../shared/testing/put-items.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { cancelVideoUpload } from './cancel-video-upload.ts'
import type { UploadsDeps } from './deps.ts'
import { finishVideoUpload } from './finish-video-upload.ts'
import type { Part } from './multipart.ts'
import { signVideoParts } from './sign-video-parts.ts'
import { startVideoUpload } from './start-video-upload.ts'
import { videoUpload } from './video-upload.ts'

const MB = 1024 * 1024
const mp4: Uint8Array = new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4').subarray(0, 4096))
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

/** A store of uploads as S3 keeps them, in memory. */
function aStore() {
  const uploads = new Map<string, Part[]>()
  const objects = new Map<string, Uint8Array>()
  let content: Uint8Array = mp4
  return {
    uploads,
    objects,
    holding: (bytes: Uint8Array) => {
      content = bytes
    },
    files: {
      begin: (key: string) => {
        uploads.set(`${key}!u${uploads.size}`, [])
        return Promise.resolve(`u${uploads.size - 1}`)
      },
      parts: (key: string, id: string) => Promise.resolve(uploads.get(`${key}!${id}`)),
      signPart: (key: string, id: string, number: number) => Promise.resolve(`https://files/${key}?${id}&${number}`),
      complete: (key: string, id: string) => {
        uploads.delete(`${key}!${id}`)
        objects.set(key, content)
        return Promise.resolve()
      },
      abort: (key: string, id: string) => {
        uploads.delete(`${key}!${id}`)
        return Promise.resolve()
      },
      head: (key: string) => Promise.resolve(objects.get(key) ?? new Uint8Array()),
      remove: (key: string) => {
        objects.delete(key)
        return Promise.resolve()
      },
    },
  }
}

describe('a lecture video', () => {
  let tables: TestTables
  let deps: UploadsDeps
  let store: ReturnType<typeof aStore>
  const place = { contentKey: 'c', sectionKey: 's', taskKey: 't' }
  const file = { ...place, fileName: 'Hands.mp4', size: 20 * MB }
  const lecture = () => getItem<TaskItem>(deps.table, taskKey('c', 's', 't'))
  const arrived = async (numbers: readonly number[], sizes = [8 * MB, 8 * MB, 4 * MB]) => {
    const { uploadId } = await startVideoUpload(file, deps)
    const parts = numbers.map((number) => ({ number, etag: `e${number}`, size: sizes[number - 1] ?? 0 }))
    store.uploads.set(`lectures/t/Hands.mp4!${uploadId}`, parts)
    return { ...file, uploadId }
  }
  beforeAll(async () => {
    tables = await startTables()
  }, 60_000)
  beforeEach(async () => {
    store = aStore()
    deps = { table: await tables.table(), files: store.files }
    await putItems(deps.table, [aTask('c', 's', 't', { taskType: 'Lecture', version: 1, linkedBy: 0 })])
  })
  afterAll(() => tables.stop())

  it('is sent in parts of 8 MB, each to its own address [3.7.20] [3.4.5]', async () => {
    const upload = await startVideoUpload(file, deps)
    expect(upload).toMatchObject({ fileName: 'Hands.mp4', partSize: 8 * MB, done: [] })
    const input = { ...file, uploadId: upload.uploadId }
    expect(await signVideoParts({ input, numbers: [0, 1, 3, 4] }, deps)).toEqual([
      { number: 1, url: 'https://files/lectures/t/Hands.mp4?u0&1' },
      { number: 3, url: 'https://files/lectures/t/Hands.mp4?u0&3' },
    ])
    expect(await code(signVideoParts({ input, numbers: Array<number>(21).fill(1) }, deps))).toBe('parts-many')
  })

  it.each([
    [{ fileName: ' ' }, 'no-file'],
    [{ size: 0 }, 'no-file'],
    [{ fileName: 'hands.mov' }, 'file-type'],
    [{ fileName: '../x.mp4' }, 'file-type'],
    [{ size: 60 * 1024 * MB }, 'file-large'],
    [{ taskKey: 'other' }, 'task-not-found'],
    [{ taskKey: '../other' }, 'file-type'],
  ])('is refused as %j before a byte is sent [3.5.8]', async (change, expected) => {
    expect(await code(startVideoUpload({ ...file, ...change }, deps))).toBe(expected)
    expect(store.uploads.size).toBe(0)
  })

  it('goes on after a reload with the parts that have arrived, and is gone after a cancel', async () => {
    const input = await arrived([1, 3])
    expect(await videoUpload(input, deps)).toMatchObject({ done: [1, 3], partSize: 8 * MB })
    expect(await code(finishVideoUpload({ input, version: 1 }, deps))).toBe('upload-incomplete')
    await cancelVideoUpload(input, deps)
    expect(await videoUpload(input, deps)).toBeNull()
    expect(await code(finishVideoUpload({ input, version: 1 }, deps))).toBe('upload-gone')
    expect(await lecture()).not.toHaveProperty('fileName')
  })

  it('is named in the task with its size once it is whole, and a repeated call repeats nothing [3.3.5] [3.4.5]', async () => {
    const input = await arrived([1, 2, 3])
    const task = await finishVideoUpload({ input, version: 1 }, deps)
    expect(task).toMatchObject({ fileName: 'Hands.mp4', fileDetails: 'Hands.mp4, 20.0 MB', version: 2 })
    expect(await finishVideoUpload({ input, version: 1 }, deps)).toEqual(task)
    expect(await code(startVideoUpload(file, deps))).toBe('video-there')
  })

  it('is never published when its bytes are not mp4, and is removed [3.5.8]', async () => {
    store.holding(new TextEncoder().encode('<script>alert(1)</script>'.padEnd(4096)))
    const input = await arrived([1, 2, 3])
    expect(await code(finishVideoUpload({ input, version: 1 }, deps))).toBe('file-type')
    expect(store.objects.size).toBe(0)
    expect(await lecture()).not.toHaveProperty('fileName')
  })

  it('tells an editor whose Lecture was changed meanwhile, and keeps the file for the next try', async () => {
    const input = await arrived([1, 2, 3])
    await putItems(deps.table, [aTask('c', 's', 't', { taskType: 'Lecture', version: 2, linkedBy: 0 })])
    expect(await code(finishVideoUpload({ input, version: 1 }, deps))).toBe('task-changed')
    expect(await finishVideoUpload({ input, version: 2 }, deps)).toMatchObject({ version: 3 })
  })
})
