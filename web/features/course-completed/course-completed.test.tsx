// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { TaskOutlineFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { selectProgress, selectionStore } from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { CourseCompletedPage } from './course-completed.route.tsx'

const api = mockApi()
const aTask = (facts: Partial<TaskOutlineFieldsFragment>): TaskOutlineFieldsFragment => ({
  key: facts.key ?? 't',
  name: 'Task',
  type: 'Reading',
  complete: true,
  minutes: 40,
  range: null,
  best: null,
  passed: null,
  ...facts,
})
const answer = (outline: TaskOutlineFieldsFragment[], complete = true) => {
  const counts = { total: outline.length, completed: outline.length }
  const section = { key: 's1', contentKey: 'c1', name: '1. Safety', instructions: '', ...counts, outline }
  const content = { key: 'c1', name: 'Foundations', instructions: '', descText: '', sections: [section] }
  api.reply('CourseView', { courseView: { progress: aProgress({ complete }), contents: [content] } })
}
const show = () => renderScreen(<CourseCompletedPage />, { path: paths.courseCompleted })

setUpScreen()
beforeEach(() => {
  selectionStore.setState({ selection: undefined })
  startSession(student)
  selectProgress('p1')
})

it('the page shows the completed tasks, the time, and the results, and links to the certificate', async () => {
  answer([
    aTask({ key: 'a' }),
    aTask({ key: 'b' }),
    aTask({ key: 'c', type: 'Practice', best: 90, passed: true }),
    aTask({ key: 'd', type: 'Practice', best: 50, passed: false }),
  ])
  show()
  const done = within(await screen.findByRole('region', { name: 'Your summary' }))
  expect(done.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2 readings, 2 practice tests',
    'about 2 hr 40 min',
    '70%',
    '90%',
    '1 of 2',
  ])
  screen.getByText('You finished every task in RN Review Online. Well done.')
  screen.getByText(/^The course stays open for 5 days/)
  expect(screen.getByRole('link', { name: 'Get your certificate' }).getAttribute('href')).toBe(paths.certificate('p1'))
})

it('a course without tests and times shows only its tasks', async () => {
  answer([aTask({ minutes: null })])
  show()
  const done = within(await screen.findByRole('region', { name: 'Your summary' }))
  expect(done.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1 reading'])
})

it('a course that is not completed leads back to itself', async () => {
  answer([aTask({})], false)
  const { router } = show()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.courseView)
})
