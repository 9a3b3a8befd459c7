// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { VideoPlayer } from './video-player.tsx'

afterEach(cleanup)

function show(startAt = 0) {
  const onPosition = vi.fn()
  render(
    <VideoPlayer
      label="Heart"
      url="https://media/a.mp4"
      captionsUrl={null}
      onReload={() => Promise.resolve()}
      startAt={startAt}
      onPosition={onPosition}
    />,
  )
  const video = screen.getByLabelText('Heart')
  if (!(video instanceof HTMLVideoElement)) throw new Error('no video')
  return { video, onPosition }
}

it('begins where the viewer stopped the last time', () => {
  const { video } = show(42)
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(42)
})

it('tells where the viewer is every few seconds and when it stops, and nothing to come back to after the end', () => {
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
