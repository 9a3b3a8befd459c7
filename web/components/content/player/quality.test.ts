import { expect, it } from 'vitest'
import { playedQuality, playlistOf, renditionAt, renditionsIn } from './quality.ts'

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

it('reads the renditions of a master playlist, best first', () => {
  expect(renditionsIn(MASTER)).toEqual(['720p', '360p', 'audio'])
  expect(renditionsIn('<Error><Code>AccessDenied</Code></Error>')).toEqual([])
})

it.each([
  ['/lectures/k/hls-1/master.m3u8', '/lectures/k/hls-1/audio.m3u8'],
  ['/lectures/k/hls-1/master.m3u8?v=2', '/lectures/k/hls-1/audio.m3u8?v=2'],
])('finds the playlist of a rendition beside %s', (master, playlist) => {
  expect(playlistOf(master, 'audio')).toBe(playlist)
  expect(renditionAt(playlist)).toBe('audio')
})

it('plays what was chosen, or automatically where a lecture lacks it', () => {
  expect(playedQuality('360p', ['720p', '360p'])).toBe('360p')
  expect(playedQuality('480p', ['720p', '360p'])).toBe('auto')
})
