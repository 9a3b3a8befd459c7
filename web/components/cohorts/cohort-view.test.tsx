// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'
import { cohortWords } from '#domain/messages/cohort.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import CohortView from './cohort-view.tsx'
import type { Cohort, CohortStudent } from './use-cohort.ts'

const saved = vi.hoisted(() => ({ files: [] as string[] }))
vi.mock('#web/lib/save-file.ts', () => ({
  saveFile: (_name: string, _type: string, text: string) => {
    saved.files.push(text)
  },
}))

const api = mockApi()
const DAY = 86_400_000
const aStudent = (name: string, more: Partial<CohortStudent> = {}): CohortStudent => ({
  ...{ uid: name.toLowerCase(), name, lastName: name, courseKey: 'c1', progressKey: 'p1', isCounted: true },
  ...{ endTime: Date.now() + 50 * DAY, opened: Date.now() - 2 * DAY, startedOn: Date.now() - DAY },
  ...{ lastActivity: Date.now() - DAY, completed: 1, total: 4, average: 80, tests: 3, contents: [], areas: [] },
  ...more,
})
const aCohort = (students: CohortStudent[]): { courseCohort: Cohort } => ({
  courseCohort: {
    ...{ students, areas: ['Safety', 'Care'], contents: [] },
    courses: [
      { key: 'c1', name: 'RN Review' },
      { key: 'c2', name: 'PN Review' },
    ],
  },
})
const areas = [
  { area: 0, items: 10, points: 3, maxPoints: 10 },
  { area: 1, items: 20, points: 18, maxPoints: 20 },
]
const ANA = aStudent('Ana', { areas, completed: 3 })
const BO = aStudent('Bo', { lastActivity: Date.now() - 9 * DAY, courseKey: 'c2', average: null })
const CY = aStudent('Cy', { isCounted: false, lastActivity: null })
const show = (at = '/here', students: CohortStudent[] = [ANA, BO, CY]) => {
  api.reply('CourseCohort', aCohort(students))
  return renderScreen(<CohortView of={{ course: 'c1' }} pathOf={(uid) => `/users/${uid}`} />, { at })
}
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
const namesOf = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const selectStudent = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))

setUpScreen()

it('the list shows weak and strong areas, and who is not counted yet', async () => {
  show('/here', [ANA, CY])
  const texts = (await rows()).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(texts).toEqual([
    expect.arrayContaining(['On course', 'Safety 30 %', 'Care 90 %']),
    expect.arrayContaining(['Not counted yet', 'Never']),
  ])
})

it('search, filters, and sort apply and stay in the address', async () => {
  const { router } = show('/here?tab=progress')
  await namesOf()
  await userEvent.click(screen.getByRole('radio', { name: 'Fallen behind (1)' }))
  expect(await namesOf()).toEqual(['Bo'])
  expect(screen.getByText('1 of 3 students')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Everybody' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tasks done' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tasks done' }))
  expect((await namesOf())[0]).toBe('Ana')
  await userEvent.type(screen.getByRole('searchbox'), 'cy{Enter}')
  expect(await namesOf()).toEqual(['Cy'])
  expect(router.state.location.search).toBe('?tab=progress&search=cy&sort=-done')
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText(cohortWords.noneFound)).toBeTruthy()
})

it('the map shows each area’s percentage, and a dash for too few items', async () => {
  show('/here?view=areas', [ANA, aStudent('Di', { areas: [{ area: 0, items: 9, points: 9, maxPoints: 9 }] })])
  const table = await screen.findByRole('table', { name: cohortWords.heatCaption })
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Care', 'Safety'])
  expect(cells).toEqual([
    ['90', '30'],
    ['–', '–'],
  ])
})

it('a long list is paged, and keeps what was selected on other pages', async () => {
  const many = Array.from({ length: 120 }, (_, n) => aStudent(`S${String(n).padStart(3, '0')}`))
  show('/here', many)
  expect(await namesOf()).toHaveLength(50)
  await selectStudent('S001')
  await press('Next page')
  await waitFor(async () => {
    expect((await namesOf())[0]).toBe('S050')
  })
  await selectStudent('S051')
  expect(screen.getByRole('region', { name: '2 students selected' })).toBeTruthy()
  await press('Clear selection')
  expect(screen.queryByRole('region', { name: /selected/ })).toBeNull()
})

it('a message goes to the selected students, one request per course, and a retry sends the same', async () => {
  show()
  await namesOf()
  await selectStudent('Ana')
  await selectStudent('Bo')
  await press('Write a message')
  await press('Send')
  expect(await screen.findByText(courseNoticeMessages['course-message-subject-empty'])).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Subject'), 'Hello')
  await userEvent.type(screen.getByLabelText('Message'), 'How are you?')
  api.reply('WriteToStudents', { sendCourseMessage: { key: 'm', total: 1 } })
  api.replyOnce('WriteToStudents', { sendCourseMessage: { key: 'm', total: 1 } })
  api.refuseOnce('WriteToStudents', 'Lambda:Unhandled')
  await press('Send')
  await screen.findByText(unknownFailure)
  await press('Send')
  await waitFor(() => expect(shownMessages().join()).toContain(cohortWords.sent(2)))
  const inputs = api
    .requests('WriteToStudents')
    .map(({ input }) => input as { key: string; requestId: string; students: string[] })
  expect(inputs.map(({ key, students }) => `${key} ${students.join()}`)).toContain('c1 ana')
  expect(inputs.map(({ key, students }) => `${key} ${students.join()}`)).toContain('c2 bo')
  expect(new Set(inputs.map(({ requestId }) => requestId)).size).toBe(2)
  expect(screen.queryByRole('region', { name: /selected/ })).toBeNull()
})

it('a note is added once to each selected student, and a retry continues after a failure', async () => {
  show()
  await namesOf()
  for (const name of ['Ana', 'Bo', 'Cy']) await selectStudent(name)
  await press('Add a note')
  await userEvent.type(screen.getByLabelText('Note'), 'Call them')
  api.reply('NoteStudent', { addNote: { key: '1' } })
  api.replyOnce('NoteStudent', { addNote: { key: '1' } })
  api.refuseOnce('NoteStudent', 'Lambda:Unhandled')
  await press('Add note')
  await screen.findByRole('button', { name: 'Go on' })
  await press('Go on')
  await waitFor(() => expect(shownMessages().join()).toContain(cohortWords.noted(3)))
  const inputs = api.requests('NoteStudent').map(({ input }) => input as { uid: string; requestId: string })
  expect(new Set(inputs.map(({ uid }) => uid))).toEqual(new Set(['ana', 'bo', 'cy']))
  expect(new Set(inputs.map(({ requestId }) => requestId)).size).toBe(1)
  // Only the failed request is repeated.
  expect(inputs.map(({ uid }) => uid)).toEqual(['ana', 'bo', 'bo', 'cy'])
})

it('an empty cohort shows a message', async () => {
  show('/here', [])
  expect(await screen.findByText(cohortWords.none)).toBeTruthy()
})
