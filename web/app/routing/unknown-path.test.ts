// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryRouter } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { unknownPage } from '#domain/messages/failures.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { unknownPath } from './unknown-path.ts'

const open = vi.spyOn(window, 'open').mockReturnValue(null)
afterEach(() => {
  open.mockClear()
  messageStore.setState({ messages: [] })
})

async function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/leaving', loader: () => null },
      { path: '*', loader: unknownPath },
    ],
    { initialEntries: [address] },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  return router.state.location.pathname + router.state.location.search
}

it.each(['/nowhere', '/sign-in/extra', '/ftp://host', '/javascript:alert(1)', '/httpx', '/https:'])(
  'the path %s leads to the root [3.2.27]',
  async (address) => {
    expect(await visit(address)).toBe('/')
    expect(shownMessages()).toEqual([`ERROR: ${unknownPage}`])
    expect(open).not.toHaveBeenCalled()
  },
)

it('an address of a configured host opens in a new tab without opener [3.2.27]', async () => {
  const replace = vi.fn()
  const tab = { opener: window, location: { replace } }
  open.mockReturnValueOnce(tab as never)
  expect(await visit(`/${academy.links.courseInfo}`)).toBe('/')
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
  expect(tab.opener).toBeNull()
  expect(replace).toHaveBeenCalledExactlyOnceWith(academy.links.courseInfo)
})

it('a blocked new tab leads to the page with the link', async () => {
  const address = academy.links.courseInfo
  expect(await visit(`/${address}`)).toBe(`/leaving?to=${encodeURIComponent(address)}`)
})

it('the fragment of an address is kept', async () => {
  window.history.replaceState(null, '', '/https://evil.example/x#part')
  expect(await visit('/https://evil.example/x')).toBe(
    `/leaving?to=${encodeURIComponent('https://evil.example/x#part')}`,
  )
  window.history.replaceState(null, '', '/')
})

it.each(['https://evil.example/x?y=1', 'http://evil.example/', 'https://a@courses.academy.example/'])(
  'the address %s is shown before anything opens',
  async (address) => {
    expect(await visit(`/${address}`)).toBe(`/leaving?to=${encodeURIComponent(address)}`)
    expect(open).not.toHaveBeenCalled()
  },
)
