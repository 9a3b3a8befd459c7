// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { playbackHabits, storeHabits } from './playback-habits.ts'

const KEY = 'academy.playback-habits'
beforeEach(() => {
  window.localStorage.clear()
})

it('the defaults are normal speed, captions, and automatic quality', () => {
  expect(playbackHabits()).toEqual({ speed: 1, captions: true, quality: 'auto', volume: 1, muted: false })
})

it('each habit is stored on its own', () => {
  storeHabits({ quality: 'audio' })
  storeHabits({ speed: 1.5, bandwidth: 1_600_000 })
  expect(playbackHabits()).toMatchObject({ speed: 1.5, captions: true, quality: 'audio', bandwidth: 1_600_000 })
})

it('habits stored by an older version are read', () => {
  window.localStorage.setItem(KEY, '{"speed":1.25,"captions":false}')
  expect(playbackHabits()).toEqual({ speed: 1.25, captions: false, quality: 'auto', volume: 1, muted: false })
})

it.each(['7', '{"speed":"fast","captions":1,"quality":"8k","volume":9,"muted":0,"bandwidth":-1}'])(
  'a malformed value is ignored: %s',
  (text) => {
    window.localStorage.setItem(KEY, text)
    expect(playbackHabits()).toEqual({ speed: 1, captions: true, quality: 'auto', volume: 1, muted: false })
  },
)
