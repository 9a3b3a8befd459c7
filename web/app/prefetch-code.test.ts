// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { paths } from './paths.ts'
import { prefetchCode } from './prefetch-code.ts'

const screen = () => vi.fn(() => Promise.resolve({}))

/** Routes of a public page and of student screens that load spies instead of code. */
function watchedRoutes() {
  const [about, course, tasks, task, leave] = [screen(), screen(), screen(), screen(), screen()] as const
  const routes = [
    { path: paths.about, lazy: about },
    { path: paths.courseView, lazy: course },
    { path: paths.myTasks, lazy: tasks },
    { path: paths.taskView, lazy: task },
    { path: paths.signOut, lazy: leave },
  ]
  return { routes, about, course, tasks, task, leave }
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a href="/about"><span id="in">About</span></a><a id="out" href="https://example.org/about">x</a><p id="text"></p>'
})
afterEach(() => {
  endSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const element = (id: string) => document.getElementById(id) ?? document.body

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'a link loads the code of its target on %s, and nothing else',
  (event) => {
    const { routes, about, course } = watchedRoutes()
    prefetchCode(routes)
    fireEvent[event](element('out'))
    fireEvent[event](element('text'))
    expect(about).not.toHaveBeenCalled()
    fireEvent[event](element('in'))
    expect(about).toHaveBeenCalled()
    expect(course).not.toHaveBeenCalled()
  },
)

it('a student’s screens load once the first one has its data, also after a sign-in; of an administrator’s, only the sign-out', async () => {
  const { routes, course, tasks, task, leave } = watchedRoutes()
  prefetchCode(routes)
  startSession(admin)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(course).not.toHaveBeenCalled()
  expect(leave).toHaveBeenCalledOnce()
  startSession(student)
  await vi.advanceTimersByTimeAsync(499)
  expect(course).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  for (const load of [course, tasks, task]) expect(load).toHaveBeenCalledOnce()
})

it('a visitor who saves data prefetches nothing', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { routes, about, course } = watchedRoutes()
  prefetchCode(routes)
  startSession(student)
  fireEvent.pointerOver(element('in'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect([about, course].flatMap(({ mock }) => mock.calls)).toEqual([])
})
