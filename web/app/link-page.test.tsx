// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { linkWords } from '#domain/messages/link.ts'
import { progressMessages } from '#domain/messages/progress.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { CourseCardFieldsFragment } from '#generated/operations.ts'
import { paths } from './paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { press } from '#web/testing/actions.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { LinkPage } from './link-page.tsx'

const api = mockApi()
setUpScreen()

const has = (...items: CourseCardFieldsFragment[]) =>
  api.reply('MyProgress', { myProgress: { items, nextToken: null } })
const aContent = (key: string) => ({ key, name: 'Safety', instructions: '', descText: '', sections: [] })
const section = { contentKey: 'n1', sectionKey: 's1' }
const task = { ...section, taskKey: 't1' }
const follow = (path: string) =>
  renderScreen(<LinkPage />, { path: '/go/:courseKey/:contentKey?/:sectionKey?/:taskKey?', at: path }).router
const leadsTo = async (path: string, target: string) => {
  const router = follow(path)
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname + router.state.location.search).toBe(target)
  expect(router.state.historyAction).toBe('REPLACE')
}
const selection = () => {
  const { uid: _uid, ...place } = selectionStore.getState().selection ?? {}
  return place
}
const message = () =>
  messageStore
    .getState()
    .messages.map(({ text }) => text)
    .join()

beforeEach(() => {
  startSession(student)
  clockStore.setState({ offset: 0, now: Date.now() })
  selectionStore.setState({ selection: undefined })
  messageStore.setState({ messages: [] })
  has(aProgress())
})

it.each([
  ['a course', linkPath('c1'), paths.courseView, { progressKey: 'p1' }],
  ['a section', linkPath('c1', section), paths.myTasks, { progressKey: 'p1', ...section }],
  ['a task', linkPath('c1', task), paths.taskView, { progressKey: 'p1', ...task }],
])('a link to %s selects it and is replaced by its screen', async (_, path, target, place) => {
  await leadsTo(path, target)
  expect(selection()).toEqual(place)
  expect(api.operations()).toEqual(['MyProgress'])
})

it('the running course is opened, on whatever page of the courses it is', async () => {
  const ended = aProgress({ key: 'p0', endTime: 1_000 })
  api.replyOnce('MyProgress', { myProgress: { items: [ended], nextToken: 'next' } })
  await leadsTo(linkPath('c1', task), paths.taskView)
  expect(selection()).toMatchObject({ progressKey: 'p1' })
})

it('a link from another course with the same content opens the student’s own', async () => {
  has(aProgress({ key: 'p7', courseKey: 'c7' }))
  api.reply('CourseView', { courseView: { progress: aProgress(), contents: [aContent('n1')] } })
  await leadsTo(linkPath('c1', task), paths.taskView)
  expect(selection()).toEqual({ progressKey: 'p7', ...task })
})

it('a course that has not started opens its start dialog', async () => {
  has(aProgress({ endTime: 0 }))
  await leadsTo(linkPath('c1', task), paths.startCourse('p1'))
  expect(selection()).toEqual({})
})

it.each([
  ['a course that has ended', aProgress({ endTime: 1_000 }), progressMessages['course-ended']],
  ['a course of others', aProgress({ courseKey: 'c7' }), linkWords.notYours],
])('%s leads to My Courses with a message', async (_, course, text) => {
  has(course)
  api.reply('CourseView', { courseView: { progress: course, contents: [aContent('n7')] } })
  await leadsTo(linkPath('c1', task), paths.myCourses)
  expect(message()).toContain(text)
  expect(selection()).toEqual({})
})

it.each([
  linkPath('c1', { contentKey: QUIZZES, sectionKey: QUIZZES, taskKey: 'quiz-1' }),
  linkPath('c1', { ...section, taskKey: 'quiz-1' }),
])('a link to a quiz continues none: %s', async (path) => {
  await leadsTo(path, paths.quizzes('p1'))
  expect(selection()).toEqual({})
})

it.each(['https://evil.example', '//evil.example', '../../sign-out', 'javascript:alert(1)'])(
  'no link leads out of the app: %s',
  async (key) => {
    has(aProgress({ courseKey: key }))
    await leadsTo(linkPath(key, { contentKey: key, sectionKey: key, taskKey: key }), paths.taskView)
  },
)

it('a failure can be retried', async () => {
  api.refuse('MyProgress', 'network')
  const router = follow(linkPath('c1'))
  expect(await screen.findByText(failureMessages.network)).toBeTruthy()
  has(aProgress())
  await press('Try again')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.courseView))
})
