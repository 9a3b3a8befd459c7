// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { measurePlayed } from './measure-played.ts'

function aVideo() {
  const video = document.createElement('video')
  const state = { duration: 46, seeking: false, currentTime: 0 }
  for (const name of ['duration', 'seeking', 'currentTime'] as const)
    Object.defineProperty(video, name, { get: () => state[name], configurable: true })
  const stretches: [number, number][] = []
  const stop = measurePlayed(video, ({ from, to }) => void stretches.push([from, to]))
  const at = (time: number, event = 'timeupdate', more: Partial<typeof state> = {}) => {
    Object.assign(state, { currentTime: time, seeking: false, ...more })
    video.dispatchEvent(new Event(event))
  }
  return { at, stretches, stop }
}

it('played parts are measured up to the pause', () => {
  const { at, stretches, stop } = aVideo()
  at(0, 'playing')
  at(0.25)
  at(0.5)
  at(0.6, 'pause')
  stop()
  at(1)
  expect(stretches).toEqual([
    [0, 0.25],
    [0.25, 0.5],
    [0.5, 0.6],
  ])
})

it('a seek or another file does not count as playing', () => {
  const { at, stretches } = aVideo()
  at(1, 'playing')
  at(2)
  at(30, 'seeking', { seeking: true })
  at(30, 'timeupdate', { seeking: true })
  at(30, 'seeked')
  at(31)
  at(0, 'emptied')
  at(5, 'playing')
  at(6)
  expect(stretches).toEqual([
    [1, 2],
    [30, 31],
    [5, 6],
  ])
})

it('a video of unknown length is not measured', () => {
  const { at, stretches } = aVideo()
  at(0, 'playing', { duration: Number.NaN })
  at(1)
  at(2, 'timeupdate', { duration: Number.NaN })
  expect(stretches).toEqual([])
})
