// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
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

it('a lecture shows how much and which parts were watched, or that it was not started', async () => {
  const lecture = { type: 'Lecture' as const, attempts: [], used: 0, best: null }
  const watched = { seconds: 11, duration: 46, pieces: 'AwI=' }
  api.reply(
    'StudentSection',
    aStudentSection([
      aStudentTask({ ...lecture, key: 'l', name: 'Film', complete: false }),
      aStudentTask({ ...lecture, key: 'w', name: 'Watched film', complete: true, watched }),
    ]),
  )
  show()
  expect((await task('Film')).textContent).toContain('LectureNot Started')
  const parts = within(await task('Watched film')).getByRole('img', { name: 'Watched 11 of 46 sec: its parts' })
  expect([...parts.children].map((part) => part.getAttribute('style'))).toEqual([
    expect.stringMatching(/start: 0%; width: 21\.7/),
    expect.stringMatching(/start: 97\.8\d+%; width: 2\.1/),
  ])
})

it('the attempts of an NCLEX are colored at 60 and 55, and those of a Practice above 75 and 55', async () => {
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

it('a running attempt has no score yet, since its points have no maximum', async () => {
  const running = { ...aRunningAttempt(2), score: 14, maxScore: null }
  api.reply('StudentSection', aStudentSection([aStudentTask({ attempts: [running, anAttempt()] })]))
  show()
  const rows = within(await task('Kidneys')).getAllByRole('row', { name: /^Attempt \d/ })
  const scores = rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)
  expect(scores).toEqual(['-', '1 of 3'])
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('StudentSection', 'network')
  api.reply('StudentSection', aStudentSection([]))
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No Tasks')
})

it('older attempts load a page at a time, down to the first', async () => {
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

it('a move of the student refreshes the section, once for moves that come together', async () => {
  api.reply('StudentSection', aStudentSection([aStudentTask({})]))
  show()
  await task('Kidneys')
  expect(api.subscriptions('OnStudentMove')).toEqual([{ progressKey: 'p1' }])
  for (let moves = 0; moves < 3; moves += 1)
    api.publish('OnStudentMove', { onStudentMove: { attempt: { progressKey: 'p1', taskKey: 't1' } } })
  await waitFor(() => expect(api.requests('StudentSection')).toHaveLength(2), { timeout: 10_000 })
})
