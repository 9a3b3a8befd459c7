import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initFacts, isOfRendition } from './init-facts.ts'
import {
  type MediaPlaylist,
  MAX_SEGMENTS,
  parseMediaPlaylist,
  secondsOf,
  sizeOf,
  writeMediaPlaylist,
} from './media-playlist.ts'
import { RENDITION_NAMES } from './rendition-names.ts'
import { segmentShape } from './segment-shape.ts'

const sampleText = (name: string) => readFileSync(`sample/media/hand-hygiene/${name}.m3u8`, 'utf8')
const sampleFile = (name: string) => new Uint8Array(readFileSync(`sample/media/hand-hygiene/${name}.mp4`))
const parsed = (text: string, file = '360p.mp4') => {
  const result = parseMediaPlaylist(text, file)
  if (!result.ok) throw new Error(`line ${String(result.line)}`)
  return result.playlist
}
const text = sampleText('360p')
const lines = (...more: string[]) => more.join('\n')

describe('a media playlist', () => {
  it.each(RENDITION_NAMES)('is read whole when the browser wrote it: %s', (name) => {
    const playlist = parsed(sampleText(name), `${name}.mp4`)
    expect(sizeOf(playlist)).toBe(sampleFile(name).length)
    expect(secondsOf(playlist)).toBeCloseTo(50.2, 1)
    expect(playlist).toMatchObject({ target: 6, segments: { length: 9 } })
  })

  it('is stored as read, for any segments', () => {
    const segment = fc.record({
      size: fc.integer({ min: 16, max: 900_000 }),
      seconds: fc.integer({ min: 1, max: 6_400_000 }).map((n) => Math.max(1_000, n) / 1e6),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 9_999 }),
        fc.array(segment, { minLength: 1, maxLength: 50 }),
        (init, all) => {
          let offset = init
          const segments = all.map(({ size, seconds }) => ({ size, seconds, offset: (offset += size) - size }))
          const playlist: MediaPlaylist = { target: 6, init, segments }
          expect(parsed(writeMediaPlaylist(playlist, '480p.mp4'), '480p.mp4')).toEqual(playlist)
        },
      ),
    )
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html><script>alert(1)</script>'],
    ['the file of another rendition', text.replaceAll('360p.mp4', '480p.mp4')],
    ['one foreign address', text.replace('\n360p.mp4\n', '\nhttps://evil.example/360p.mp4\n')],
    ['a path', text.replace('\n360p.mp4\n', '\n../360p.mp4\n')],
    ['a foreign beginning', text.replace('URI="360p.mp4"', 'URI="//evil.example/a.mp4"')],
    ['a key', text.replace('#EXT-X-MAP', '#EXT-X-KEY:METHOD=AES-128,URI="https://evil.example"\n#EXT-X-MAP')],
    ['a tag between segments', text.replace('\n#EXT-X-BYTERANGE', '\n#EXT-X-DISCONTINUITY\n#EXT-X-BYTERANGE')],
    ['a comment', text.replace('\n#EXTINF', '\n#hello\n#EXTINF')],
    ['a beginning that is not at the start', text.replace('1193@0', '1193@5')],
    ['no beginning', text.replace(/#EXT-X-MAP.*\n/, '')],
    ['two beginnings', text.replace(/(#EXT-X-MAP.*\n)/, '$1$1')],
    ['a huge beginning', text.replace('1193@0', '99999@0')],
    ['a gap', text.replace('@100682', '@100683')],
    ['an overlap', text.replace('118308@', '118309@')],
    ['a segment of no bytes', text.replace('99489@1193', '0@1193')],
    ['a segment of no time', text.replace('#EXTINF:6,', '#EXTINF:0,')],
    ['a negative time', text.replace('#EXTINF:6,', '#EXTINF:-6,')],
    ['a time that is no number', text.replace('#EXTINF:6,', '#EXTINF:NaN,')],
    ['a segment longer than the target', text.replace('#EXTINF:6,', '#EXTINF:6.5,')],
    ['no target', text.replace(/#EXT-X-TARGETDURATION.*\n/, '')],
    ['an endless target', text.replace('TARGETDURATION:6', 'TARGETDURATION:99')],
    ['two targets', text.replace(/(#EXT-X-TARGETDURATION.*\n)/, '$1$1')],
    ['no end', text.replace('#EXT-X-ENDLIST', '')],
    ['something behind its end', `${text}\n360p.mp4\n`],
    ['no segment', lines(...text.split('\n').slice(0, 7), '#EXT-X-ENDLIST')],
    ['a title', text.replace('#EXTINF:6,', '#EXTINF:6,<script>')],
    ['a live list', text.replace('TYPE:VOD', 'TYPE:EVENT')],
  ])('is refused with %s', (_, changed) => {
    expect(changed).not.toBe(text)
    expect(parseMediaPlaylist(changed, '360p.mp4').ok).toBe(false)
  })

  it('reports the line that is wrong', () => {
    expect(parseMediaPlaylist(text.replace('@100682', '@7'), '360p.mp4')).toEqual({ ok: false, line: 12 })
  })

  it('has no more segments than the server looks at', () => {
    const of = (count: number) => {
      const segments = Array.from({ length: count }, (_, n) => ({ offset: 100 + n * 16, size: 16, seconds: 6 }))
      return parseMediaPlaylist(writeMediaPlaylist({ target: 6, init: 100, segments }, '360p.mp4'), '360p.mp4').ok
    }
    expect([of(MAX_SEGMENTS), of(MAX_SEGMENTS + 1)]).toEqual([true, false])
  })

  it('never throws for any text', () => {
    const line = fc.constantFrom(...text.split('\n'), '#EXTINF:6,', '360p.mp4', '', '#', 'x')
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 30 }), (all) => {
        const result = parseMediaPlaylist(`#EXTM3U\n${all.join('\n')}`, '360p.mp4')
        expect(result.ok ? result.playlist.segments.length : result.line).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the beginning of a rendition', () => {
  const initOf = (name: string) => sampleFile(name).slice(0, parsed(sampleText(name), `${name}.mp4`).init)

  it.each([
    ['720p', { width: 1280, height: 720, codecs: ['avc1.4d401f', 'mp4a.40.2'] }],
    ['360p', { width: 640, height: 360, codecs: ['avc1.4d4016', 'mp4a.40.2'] }],
    ['audio', { width: 0, height: 0, codecs: ['mp4a.40.2'] }],
  ] as const)('describes its contents: %s', (name, facts) => {
    expect(initFacts(initOf(name))).toEqual(facts)
    expect(isOfRendition(facts, name)).toBe(true)
  })

  it('belongs to one rendition: sound has no picture, and no picture is larger than its name allows', () => {
    const [large, sound] = [initFacts(initOf('720p')), initFacts(initOf('audio'))]
    expect(RENDITION_NAMES.map((name) => large && isOfRendition(large, name))).toEqual([false, false, false, true])
    expect(RENDITION_NAMES.map((name) => sound && isOfRendition(sound, name))).toEqual([true, false, false, false])
  })

  const swap = (bytes: Uint8Array, from: string, to: string) => {
    const at = Buffer.from(bytes).indexOf(from)
    const changed = Uint8Array.from(bytes)
    changed.set(
      Array.from(to, (c) => c.charCodeAt(0)),
      at,
    )
    return changed
  }
  it.each([
    ['another coding of pictures', swap(initOf('360p'), 'avc1', 'hvc1')],
    ['protected pictures', swap(initOf('360p'), 'avc1', 'encv')],
    ['another coding of sound', swap(initOf('360p'), 'mp4a', 'ac-3')],
    ['no decoder record', swap(initOf('360p'), 'avcC', 'free')],
    ['no descriptor of its sound', swap(initOf('360p'), 'esds', 'free')],
    ['no fragments', swap(initOf('360p'), 'mvex', 'free')],
    ['no file type', swap(initOf('360p'), 'ftyp', 'free')],
    ['a byte too few', initOf('360p').slice(0, -1)],
    ['a byte of its first segment', sampleFile('360p').slice(0, 1_194)],
    ['a whole video', sampleFile('360p').slice(0, 4_096)],
    ['nothing', new Uint8Array()],
  ])('is refused with %s', (_, bytes) => expect(initFacts(bytes)).toBeUndefined())

  it('never throws, whichever of its bytes is changed', () => {
    const init = initOf('360p')
    fc.assert(
      fc.property(fc.nat(init.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = Uint8Array.from(init)
        changed[at] = byte
        const facts = initFacts(changed)
        expect(facts === undefined || facts.codecs.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a segment', () => {
  const file = sampleFile('360p')
  const [first] = parsed(text).segments
  const segment = first ? file.slice(first.offset, first.offset + first.size) : new Uint8Array()
  const shapeOf = (bytes: Uint8Array, size = bytes.length) => segmentShape([{ at: 0, bytes }], size).kind

  it('is recognized by its headers when the browser wrote it', () => {
    expect(shapeOf(segment.slice(0, 8_192), segment.length)).toBe('segment')
  })
  it('is read in a second step when its headers are far apart', () => {
    const head = { at: 0, bytes: segment.slice(0, 200) }
    const shape = segmentShape([head], segment.length)
    expect(shape).toEqual({ kind: 'more', from: 2_024 })
    expect(segmentShape([head, { at: 2_024, bytes: segment.slice(2_024, 2_040) }], segment.length).kind).toBe('segment')
  })
  it.each([
    ['a page', new TextEncoder().encode('<html><script>alert(1)</script>'.padEnd(400))],
    ['a byte too few', segment.slice(0, -1)],
    ['the bytes beside it', file.slice(1_194, 1_194 + segment.length)],
    ['its index alone', segment.slice(0, 2_024)],
    ['its media alone', segment.slice(2_024)],
    ['two segments', Uint8Array.from([...segment, ...segment])],
    ['the beginning of a file', file.slice(0, 1_193)],
  ])('is not %s', (_, bytes) => expect(shapeOf(bytes)).toBe('wrong'))
  it('is not one whose size is altered', () => {
    const altered = (size: number) => {
      const end = segment.length - 8
      const pieces = [0, end].map((at) => ({
        at,
        bytes: file.slice((first?.offset ?? 0) + at, (first?.offset ?? 0) + at + 8_192),
      }))
      return segmentShape(pieces, size).kind
    }
    expect([0, -1, 16].map((more) => altered(segment.length + more))).toEqual(['segment', 'wrong', 'wrong'])
  })
  it('never throws for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(200), (bytes, size) => {
        expect(['segment', 'wrong', 'more']).toContain(shapeOf(bytes, size))
      }),
    )
  })
})
