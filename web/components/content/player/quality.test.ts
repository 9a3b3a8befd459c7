import { expect, it } from 'vitest'
import { firstRendition, playedQuality, playlistOf, renditionAt, variantsIn } from './quality.ts'

const MASTER = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=90000,CODECS="mp4a.40.2"
audio.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360
360p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1400000,RESOLUTION=1280x720
720p.m3u8?v=1
#EXT-X-STREAM-INF:BANDWIDTH=9
https://elsewhere/4320p.m3u8
`

it('the renditions of a master playlist are read, best first', () => {
  expect(variantsIn(MASTER)).toEqual([
    { name: '720p', bandwidth: 1_400_000 },
    { name: '360p', bandwidth: 400_000 },
    { name: 'audio', bandwidth: 90_000 },
  ])
  expect(variantsIn('<Error><Code>AccessDenied</Code></Error>')).toEqual([])
})

it.each([
  ['auto', undefined, '360p'],
  ['auto', 1_600_000, '360p'],
  ['auto', 3_000_000, '720p'],
  ['720p', 100_000, '720p'],
  ['480p', undefined, '360p'],
  ['audio', undefined, 'audio'],
] as const)(
  'the first rendition is the chosen one or one that the bandwidth surely carries: %s at %s with %s',
  (quality, bandwidth, first) => {
    expect(firstRendition(variantsIn(MASTER), quality, bandwidth)).toBe(first)
  },
)

it('a lecture without pictures starts with its sound, and one without renditions has none', () => {
  expect(firstRendition([{ name: 'audio', bandwidth: 1 }], 'auto', undefined)).toBe('audio')
  expect(firstRendition([], 'auto', undefined)).toBeUndefined()
})

it.each([
  ['/lectures/k/hls-1/master.m3u8', '/lectures/k/hls-1/audio.m3u8'],
  ['/lectures/k/hls-1/master.m3u8?v=2', '/lectures/k/hls-1/audio.m3u8?v=2'],
])('the playlist of a rendition is found next to %s', (master, playlist) => {
  expect(playlistOf(master, 'audio')).toBe(playlist)
  expect(renditionAt(playlist)).toBe('audio')
})

it('the chosen quality plays, or automatic if the lecture lacks it', () => {
  expect(playedQuality('360p', ['720p', '360p'])).toBe('360p')
  expect(playedQuality('480p', ['720p', '360p'])).toBe('auto')
})
