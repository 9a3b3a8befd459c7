// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { useMessageStore } from '#web/lib/message-store.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { anAttempt, aRunningAttempt, aStudentSection, aStudentTask } from '../testing/a-student.ts'
import { StudentSectionPage } from './student-section.route.tsx'

const api = mockApi()
const show = () =>
  renderScreen(<StudentSectionPage />, {
    path: '/progress/:uid/:progressKey/:sectionKey',
    at: paths.studentSection('u1', 'p1', 's1'),
  })
const task = (name: string) => screen.findByRole('region', { name })

setUpScreen()

it("shows a section's tasks: opened when, sat how often, or 'Not Started'", async () => {
  const none = { attempts: [], used: 0, best: null, complete: false }
  api.reply(
    'StudentSection',
    aStudentSection([
      aStudentTask({
        ...none,
        key: 'r',
        name: 'Article',
        type: 'Reading',
        complete: true,
        startTime: Date.UTC(2027, 2, 5),
      }),
      aStudentTask({ ...none, key: 'l', name: 'Film', type: 'Lecture' }),
      aStudentTask({
        ...none,
        key: 'w',
        name: 'Watched film',
        type: 'Lecture',
        complete: true,
        watched: { seconds: 11, duration: 46, pieces: 'AwI=' },
      }),
      aStudentTask({ name: 'Kidneys', used: 2, best: 80 }),
      aStudentTask({ ...none, key: 'n', name: 'Mock', type: 'NCLEX', attempts: [aRunningAttempt(1)] }),
    ]),
  )
  show()
  expect((await task('Article')).textContent).toMatch(/ReadingDoneOpened Mar \d/)
  expect((await task('Film')).textContent).toContain('LectureNot Started')
  const watched = within(await task('Watched film')).getByRole('img', { name: 'Watched 11 of 46 s: its parts' })
  expect([...watched.children].map((part) => part.getAttribute('style'))).toEqual([
    expect.stringMatching(/start: 0%; width: 21\.7/),
    expect.stringMatching(/start: 97\.8\d+%; width: 2\.1/),
  ])
  expect((await task('Kidneys')).textContent).toContain('2 attempts used, best grade 80%')
  expect((await task('Mock')).textContent).toContain('NCLEXIn progress')
  expect(screen.getByText('1 of 5 tasks done')).toBeTruthy()
})

it('colours the attempts of an NCLEX at 60 and 55, and those of a Practice above 75 and 55', async () => {
  const of = (type: 'NCLEX' | 'Practice', grades: number[]) =>
    grades.map((grade, i) => anAttempt({ type, grade, n: grades.length - i }))
  api.reply(
    'StudentSection',
    aStudentSection([
      aStudentTask({ key: 'n', name: 'Mock', type: 'NCLEX', attempts: of('NCLEX', [60, 59, 55, 54]) }),
      aStudentTask({ attempts: of('Practice', [76, 75, 56, 55]) }),
    ]),
  )
  show()
  const tones = (region: HTMLElement) =>
    within(within(region).getByRole('table'))
      .getAllByText(/^\d+%$/)
      .map(({ className }) => className.replace('badge badge--', ''))
  expect(tones(await task('Mock'))).toEqual(['success', 'accent', 'accent', 'error'])
  expect(tones(await task('Kidneys'))).toEqual(['success', 'accent', 'accent', 'error'])
})

it('draws the grades of several attempts in the order they were sat', async () => {
  api.reply(
    'StudentSection',
    aStudentSection([aStudentTask({ attempts: [aRunningAttempt(3), anAttempt({ n: 2, grade: 80 }), anAttempt()] })]),
  )
  show()
  const chart = await screen.findByRole('list', { name: 'Grades of Kidneys, first attempt first' })
  const columns = within(chart).getAllByRole('listitem')
  expect(columns.map((column) => column.firstElementChild?.textContent)).toEqual(['Attempt 1: 33%', 'Attempt 2: 80%'])
})

it('shows of an attempt that runs that it runs, and offers no details of it', async () => {
  api.reply('StudentSection', aStudentSection([aStudentTask({ attempts: [aRunningAttempt(2), anAttempt()] })]))
  show()
  const table = within(await screen.findByRole('table'))
  expect(within(table.getByRole('row', { name: /Attempt 2/ })).getByText('In progress')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Attempt Details/ })).toHaveLength(1)
})

it("says 'No Tasks' of an empty section", async () => {
  api.reply('StudentSection', aStudentSection([]))
  show()
  await screen.findByText('No Tasks')
})

it.each([
  ['student-not-found', 'Student not found', paths.progress],
  ['progress-not-found', 'Course progress not found', paths.progress],
  ['section-not-found', 'Section not found', paths.studentCourse('u1', 'p1')],
])('goes back to where it is known when the server says %s', async (code, message, to) => {
  api.refuse('StudentSection', code)
  const { router } = show()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(to)
  expect(useMessageStore.getState().messages[0]?.text).toBe(`ERROR: ${message}`)
})

it('says what failed and tries again', async () => {
  api.refuseOnce('StudentSection', 'network')
  api.reply('StudentSection', aStudentSection([]))
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No Tasks')
})

it('shows older attempts a page at a time, down to the first', async () => {
  const page = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => anAttempt({ n: from - i }))
  api.replyOnce('StudentSection', aStudentSection([aStudentTask({ attempts: page(32, 3), used: 32 })]))
  api.replyOnce('StudentOlderAttempts', { studentOlderAttempts: page(2, 1) })
  show()
  const card = await task('Kidneys')
  expect(within(card).queryByText('Attempt 2')).toBeNull()
  await userEvent.click(within(card).getByRole('button', { name: 'Load more' }))
  await within(card).findByText('Attempt 1')
  expect(api.requests('StudentOlderAttempts').at(-1)).toMatchObject({ uid: 'u1', progressKey: 'p1', before: 3 })
  expect(within(card).queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('asks again when the student moves, once for moves that come together', async () => {
  api.reply('StudentSection', aStudentSection([aStudentTask({})]))
  show()
  await task('Kidneys')
  expect(api.subscriptions('OnStudentMove')).toEqual([{ progressKey: 'p1' }])
  for (let moves = 0; moves < 3; moves += 1)
    api.publish('OnStudentMove', { onStudentMove: { attempt: { progressKey: 'p1', taskKey: 't1' } } })
  await waitFor(
    () => {
      expect(api.requests('StudentSection')).toHaveLength(2)
    },
    { timeout: 10_000 },
  )
})
