// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { paths } from '../paths.ts'
import { beginRequests } from './begin-requests.ts'

const { begun } = vi.hoisted(() => ({ begun: vi.fn() }))
vi.mock('#web/lib/api/screen-requests.ts', () => {
  const named = (name: string) => ({ begin: (variables: unknown) => void begun(name, variables) })
  return {
    myProgressRequest: named('courses'),
    courseViewRequest: named('course'),
    sectionViewRequest: named('section'),
    taskViewRequest: named('task'),
  }
})

const place = { progressKey: 'P', contentKey: 'C', sectionKey: 'S', taskKey: 'T' }

beforeEach(() => {
  begun.mockReset()
  startSession(student)
})
afterEach(() => {
  endSession()
})

it('sends what each screen of a student begins with, by what was chosen', () => {
  selectPlace(place)
  for (const path of [paths.myCourses, paths.courseView, paths.myTasks, paths.taskView, paths.account])
    beginRequests(path)
  expect(begun.mock.calls).toEqual([
    ['courses', {}],
    ['course', { progressKey: 'P' }],
    ['section', { progressKey: 'P', contentKey: 'C', sectionKey: 'S' }],
    ['task', place],
  ])
})

it('sends nothing for a screen of which nothing was chosen, or another user chose', () => {
  for (const path of [paths.courseView, paths.myTasks, paths.taskView]) beginRequests(path)
  selectPlace(place)
  startSession({ ...student, uid: 'other' })
  for (const path of [paths.courseView, paths.myTasks, paths.taskView]) beginRequests(path)
  expect(begun).not.toHaveBeenCalled()
})
