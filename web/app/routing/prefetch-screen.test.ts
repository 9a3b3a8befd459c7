// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { paths } from '../paths.ts'
import { prefetchScreen } from './prefetch-screen.ts'

const place = { progressKey: 'P', contentKey: 'C', sectionKey: 'S', taskKey: 'T' }

/** The keys of the queries requested so far. */
const requested = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)

beforeEach(() => {
  startSession(student)
})
afterEach(() => {
  endSession()
})

it('each student screen sends its first requests for the selected place', () => {
  selectPlace(place)
  for (const path of [paths.myCourses, paths.courseView, paths.myTasks, paths.taskView, paths.account])
    prefetchScreen(path)
  expect(requested()).toEqual([
    ['my-progress'],
    ['course-view', 'P'],
    ['section-view', { progressKey: 'P', contentKey: 'C', sectionKey: 'S' }],
    ['task-view', place],
  ])
})

it('a screen without a selection, or with another user’s, sends nothing', () => {
  for (const path of [paths.courseView, paths.myTasks, paths.taskView]) prefetchScreen(path)
  selectPlace(place)
  startSession({ ...student, uid: 'other' })
  for (const path of [paths.courseView, paths.myTasks, paths.taskView]) prefetchScreen(path)
  expect(requested()).toEqual([])
})
