// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from './session/session-store.ts'
import { storePlaybackCookies } from './playback-cookies.ts'

const cookies = (expiresAt: number) => ({
  path: '/lectures/k1/',
  policy: 'p_-~',
  signature: 's_-~',
  keyPairId: 'K1',
  expiresAt,
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

it('CloudFront’s cookies cover the files of one lecture, and are removed when the session ends', () => {
  const names = { firstName: 'Nora', lastName: 'Newman', displayName: 'Nora N' }
  sessionStore.setState({ session: { uid: 'u1', email: 'nora@academy.example', type: 'Student', ...names } })
  storePlaybackCookies(cookies(Date.now() + 60_000))
  expect(document.cookie).toBe('')
  window.history.replaceState(null, '', '/lectures/k1/hands.mp4')
  expect(document.cookie.split('; ').sort()).toEqual([
    'CloudFront-Hash-Algorithm=SHA256',
    'CloudFront-Key-Pair-Id=K1',
    'CloudFront-Policy=p_-~',
    'CloudFront-Signature=s_-~',
  ])
  window.history.replaceState(null, '', '/lectures/k2/hands.mp4')
  expect(document.cookie).toBe('')
  window.history.replaceState(null, '', '/lectures/k1/hands.mp4')
  sessionStore.setState({ session: undefined })
  expect(document.cookie).toBe('')
})

it('expired cookies are not set', () => {
  window.history.replaceState(null, '', '/lectures/k1/hands.mp4')
  storePlaybackCookies(cookies(Date.now() - 1))
  expect(document.cookie).toBe('')
})
