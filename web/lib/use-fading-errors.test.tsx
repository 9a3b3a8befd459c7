// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFadingErrors } from './use-fading-errors.ts'

function Fields() {
  const form = useForm({ defaultValues: { first: '', second: '' }, mode: 'onTouched' })
  useFadingErrors(form)
  const { errors } = form.formState
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <input aria-label="First" {...form.register('first', { required: 'First is wrong' })} />
      <input aria-label="Second" {...form.register('second', { required: 'Second is wrong' })} />
      <p>{errors.first?.message}</p>
      <p>{errors.second?.message}</p>
      <button>Send</button>
    </form>
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const leave = async (name: string) => {
  fireEvent.blur(screen.getByLabelText(name))
  await pass(0)
}
const shown = () => ['First is wrong', 'Second is wrong'].filter((text) => screen.queryByText(text) !== null)

beforeEach(() => {
  vi.useFakeTimers()
  render(<Fields />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('each field’s error disappears 7 s after it appeared', async () => {
  await leave('First')
  await pass(5000)
  await leave('Second')
  expect(shown()).toEqual(['First is wrong', 'Second is wrong'])
  await pass(1999)
  expect(shown()).toEqual(['First is wrong', 'Second is wrong'])
  await pass(1)
  expect(shown()).toEqual(['Second is wrong'])
  await pass(5000)
  expect(shown()).toEqual([])
})

it('errors are shown for 7 s again when the form is resent', async () => {
  await leave('First')
  await pass(6000)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await pass(0)
  await pass(6900)
  expect(shown()).toEqual(['First is wrong', 'Second is wrong'])
  await pass(200)
  expect(shown()).toEqual([])
})
