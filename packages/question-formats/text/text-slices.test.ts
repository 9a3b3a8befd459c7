import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, type DecodedText, windows1252 } from './decode-text.ts'
import { chunksOf, headOf, isBlank, linesOf, slicesIn, textSource } from './text-slices.ts'

/** Splits bytes into chunks of a length. */
const inChunks = (bytes: Uint8Array, length: number) => () =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) => bytes.subarray(at * length, (at + 1) * length))

/** Bytes that start, continue, or break UTF-8 characters. */
const bytes = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
  fc
    .array(fc.constantFrom(0x41, 0x0a, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0xf5))
    .map((list) => Uint8Array.from(list)),
)

/**
 * The whole text of bytes. Bytes that aren't Windows-1252 either are still read as such in slices, and the readers
 * refuse them.
 */
function wholeText(given: Uint8Array): DecodedText {
  try {
    return decodeText(given)
  } catch {
    return { text: windows1252(given), encoding: 'Windows-1252' }
  }
}

describe('text read in slices', () => {
  it('equals the text of all the bytes, whatever the chunk size', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 5 }), (given, length) => {
        const { text, encoding } = wholeText(given)
        const source = textSource(inChunks(given, length))
        expect([...source.slices()].join('')).toBe(text)
        expect(source.guessed).toBe(encoding === 'Windows-1252')
      }),
      { numRuns: 2_000 },
    )
  })
  it('is UTF-16 with a byte order mark, even when a chunk ends inside a character', () => {
    const given = Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x3d, 0xd8, 0, 0xde])
    expect([...textSource(inChunks(given, 3)).slices()].join('')).toBe('A😀')
  })
  it('has a head of the requested length, and is blank only when all of it is', () => {
    const source = (text: string) => textSource(chunksOf(new TextEncoder().encode(text)))
    expect(headOf(source('abc'), 2)).toBe('ab')
    expect(headOf(source('a'.repeat(200_000)), 100_000)).toHaveLength(100_000)
    expect(isBlank(source(`${' \n'.repeat(100_000)}x`))).toBe(false)
    expect(isBlank(source('\uFEFF \n'))).toBe(true)
  })
  it('rejects an unknown encoding before reading anything', () => {
    expect(() => slicesIn(chunksOf(new Uint8Array()), 'no-such')).toThrow(RangeError)
  })
})

describe('the lines of a text', () => {
  it('are the same wherever its slices end', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', ' ') })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 4 }), (whole, length) => {
        const slices = Array.from({ length: Math.ceil(whole.length / length) }, (_, at) =>
          whole.slice(at * length, (at + 1) * length),
        )
        expect([...linesOf(slices)]).toEqual(whole.split(/\r\n|\n|\r/))
      }),
    )
  })
  it('are found in linear time and truncated when one line is as long as the file', () => {
    const slices = Array.from({ length: 800 }, () => 'a'.repeat(65_536))
    const start = process.cpuUsage()
    const [line = '', ...others] = linesOf([...slices, '\nb'])
    expect(others).toEqual(['b'])
    expect(line.length).toBeGreaterThan(1_000_000)
    expect(line.length).toBeLessThan(1_100_000)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1_000_000).toBeLessThan(1)
  })
})
