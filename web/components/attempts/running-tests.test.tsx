// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { paths } from '#web/app/paths.ts'
import { ReaderContext } from '#web/components/courses/reader.ts'
import { myCoursesQuery } from '#web/lib/api/student-queries.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { RunningTests } from './running-tests.tsx'

const api = mockApi()
setUpScreen()

const place = { progressKey: 'p1', contentKey: 'c1', sectionKey: 's1' }
const HOUR = 3_600_000
const willRun = () => {
  startSession(student)
  const now = Date.now()
  clockStore.setState({ offset: 0, now })
  api.reply('RunningTests', {
    runningTests: [
      { ...place, taskKey: 'over', name: '1. Over', deadline: now - 5_000 },
      { ...place, taskKey: 'exam', name: '2. Mock exam', deadline: now + 4 * HOUR + 40 * 60_000 },
      { ...place, taskKey: 'quiz', name: 'Your quiz', deadline: null },
    ],
  })
}

it('each running test is shown with its clock and a link back to it', async () => {
  willRun()
  const { router } = renderScreen(<RunningTests />)
  await screen.findByText('2. Mock exam is in progress')
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    expect.stringMatching(/^2\. Mock exam is in progress04:(40:0|39:5)\d left$/),
    'Your quiz is in progress',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Resume 2. Mock exam' }))
  expect(router.state.location.pathname).toBe(paths.taskView)
  expect(selectionStore.getState().selection).toMatchObject({ ...place, taskKey: 'exam' })
})

it('the administrator’s view of a student requests no running tests', () => {
  renderScreen(
    <ReaderContext
      value={{
        courses: myCoursesQuery,
        course: vi.fn(),
        section: vi.fn(),
        view: {
          uid: 'u1',
          key: 'v',
          title: 'My Courses',
          refused: () => undefined,
          trail: () => undefined,
          exit: '',
          place: {},
        },
      }}
    >
      <RunningTests />
    </ReaderContext>,
  )
  expect(api.operations()).toEqual([])
})
