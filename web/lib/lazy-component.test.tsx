// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { lazyComponent } from './lazy-component.ts'

setUpScreen()

const Name = ({ name }: { name: string }) => <p>I am {name}</p>
const loading = ({ name }: { name: string }) => <p>{name} comes</p>

it('the code loads once, on first render, after a placeholder', async () => {
  const load = vi.fn(() => Promise.resolve(Name))
  const Lazy = lazyComponent(load, { loading })
  expect(load).not.toHaveBeenCalled()
  const { unmount } = render(<Lazy name="Ann" />)
  expect(screen.getByText('Ann comes')).toBeTruthy()
  expect(await screen.findByText('I am Ann')).toBeTruthy()
  unmount()
  render(<Lazy name="Ben" />)
  expect(screen.getByText('I am Ben')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('nothing is rendered without a placeholder, and no placeholder after a preload', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Name))
  const { container, unmount } = render(<Lazy name="Ann" />)
  expect(container.innerHTML).toBe('')
  unmount()
  expect(await Lazy.preload()).toBe(true)
  render(<Lazy name="Ann" />)
  expect(screen.getByText('I am Ann')).toBeTruthy()
})

it('a retry after a failure renders every place that failed', async () => {
  const load = vi.fn(() => Promise.resolve(Name)).mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazyComponent(load, {
    loading,
    failed: ({ name }, retry) => (
      <button type="button" onClick={retry}>
        Load {name}
      </button>
    ),
  })
  render(
    <>
      <Lazy name="Ann" />
      <Lazy name="Ben" />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Load Ann' }))
  expect(await screen.findByText('I am Ann')).toBeTruthy()
  expect(screen.getByText('I am Ben')).toBeTruthy()
})

it('a failed preload is retried on render and causes no error', async () => {
  const load = vi.fn(() => Promise.resolve(Name)).mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazyComponent(load)
  expect(await Lazy.preload()).toBe(false)
  render(<Lazy name="Ann" />)
  expect(await screen.findByText('I am Ann')).toBeTruthy()
})

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error === undefined ? this.props.children : <p>{this.state.error.message}</p>
  }
}

it('a failed load without its own message fails the screen, and the next render retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.resolve(Name)).mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazyComponent(load)
  const { unmount } = render(
    <Boundary>
      <Lazy name="Ann" />
    </Boundary>,
  )
  expect(await screen.findByText('offline')).toBeTruthy()
  unmount()
  render(<Lazy name="Ann" />)
  expect(await screen.findByText('I am Ann')).toBeTruthy()
})
