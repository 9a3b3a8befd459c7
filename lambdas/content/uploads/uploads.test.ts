import { readFileSync } from 'node:fs'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { taskKey } from '#table/keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { cancelVideoUpload, signVideoParts, startVideoUpload, videoUpload } from './video-upload.ts'
import { finishVideoUpload } from './finish-video-upload.ts'
import { anUploader } from './testing/an-uploader.ts'

const MB = 1024 * 1024
const mp4 = new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4').subarray(0, 4096))
describe('a lecture video', () => {
  let now = 0
  const { deps, media: store, place, aLecture, lecture } = anUploader({ version: 1 }, { now: () => now })
  const file = { ...place, fileName: 'Hands.mp4', size: 20 * MB }
  const arrived = async (numbers: readonly number[] = [1, 2, 3], fileName = 'Hands.mp4') => {
    const input = { ...file, fileName }
    const { uploadId } = await startVideoUpload(input, deps)
    const sizes = [8 * MB, 8 * MB, 4 * MB]
    const parts = numbers.map((number) => ({ number, etag: `e${number}`, size: sizes[number - 1] ?? 0 }))
    store.uploads.set(`lectures/t/${fileName}!${uploadId}`, parts)
    return { ...input, uploadId }
  }
  const finish = (input: Awaited<ReturnType<typeof arrived>>) => finishVideoUpload({ input }, deps)
  beforeEach(() => store.holding(mp4))

  it('is sent in parts of 8 MB, each to its own address [3.7.19] [3.7.20] [3.4.5]', async () => {
    const upload = await startVideoUpload(file, deps)
    expect(upload).toMatchObject({ fileName: 'Hands.mp4', partSize: 8 * MB, done: [] })
    const input = { ...file, uploadId: upload.uploadId }
    expect(await signVideoParts({ input, numbers: [0, 1, 3, 4] }, deps)).toEqual([
      { number: 1, url: 'https://files/lectures/t/Hands.mp4?u1&1' },
      { number: 3, url: 'https://files/lectures/t/Hands.mp4?u1&3' },
    ])
    expect(await codeOf(signVideoParts({ input, numbers: Array<number>(21).fill(1) }, deps))).toBe('parts-many')
  })

  it.each([
    [{ fileName: ' ' }, 'no-file'],
    [{ size: 0 }, 'no-file'],
    [{ fileName: '../x.mp4' }, 'file-type'],
    [{ size: 60 * 1024 * MB }, 'file-large'],
    [{ taskKey: 'other' }, 'task-not-found'],
    [{ taskKey: '../other' }, 'file-type'],
  ])('is refused as %j before a byte is sent', async (change, expected) => {
    expect(await codeOf(startVideoUpload({ ...file, ...change }, deps))).toBe(expected)
    expect(store.uploads.size).toBe(0)
  })

  it('resumes after a reload with the parts that have arrived, and is gone after a cancel', async () => {
    const input = await arrived([1, 3])
    expect(await videoUpload(input, deps)).toMatchObject({ done: [1, 3], partSize: 8 * MB })
    expect(await codeOf(finish(input))).toBe('upload-incomplete')
    await cancelVideoUpload(input, deps)
    expect(await videoUpload(input, deps)).toBeNull()
    expect(await codeOf(finish(input))).toBe('upload-gone')
    expect(await lecture()).not.toHaveProperty('fileName')
  })

  it('is named in the task with its size once it is whole, and a repeated call repeats nothing [3.4.5]', async () => {
    const input = await arrived()
    const task = await finish(input)
    expect(task).toMatchObject({ fileName: 'Hands.mp4', fileDetails: 'Hands.mp4, 20.0 MB' })
    expect(await finish(input)).toEqual(task)
    expect(await codeOf(startVideoUpload(file, deps))).toBe('video-there')
  })

  it('is never published when its bytes are not mp4, and is removed', async () => {
    store.holding(new TextEncoder().encode('<script>alert(1)</script>'.padEnd(4096)))
    const input = await arrived()
    expect(await codeOf(finish(input))).toBe('file-type')
    expect(store.objects.size).toBe(0)
    expect(await lecture()).not.toHaveProperty('fileName')
  })

  it('is saved once it is whole, even if the Lecture is renamed in the meantime: nothing is sent again', async () => {
    const input = await arrived()
    const renamed = () => batchPut(deps.table, [aLecture({ name: 'Clean hands', version: 7 })])
    await renamed()
    expect(await finish(input)).toMatchObject({ name: 'Clean hands', fileName: 'Hands.mp4' })
  })

  it('is kept whole for the next try when finishing breaks off at its very end', async () => {
    const input = await arrived()
    const { head } = store.files
    store.files.head = () => Promise.reject(new Error('the storage does not answer'))
    await expect(finish(input)).rejects.toThrow('the storage does not answer')
    expect([store.objects.size, store.uploads.size]).toEqual([1, 0])
    store.files.head = head
    expect(await finish(input)).toMatchObject({ fileName: 'Hands.mp4' })
  })

  it('belongs to one of two tabs that upload to one Lecture, and the other is refused and removed', async () => {
    for (const names of [
      ['Hands.mp4', 'Hands.mp4'],
      ['Hands.mp4', 'Feet.mp4'],
    ] as const) {
      await batchPut(deps.table, [aLecture()])
      const [mine, yours] = [await arrived([1, 2, 3], names[0]), await arrived([1, 2, 3], names[1])]
      const ends = await Promise.all([codeOf(finish(mine)), codeOf(finish(yours))])
      expect(ends.filter((end) => end === 'done')).toHaveLength(1)
      const loser = ends[0] === 'done' ? yours : mine
      expect(['upload-busy', 'video-there']).toContain(ends.find((end) => end !== 'done'))
      expect(await codeOf(finish(loser))).toBe('video-there')
      const shown = (await lecture())?.fileName ?? ''
      expect([[...store.objects.keys()], store.uploads.size]).toEqual([[`lectures/t/${shown}`], 0])
      store.objects.clear()
    }
  })

  it('is not touched by another that turns out to be no video while it is put together', async () => {
    const [mine, yours] = [await arrived(), await arrived()]
    let other: unknown
    store.beforeComplete(async () => {
      store.beforeComplete(() => Promise.resolve())
      other = await codeOf(finish(yours))
    })
    expect(await finish(mine)).toMatchObject({ fileName: 'Hands.mp4' })
    expect(other).toBe('upload-busy')
    expect(store.objects.get('lectures/t/Hands.mp4')).toBe(mp4)
  })

  it('is finished once by two calls of one tab, and both are answered that it is there', async () => {
    const input = await arrived()
    const [first, second] = await Promise.all([finish(input), finish(input)])
    expect([first.fileName, second.fileName]).toEqual(['Hands.mp4', 'Hands.mp4'])
  })

  it('waits no longer than two minutes for one whose finishing broke off, and removes what that left', async () => {
    await batchPut(deps.table, [aLecture({ upload: { id: 'lost', name: 'Feet.mp4', at: now } })])
    store.objects.set('lectures/t/Feet.mp4', mp4)
    const input = await arrived()
    expect(await codeOf(finish(input))).toBe('upload-busy')
    now += 120_001
    expect(await finish(input)).toMatchObject({ fileName: 'Hands.mp4' })
    expect([...store.objects.keys()]).toEqual(['lectures/t/Hands.mp4'])
  })

  it('leaves nothing when its Lecture is deleted while it is put together', async () => {
    const input = await arrived()
    store.beforeComplete(async () => {
      await deps.table.client.send(new DeleteCommand({ TableName: deps.table.name, Key: taskKey('c', 's', 't') }))
    })
    expect(await codeOf(finish(input))).toBe('task-not-found')
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0])
  })
})
