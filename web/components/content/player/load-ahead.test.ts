// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAhead } from './load-ahead.ts'

const MASTER = '/lectures/k/hls-1/master.m3u8'
const FILES: Record<string, string> = {
  [MASTER]: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=264000\n360p.m3u8\n',
  '/lectures/k/hls-1/360p.m3u8': [
    ...['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-TARGETDURATION:6', '#EXT-X-PLAYLIST-TYPE:VOD'],
    '#EXT-X-MAP:URI="360p.mp4",BYTERANGE="100@0"',
    ...['#EXTINF:6,', '#EXT-X-BYTERANGE:1000@100', '360p.mp4', '#EXTINF:6,', '#EXT-X-BYTERANGE:900@1100', '360p.mp4'],
    ...['#EXT-X-ENDLIST', ''],
  ].join('\n'),
}
const fetched = vi.fn<typeof fetch>()
const pathOf = (url: Parameters<typeof fetch>[0]) =>
  typeof url === 'string' ? new URL(url, window.location.href).pathname : ''
const requests = () =>
  fetched.mock.calls.map(([url, init]) => {
    return `${pathOf(url)} ${new Headers(init?.headers).get('range') ?? ''}`.trim()
  })

beforeEach(() => {
  fetched.mockImplementation((url) => Promise.resolve(new Response(FILES[pathOf(url)] ?? 'bytes')))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('the playlists, the start of the file, and the first segment are requested once', async () => {
  const ahead = loadAhead({ master: MASTER, quality: 'auto', bandwidth: undefined, startAt: 7 })
  await vi.waitFor(() => expect(requests()).toHaveLength(4))
  expect(requests()).toEqual([
    MASTER,
    '/lectures/k/hls-1/360p.m3u8',
    '/lectures/k/hls-1/360p.mp4 bytes=0-99',
    '/lectures/k/hls-1/360p.mp4 bytes=1100-1999',
  ])
  expect([await ahead.variants, await ahead.first]).toEqual([[{ name: '360p', bandwidth: 264_000 }], '360p'])
  const file = new URL('/lectures/k/hls-1/360p.mp4', window.location.href).href
  expect((await ahead.takeText(MASTER))?.body).toBe(FILES[MASTER])
  expect(ahead.takeText(MASTER)).toBeUndefined()
  expect((await ahead.takeBytes(file, { start: 1100, end: 2000 }))?.body.byteLength).toBe(5)
  expect(ahead.takeBytes(file, { start: 100, end: 1100 })).toBeUndefined()
})

it('a refused request leaves nothing, so the player requests it again', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 403 })))
  const ahead = loadAhead({ master: MASTER, quality: 'auto', bandwidth: undefined, startAt: 0 })
  expect([await ahead.variants, await ahead.first]).toEqual([[], undefined])
  await expect(ahead.takeText(MASTER)).rejects.toThrow('403')
  expect(requests()).toEqual([MASTER])
})
