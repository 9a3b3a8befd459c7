// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { playbackPosition, storePosition } from './playback-position.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { admin as sampleAdmin, student } from '#web/testing/sessions.ts'

const admin = { ...sampleAdmin, uid: 'u2' }
const become = (session: typeof admin | undefined) => sessionStore.setState({ session })

beforeEach(() => {
  window.localStorage.clear()
  become(student)
})

it('the position of a lecture is stored per user in this browser', () => {
  storePosition('hands', 42.7)
  become(admin)
  expect(playbackPosition('hands')).toBe(0)
  storePosition('hands', 7)
  become(student)
  expect(playbackPosition('hands')).toBe(42)
  expect(playbackPosition('feet')).toBe(0)
})

it('a lecture starts again after its end', () => {
  storePosition('hands', 42)
  storePosition('hands', 0)
  expect(playbackPosition('hands')).toBe(0)
})

it('the last fifty lectures are kept', () => {
  for (let n = 1; n <= 51; n += 1) storePosition(`lecture-${String(n)}`, n)
  expect([1, 2, 51].map((n) => playbackPosition(`lecture-${String(n)}`))).toEqual([0, 2, 51])
})

it('a malformed stored value is ignored', () => {
  window.localStorage.setItem('academy.playback', '[{"name":1}]')
  expect(playbackPosition('hands')).toBe(0)
})
