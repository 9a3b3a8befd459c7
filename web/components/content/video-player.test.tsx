// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aPlayback } from './testing/a-playback.ts'
import { VideoPlayer } from './video-player.tsx'

afterEach(cleanup)

function show(startAt = 0) {
  const onPosition = vi.fn()
  const player = (video: string) => (
    <VideoPlayer
      label="Heart"
      playback={aPlayback({ video })}
      onReload={() => Promise.resolve()}
      startAt={startAt}
      onPosition={onPosition}
    />
  )
  const { rerender } = render(player('/lectures/k1/a.mp4?v=1'))
  const give = (url: string) => {
    rerender(player(url))
  }
  const video = screen.getByLabelText('Heart')
  if (!(video instanceof HTMLVideoElement)) throw new Error('no video')
  // A player that has its file; jsdom plays none.
  Object.defineProperty(video, 'readyState', { value: 4, configurable: true })
  return { video, onPosition, give }
}

it('begins where the viewer stopped the last time', () => {
  const { video } = show(42)
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(42)
})

it('begins there, or says that it cannot, also when that was settled before the player was on the page', () => {
  const { prototype } = HTMLMediaElement
  Object.defineProperty(prototype, 'readyState', { value: 4, configurable: true })
  expect(show(42).video.currentTime).toBe(42)
  cleanup()
  // jsdom knows no error of a player.
  Object.defineProperty(prototype, 'error', { value: { code: 4 }, configurable: true })
  expect(() => show()).toThrow('Heart')
  expect(screen.getByText('The video cannot be played now')).toBeTruthy()
  Reflect.deleteProperty(prototype, 'readyState')
  Reflect.deleteProperty(prototype, 'error')
})

it('reports where the viewer is every few seconds and when it stops, and nothing to come back to after the end', () => {
  const { video, onPosition } = show()
  for (const time of [1, 3, 6, 8]) {
    video.currentTime = time
    fireEvent.timeUpdate(video)
  }
  expect(onPosition.mock.calls).toEqual([[6]])
  fireEvent.pause(video)
  expect(onPosition).toHaveBeenLastCalledWith(8)
  fireEvent.ended(video)
  expect(onPosition).toHaveBeenLastCalledWith(0)
})

it('goes on with the address that it has while the file is the same: a new signature would begin it again', () => {
  const { video, give } = show()
  fireEvent.loadedMetadata(video)
  const source = () => video.getAttribute('src')
  give('/lectures/k1/a.mp4?v=2')
  expect(source()).toBe('/lectures/k1/a.mp4?v=1')
  give('/lectures/k1/b.mp4?v=3')
  expect(source()).toBe('/lectures/k1/b.mp4?v=3')
})

it('takes the fresh address once the old one has failed', async () => {
  const { video, give } = show()
  fireEvent.loadedMetadata(video)
  fireEvent.error(video)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const again = await screen.findByLabelText('Heart')
  // It may come a moment after the player is back.
  give('/lectures/k1/a.mp4?v=2')
  expect(again.getAttribute('src')).toBe('/lectures/k1/a.mp4?v=2')
})

it('forgets nothing when it begins to load another file', () => {
  const { video, onPosition } = show(42)
  Object.defineProperty(video, 'readyState', { value: 0 })
  fireEvent.timeUpdate(video)
  expect(onPosition).not.toHaveBeenCalled()
})
