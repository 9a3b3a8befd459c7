import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, boxAt, boxesIn, boxesOf, uint32 } from './boxes.ts'
import { indexPosition, movedIndex } from './fast-start.ts'
import { indexBehind } from './testing/index-behind.ts'

const sample = new Uint8Array(readFileSync('sample/media/hand-hygiene.mp4'))
const boxesOfFile = (file: Uint8Array) => boxesIn(file, 0, file.length) ?? []
const find = (file: Uint8Array, type: string): Box => {
  const box = boxesOfFile(file).find((each) => each.type === type)
  if (box === undefined) throw new Error(`no ${type}`)
  return box
}
const bytesOf = (file: Uint8Array, { start, size }: Box) => file.slice(start, start + size)

const header = (type: string, size: number) =>
  Uint8Array.from(
    [size >>> 24, size >>> 16, size >>> 8, size].map((n) => n & 255).concat(Array.from(type, (c) => c.charCodeAt(0))),
  )
const box = (type: string, ...content: Uint8Array[]) => {
  const size = content.reduce((sum, { length }) => sum + length, 8)
  return Uint8Array.from([...header(type, size), ...content.flatMap((each) => [...each])])
}
const u32 = (...all: number[]) =>
  Uint8Array.from(all.flatMap((n) => [n >>> 24, n >>> 16, n >>> 8, n].map((b) => b & 255)))
const moovOf = (...tables: Uint8Array[]) =>
  box('moov', box('mvhd', u32(0)), ...tables.map((table) => box('trak', box('mdia', box('minf', box('stbl', table))))))
const stco = (...offsets: number[]) => box('stco', u32(0, offsets.length, ...offsets))
const co64 = (...offsets: number[]) =>
  box('co64', u32(0, offsets.length, ...offsets.flatMap((n) => [Math.floor(n / 2 ** 32), n % 2 ** 32])))

describe('the place of a video’s index', () => {
  it.each([
    [['ftyp', 'moov', 'mdat'], 'front'],
    [['ftyp', 'free', 'mdat'], 'behind'],
    [['ftyp', 'uuid', 'moov', 'moof'], 'front'],
    [['ftyp', 'free'], 'unknown'],
    [[], 'unknown'],
  ])('is found in boxes %j: %s', (types, place) => expect(indexPosition(types.map((type) => ({ type })))).toBe(place))
  it('is found in the sample lecture, in front and behind', () => {
    expect(indexPosition(boxesOfFile(sample))).toBe('front')
    expect(indexPosition(boxesOfFile(indexBehind(sample)))).toBe('behind')
  })
})

describe('an index that is moved to the front', () => {
  it('is the one that an encoder writes there, byte for byte', () => {
    const behind = indexBehind(sample)
    const [ftyp, moov] = [find(behind, 'ftyp'), find(behind, 'moov')]
    const moved = movedIndex(bytesOf(behind, moov), ftyp.size, moov.start)
    expect(moved).toEqual(bytesOf(sample, find(sample, 'moov')))
  })

  it('moves chunks of 32 and of 64 bits, past 4 GB too, and leaves those behind it', () => {
    const moov = moovOf(stco(100, 900), co64(200, 5 * 2 ** 32 + 7))
    const to = 6 * 2 ** 32
    const moved = movedIndex(moov, 32, to) ?? new Uint8Array()
    const shift = moov.length
    expect(moved).toEqual(moovOf(stco(100 + shift, 900 + shift), co64(200 + shift, 5 * 2 ** 32 + 7 + shift)))
    const behind = moovOf(stco(100, 5_000))
    expect(movedIndex(behind, 32, 1_000)).toEqual(moovOf(stco(100 + behind.length, 5_000)))
  })

  it('gets its size when it was the last box and extended "to the end"', () => {
    const moov = moovOf(stco(100))
    const last = Uint8Array.from(moov)
    last.fill(0, 0, 4)
    expect(uint32(movedIndex(last, 32, 1_000) ?? new Uint8Array(), 0)).toBe(moov.length)
  })

  it.each([
    ['a chunk before the place', moovOf(stco(10))],
    ['a chunk within the index itself', moovOf(stco(1_001))],
    ['an offset that 32 bits no longer hold', moovOf(stco(2 ** 32 - 20))],
    ['a table that says more than it has', moovOf(box('stco', u32(0, 9, 100)))],
    ['no table at all', box('moov', box('mvhd', u32(0)))],
    ['offsets of protected samples', moovOf(stco(100), box('saio', u32(0, 1, 100)))],
    ['fragments', box('moov', box('trak', box('mdia', box('minf', box('stbl', stco(100))))), box('mvex'))],
    ['a compressed index', box('moov', box('cmov', u32(1)))],
    ['something behind it', Uint8Array.from([...moovOf(stco(100)), ...box('free')])],
    ['another box', box('mdat', stco(100))],
    ['nothing', new Uint8Array()],
  ])('is refused with %s', (what, moov) => {
    expect(movedIndex(moov, 32, what.includes('32 bits') ? 2 ** 33 : 1_000)).toBeUndefined()
  })

  it('never throws or loses bytes, for any input', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (rest) => {
        for (const moov of [rest, box('moov', rest), moovOf(box('stco', rest))])
          expect([undefined, moov.length]).toContain(movedIndex(moov, 0, 1e9)?.length)
      }),
    )
  })
})

describe('a box', () => {
  it.each([
    ['is cut off', [0, 0, 0, 16, 109], 16],
    ['is shorter than its header', [0, 0, 0, 7, 102, 114, 101, 101], 16],
    ['reaches beyond its file', [0, 0, 0, 17, 102, 114, 101, 101], 16],
    ['has a long size that is not whole', [0, 0, 0, 1, 102, 114, 101, 101, 0, 0], 16],
  ])('is invalid if it %s', (_, bytes, end) => expect(boxAt(Uint8Array.from(bytes), 0, end)).toBeUndefined())
  it('can be long, and can extend to the end', () => {
    const long = Uint8Array.from([...u32(1), ...header('mdat', 0).slice(4), ...u32(1, 8)])
    expect(boxAt(long, 0, 2 ** 33)).toEqual({ type: 'mdat', start: 0, size: 2 ** 32 + 8, header: 16 })
    expect(boxAt(header('mdat', 0), 0, 500, 100)).toMatchObject({ start: 100, size: 400 })
  })
  it('holds boxes that fill it exactly, or none', () => {
    const whole = moovOf(stco(1))
    const [root] = boxesIn(whole, 0, whole.length) ?? []
    expect(root && boxesOf(whole, root)?.map(({ type }) => type)).toEqual(['mvhd', 'trak'])
    expect(boxesIn(whole, 0, whole.length + 4)).toBeUndefined()
    expect(boxesIn(whole.slice(0, -1), 0, whole.length - 1)).toBeUndefined()
  })
})
