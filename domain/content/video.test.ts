import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileSize, MAX_BYTES, partCount, partSize } from './file-size.ts'
import { isMp4 } from './is-mp4.ts'
import { mediaNameProblem } from './media-name.ts'

const MB = 1024 * 1024
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)))
const ftyp = (brand: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + 4 * others.length], 'ftyp', brand, [0, 0, 2, 0], ...others, [0, 0, 0, 8], 'moov', [0, 0, 0, 0])

describe('the check for mp4 bytes [3.5.8]', () => {
  it.each([
    ['isom', ftyp('isom')],
    ['a brand among the compatible ones', ftyp('XAVC', 'mp42')],
  ])('accepts %s', (_, file) => expect(isMp4(file)).toBe(true))
  it.each([
    ['nothing', new Uint8Array()],
    ['a web page', bytes('<html><script>alert(1)</script></html>')],
    ['a program', bytes('MZ', Array<number>(100).fill(0))],
    ['an avi', bytes('RIFF', [0, 0, 0, 9], 'AVI LIST', Array<number>(40).fill(0))],
    ['QuickTime', ftyp('qt  ')],
    ['a picture', ftyp('heic', 'mif1')],
    ['a beginning without more', ftyp('isom').subarray(0, 12)],
    ['text behind a right beginning', bytes([0, 0, 0, 16], 'ftypisom', [0, 0, 2, 0], 'hello world, no box')],
  ])('rejects %s', (_, file) => expect(isMp4(file)).toBe(false))
  it('never throws for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (file) => typeof isMp4(file) === 'boolean'))
  })
})

it.each([
  ['Nurse’s “hands” & more (1).mp4', undefined],
  ['Ünïts 💉.MP4', undefined],
  ['hands.mov', 'file-type'],
  ['a/hands.mp4', 'file-type'],
  ['a\\hands.mp4', 'file-type'],
  [`${'a'.repeat(200)}.mp4`, 'file-type'],
  ['x\r\n.mp4', 'file-name'],
  ['x\u0000.mp4', 'file-name'],
  ['x\u2028.mp4', 'file-name'],
  ['x\u0085.mp4', 'file-name'],
  ['4pm\u202egnp.mp4', 'file-name'],
  ['\ud800.mp4', 'file-name'],
  ['<img src=x onerror=alert(1)>.mp4', 'file-name'],
])('the check of a video named %j returns %s', (name, problem) => expect(mediaNameProblem(name, 'mp4')).toBe(problem))

it('a file has at most 10,000 parts of at least 5 MB, except the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_BYTES }), (size) => {
      expect(partSize(size)).toBeGreaterThanOrEqual(5 * MB)
      expect(partCount(size)).toBeLessThanOrEqual(10_000)
      expect(partCount(size) * partSize(size)).toBeGreaterThanOrEqual(size)
    }),
  )
  expect(partCount(300 * MB)).toBe(38)
})

it.each([
  [0, '0.0 B'],
  [1023, '1023.0 B'],
  [1536, '1.5 KB'],
  [5 * MB, '5.0 MB'],
  [1024 ** 8, '1.0 YB'],
  [1024 ** 9, '1024.0 YB'],
])('a size of %d bytes reads %s [3.9.3]', (size, words) => expect(fileSize(size)).toBe(words))
