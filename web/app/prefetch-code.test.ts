// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { admin, student } from '#web/testing/sessions.ts'
import { paths } from './paths.ts'
import { prefetchCode } from './prefetch-code.ts'

const idle: (() => void)[] = []
const screen = () => vi.fn(() => Promise.resolve({}))

/** Routes of a public page and of a student's screens, whose code is a spy. */
function watchedRoutes() {
  const [about, course, tasks, task] = [screen(), screen(), screen(), screen()] as const
  const routes = [
    { path: paths.about, lazy: about },
    { path: paths.courseView, lazy: course },
    { path: paths.myTasks, lazy: tasks },
    { path: paths.taskView, lazy: task },
  ]
  return { routes, about, course, tasks, task }
}

beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  document.body.innerHTML =
    '<a href="/about"><span id="in">About</span></a><a id="out" href="https://example.org/about">x</a><p id="text"></p>'
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const element = (id: string) => document.getElementById(id) ?? document.body

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'loads what a link leads to on %s, and nothing else',
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

it('loads a student’s screens when the browser is idle, also after a sign-in, and no administrator’s', () => {
  const { routes, course, tasks, task } = watchedRoutes()
  prefetchCode(routes)
  startSession(admin)
  expect(idle).toHaveLength(0)
  startSession(student)
  for (const work of idle) work()
  for (const load of [course, tasks, task]) expect(load).toHaveBeenCalledOnce()
})

it('loads nothing ahead for a person who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { routes, about, course } = watchedRoutes()
  prefetchCode(routes)
  startSession(student)
  fireEvent.pointerOver(element('in'))
  for (const work of idle) work()
  expect([about, course].flatMap(({ mock }) => mock.calls)).toEqual([])
})
