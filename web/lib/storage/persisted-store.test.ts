// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isBoolean, persistedStore } from './persisted-store.ts'

const KEY = 'academy.test-tools'
const open = () => persistedStore(() => window.localStorage, KEY, isBoolean, false)

beforeEach(() => {
  window.localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('a value is stored as plain JSON, as in earlier versions', () => {
  open().setState({ value: true })
  expect(window.localStorage.getItem(KEY)).toBe('true')
  expect(open().getState()).toEqual({ value: true })
})

it.each(['{', 'null', '"true"', '{"state":true}'])('the stored value %s is ignored', (text) => {
  window.localStorage.setItem(KEY, text)
  expect(open().getState()).toEqual({ value: false })
})

it('an undefined value removes the entry', () => {
  window.localStorage.setItem(KEY, 'true')
  persistedStore(() => window.localStorage, KEY, isBoolean, undefined).setState({ value: undefined })
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

it('a value lasts for the page if the browser refuses its storage', () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('refused')
    })
  const store = open()
  store.setState({ value: true })
  expect(store.getState()).toEqual({ value: true })
})
