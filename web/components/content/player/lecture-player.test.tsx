// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aPlayback } from '../testing/a-playback.ts'
import { LecturePlayer, type LecturePlayerProps } from './lecture-player.tsx'
import { installVideo, videoOf } from './testing/video-in-jsdom.ts'

setUpScreen()
installVideo()
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  window.localStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answers = (status: number) => {
  fetched.mockResolvedValue(new Response('', { status }))
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(screen.getByRole('region', { name: 'Player: Heart' }), { key })
const renewed = (change: Partial<LecturePlaybackFieldsFragment> = {}) => vi.fn(() => Promise.resolve(aPlayback(change)))

function show(props: Partial<LecturePlayerProps> = {}) {
  const onRenew = renewed()
  const player = (playback = aPlayback()) => (
    <LecturePlayer label="Heart" playback={playback} onRenew={onRenew} {...props} />
  )
  const { unmount } = renderScreen(player(props.playback))
  return { ...videoOf(screen.getByLabelText('Heart')), onRenew: props.onRenew ?? onRenew, unmount }
}

describe('the position', () => {
  it('is reported every few seconds and when it stops, with nothing to come back to after the end', async () => {
    const onPosition = vi.fn()
    const { loaded, at, ended } = show({ onPosition })
    loaded()
    await userEvent.click(button('Play'))
    for (const time of [1, 3, 6, 8]) at(time)
    expect(onPosition.mock.calls).toEqual([[6]])
    await userEvent.click(button('Pause'))
    expect(onPosition).toHaveBeenLastCalledWith(8)
    ended()
    expect(onPosition).toHaveBeenLastCalledWith(0)
  })

  it('is not forgotten when the video begins to load another file', () => {
    const onPosition = vi.fn()
    const { element } = show({ startAt: 42, onPosition })
    fireEvent.timeUpdate(element)
    expect(onPosition).not.toHaveBeenCalled()
  })
})

describe('the controls', () => {
  it('seek once a dragging pointer lets go, and at once otherwise', () => {
    const { loaded, element } = show()
    loaded()
    const slider = screen.getByRole('slider', { name: 'Position' })
    fireEvent.pointerDown(slider)
    fireEvent.change(slider, { target: { value: '30' } })
    fireEvent.change(slider, { target: { value: '60' } })
    expect(element.currentTime).toBe(0)
    expect(screen.getByText('0:00 / 1:40')).toBeTruthy()
    fireEvent.pointerUp(slider)
    expect(element.currentTime).toBe(60)
    fireEvent.change(slider, { target: { value: '12' } })
    fireEvent.click(button('10 seconds back'))
    expect(element.currentTime).toBe(2)
  })

  it('set sound and speed by keys, which are so in the next lecture too', () => {
    const first = show()
    press('m')
    press('ArrowDown')
    press('>')
    first.unmount()
    const { element } = show()
    expect([element.playbackRate, element.muted, element.volume]).toEqual([1.25, false, 0.9])
    press('<')
    expect(screen.getByLabelText('Speed')).toHaveProperty('value', '1')
  })

  it('offer no captions and no quality if there are none, and no download', () => {
    const { element } = show()
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull()
    expect(screen.queryByLabelText('Quality')).toBeNull()
    expect(element.getAttribute('controlslist')).toBe('nodownload')
  })

  it('offer the next lecture at the end', async () => {
    const onFollow = vi.fn()
    const { loaded, ended } = show({ next: { name: 'Lungs', to: '/there', onFollow } })
    loaded()
    expect(screen.queryByRole('link')).toBeNull()
    ended()
    await userEvent.click(screen.getByRole('link', { name: 'Next: Lungs' }))
    expect(onFollow).toHaveBeenCalledTimes(1)
  })
})

describe('a failure', () => {
  it('renews expired cookies once, and continues where it was', async () => {
    const { loaded, at, failed, element, onRenew } = show()
    loaded()
    await userEvent.click(button('Play'))
    at(30)
    answers(403)
    failed()
    await vi.waitFor(() => expect(onRenew).toHaveBeenCalledTimes(1))
    await act(() => Promise.resolve())
    loaded()
    expect([element.currentTime, element.paused]).toEqual([30, false])
    element.currentTime = 45
    fireEvent.seeking(element)
    failed()
    await screen.findByText('We couldn’t play the video')
    expect(onRenew).toHaveBeenCalledTimes(1)
    await userEvent.click(button('Try again'))
    expect(screen.queryByText('We couldn’t play the video')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Player: Heart' }))
    loaded()
    expect(element.currentTime).toBe(45)
    expect(onRenew).toHaveBeenCalledTimes(2)
  })

  it.each([404, 200])('is shown for a file that cannot be played (%i)', async (status) => {
    const { failed, onRenew } = show()
    answers(status)
    failed()
    await screen.findByText('We couldn’t play the video')
    expect(onRenew).not.toHaveBeenCalled()
  })

  it('is shown for cookies that are refused for good', async () => {
    const onRenew = vi.fn(() => Promise.reject(new Error('Course Ended')))
    const { failed } = show({ onRenew })
    answers(403)
    failed()
    await screen.findByText('We couldn’t play the video')
    expect(onRenew).toHaveBeenCalledTimes(1)
  })
})

describe('cookies', () => {
  it('are renewed during playback, when two thirds of their life have passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { loaded, at, onRenew } = show()
    loaded()
    fireEvent.click(button('Play'))
    vi.setSystemTime(Date.now() + 590_000)
    at(1)
    expect(onRenew).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 20_000)
    at(2)
    at(3)
    expect(onRenew).toHaveBeenCalledTimes(1)
    await act(() => Promise.resolve())
    at(4)
    expect(onRenew).toHaveBeenCalledTimes(1)
  })

  it('restart nothing that plays when the reply names other files, which load at the pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { loaded, at, element } = show({ onRenew: renewed({ video: '/lectures/k1/b.mp4?v=2' }) })
    loaded()
    fireEvent.click(button('Play'))
    vi.setSystemTime(Date.now() + 610_000)
    at(30)
    await act(() => Promise.resolve())
    expect(element.getAttribute('src')).toBe('/lectures/k1/a.mp4?v=1')
    fireEvent.click(button('Pause'))
    expect(element.getAttribute('src')).toBe('/lectures/k1/b.mp4?v=2')
    loaded()
    expect(element.currentTime).toBe(30)
  })
})

describe('a browser that plays HLS itself', () => {
  const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\naudio.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\n360p.m3u8\n'
  const playback = aPlayback({ playlist: '/lectures/k1/hls-1/master.m3u8' })
  beforeEach(() => {
    vi.stubGlobal('WebKitPlaybackTargetAvailabilityEvent', Event)
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
    fetched.mockImplementation(() => Promise.resolve(new Response(MASTER)))
  })

  it('is given the playlists, another one for another quality, at the same position', async () => {
    const { loaded, at, element } = show({ playback })
    await vi.waitFor(() => expect(element.getAttribute('src')).toBe('/lectures/k1/hls-1/master.m3u8'))
    loaded()
    at(30)
    const quality = await screen.findByLabelText('Quality')
    expect([...quality.children].map(({ textContent }) => textContent)).toEqual([
      'Auto',
      '360p, data saver',
      'Audio only, least data',
    ])
    await userEvent.selectOptions(quality, 'Audio only, least data')
    expect(element.getAttribute('src')).toBe('/lectures/k1/hls-1/audio.m3u8')
    loaded()
    expect(element.currentTime).toBe(30)
    expect(screen.getByText('Audio only')).toBeTruthy()
  })

  it('loads nothing before play for those who save data', async () => {
    window.localStorage.setItem('academy.playback-habits', '{"speed":1,"captions":true,"quality":"audio"}')
    const { element } = show({ playback })
    await act(() => Promise.resolve())
    expect([element.getAttribute('src'), fetched.mock.calls]).toEqual([null, []])
    fireEvent.click(button('Play'))
    await vi.waitFor(() => expect(element.getAttribute('src')).toBe('/lectures/k1/hls-1/audio.m3u8'))
  })
})
