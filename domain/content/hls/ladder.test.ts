import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageRate, peakRate } from './bit-rates.ts'
import { ladderOf, targetSeconds } from './ladder.ts'
import { writeMasterPlaylist } from './master-playlist.ts'
import { type MediaPlaylist, MAX_SEGMENTS } from './media-playlist.ts'
import { FOLDER_BYTES, isRenditionFolder, renditionFolder, renditionOfFile } from './rendition-names.ts'

const lines = (...more: string[]) => more.join('\n')

describe('the rate of a rendition', () => {
  const of = (target: number, ...all: [size: number, seconds: number][]): MediaPlaylist => {
    let offset = 16
    return {
      target,
      init: 16,
      segments: all.map(([size, seconds]) => ({ size, seconds, offset: (offset += size) - size })),
    }
  }
  it('is the largest of half to one and a half target durations in a row', () => {
    expect(peakRate(of(6, [75_000, 6], [750_000, 6], [75_000, 6]))).toBe(1_000_000)
    // A short last segment only counts together with the ones before it.
    expect(peakRate(of(6, [75_000, 6], [75_000, 1]))).toBe(Math.ceil(1_200_000 / 7))
    expect(peakRate(of(6, [30_000, 2], [30_000, 2], [30_000, 2]))).toBe(120_000)
  })
  it('is the average for a video shorter than that', () => {
    const short = of(6, [1_000, 1])
    expect(peakRate(short)).toBe(averageRate(short))
    expect(averageRate(short)).toBe(8_000)
  })
})

describe('a master playlist', () => {
  it('lists renditions from the smallest with their rates, codecs and sizes', () => {
    const facts = { bandwidth: 300_000, average: 250_000 }
    expect(
      writeMasterPlaylist([
        { ...facts, name: '480p', width: 854, height: 480, codecs: ['avc1.4d401e', 'mp4a.40.2'] },
        { ...facts, name: 'audio', width: 0, height: 0, codecs: ['mp4a.40.2'] },
      ]),
    ).toBe(
      lines(
        '#EXTM3U',
        '#EXT-X-VERSION:6',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=250000,CODECS="mp4a.40.2"',
        'audio.m3u8',
        '#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=250000,CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=854x480',
        '480p.m3u8',
        '',
      ),
    )
  })
})

describe('the ladder of a video', () => {
  const names = (height: number, audio = 64_000) => ladderOf({ height, audio }).map((rung) => rung.name)
  it.each([
    [1080, ['audio', '360p', '480p', '720p']],
    [720, ['audio', '360p', '480p', '720p']],
    [719, ['audio', '360p', '480p']],
    [360, ['audio', '360p']],
    [240, ['audio', '360p']],
    [0, []],
  ])('has for %d lines the renditions %j', (height, expected) => expect(names(height)).toEqual(expected))
  it('has no sound when the video has none, and never enlarges a picture', () => {
    expect(names(720, 0)).toEqual(['360p', '480p', '720p'])
    expect(ladderOf({ height: 241, audio: 0 })).toEqual([{ name: '360p', height: 240, video: 264_000, audio: 0 }])
  })
  it('keeps 40 minutes of 480p below 110 MB and 360p below 400 kbit/s, also with sound of 128 kbit/s', () => {
    for (const audio of [64_000, 96_000, 128_000]) {
      const rung = (name: string) => ladderOf({ height: 1080, audio }).find((each) => each.name === name)
      const whole = (name: string) => (rung(name)?.video ?? 0) + (rung(name)?.audio ?? 0)
      expect((whole('480p') * 40 * 60) / 8).toBeLessThan(110e6 * 0.95)
      expect(whole('360p')).toBeLessThan(400_000 * 0.75)
    }
  })
  it('has segments of six seconds, longer ones only when there would be too many', () => {
    expect([targetSeconds(2_400, MAX_SEGMENTS), targetSeconds(6 * 3_600, MAX_SEGMENTS)]).toEqual([6, 14])
  })
})

it('names of folders and files are recognized', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: FOLDER_BYTES, maxLength: FOLDER_BYTES }), (random) => {
      expect(isRenditionFolder(renditionFolder(random))).toBe(true)
    }),
  )
  expect(
    ['hls-0123456789abcdefghijklmnop', 'hls-', '../hls-0123456789abcdefghijklmnop'].map(isRenditionFolder),
  ).toEqual([true, false, false])
  expect(['audio.mp4', '720p.mp4', '720p.m3u8', '1080p.mp4'].map(renditionOfFile)).toEqual([
    'audio',
    '720p',
    undefined,
    undefined,
  ])
})
