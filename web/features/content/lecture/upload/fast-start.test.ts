import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { indexBehind } from '#domain/content/mp4/testing/index-behind.ts'
import { fastStart } from './fast-start.ts'

const sample = new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4'))
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

it('the index of a video moves to its front, or stays there', async () => {
  const front = new Blob([sample])
  expect(await fastStart(front)).toEqual({ body: front, place: 'front' })
  const moved = await fastStart(new Blob([indexBehind(sample)], { type: 'video/mp4' }))
  expect([moved.place, moved.body.type]).toEqual(['moved', 'video/mp4'])
  expect(Buffer.compare(await bytesOf(moved.body), sample)).toBe(0)
})

/** A 3 GB file whose index is its last box. Reading more than headers and the index fails. */
function aLongVideo(index: Uint8Array) {
  const GB = 1024 ** 3
  const media = 3 * GB
  const head = new Uint8Array([0, 0, 0, 16, ...Buffer.from('ftypisom'), 0, 0, 2, 0, 0, 0, 0, 1, ...Buffer.from('mdat')])
  const whole = Buffer.alloc(16 + 16)
  whole.set(head)
  whole.writeBigUInt64BE(BigInt(media), 24)
  const size = 16 + media + index.length
  const reads: number[] = []
  const slice = (from = 0, to = size) => {
    const end = Math.min(to, size)
    return {
      arrayBuffer: () => {
        reads.push(end - from)
        if (end - from > 100_000) throw new Error('the media was read')
        if (from >= 16 + media) return Promise.resolve(Uint8Array.from(index.subarray(from - 16 - media)).buffer)
        return Promise.resolve(Uint8Array.from(whole.subarray(from, end)).buffer)
      },
    }
  }
  return { file: { size, type: 'video/mp4', slice } as unknown as Blob, reads }
}

it('a file of 3 GB is read only in its headers and index', async () => {
  const table = Buffer.alloc(24)
  table.writeUInt32BE(24)
  table.write('co64', 4, 'latin1')
  table.writeUInt32BE(1, 12)
  table.writeBigUInt64BE(BigInt(2 ** 31), 16)
  const box = (type: string, content: Uint8Array) => {
    const header = Buffer.alloc(8)
    header.writeUInt32BE(8 + content.length)
    header.write(type, 4, 'latin1')
    return Buffer.concat([header, content])
  }
  const index = ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce<Buffer>((inner, type) => box(type, inner), table)
  const { file, reads } = aLongVideo(index)
  const pieces: unknown[] = []
  vi.stubGlobal(
    'Blob',
    class {
      constructor(given: unknown[]) {
        pieces.push(...given)
      }
    },
  )
  const { place } = await fastStart(file)
  vi.unstubAllGlobals()
  expect(place).toBe('moved')
  expect(reads.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_000)
  expect((pieces[1] as Buffer).length).toBe(index.length)
})

it.each([
  ['a file that is cut', indexBehind(sample).slice(0, 500_000)],
  ['a file whose index is cut', indexBehind(sample).slice(0, -10)],
  ['what has no boxes', new Uint8Array(64)],
])('%s is sent unchanged and starts late', async (_, bytes) => {
  const file = new Blob([bytes])
  expect(await fastStart(file)).toEqual({ body: file, place: 'behind' })
})
