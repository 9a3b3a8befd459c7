// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { courseListWords } from '#domain/messages/course-list.ts'
import { paths } from '#web/app/paths.ts'
import { AuditPage } from '#web/features/audit/audit.route.tsx'
import { ManageCoursesPage } from '#web/features/courses/courses.route.tsx'
import { PaymentsPage } from '#web/features/payments/list/payments.route.tsx'
import { QuestionsPage } from '#web/features/questions/list/questions.route.tsx'
import { UsersPage } from '#web/features/users/users.route.tsx'
import { aListedClass } from '#web/testing/a-course.ts'
import { aListedQuestion } from '#web/features/questions/testing/a-listed-question.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'

const api = mockApi()
/** Releases the navigations that wait for their guard. */
let release: (() => void)[] = []

setUpScreen()
beforeEach(() => {
  release = []
  const user = {
    type: 'Student' as const,
    firstName: 'Nora',
    lastName: 'Reed',
    email: 'nora@academy.example',
    note: null,
  }
  const items = [{ ...user, uid: 'u1', phone: '+15555550100', dateCreated: 1, lastSeen: null }]
  api.reply('UserList', { users: { items, total: 90, page: 1 } })
  api.reply('Audit', { audit: { items: [], nextToken: null } })
  api.reply('AuditEditors', {
    auditEditors: [
      { uid: 'a1', name: 'Avery' },
      { uid: 'a2', name: 'Dana' },
    ],
    users: { items: [] },
  })
  api.reply('Payments', { payments: { items: [], nextToken: null, searchedTo: null, totals: null } })
  api.reply('CourseList', { courseList: [aListedClass()] })
  api.reply('BankConstants', { constants: { tags: [], nclexAreas: [] } })
  api.reply('QuestionList', { questions: { items: [aListedQuestion(101)], total: 120, page: 1 } })
})

function show(Page: ComponentType, path: string) {
  const guard = () => new Promise<void>((resolve) => void release.push(resolve))
  return renderScreen(<Page />, { path, guard }).router
}

async function endNavigations() {
  await act(async () => {
    for (const go of release) go()
    await Promise.resolve()
  })
}

/** Simulates how a browser handles the arrow-down key in a select: selects the option after the current one. */
function arrowDown(select: HTMLSelectElement): void {
  const { options, selectedIndex } = select
  fireEvent.change(select, { target: { value: options[selectedIndex + 1]?.value } })
}

const firstOf = async (label: string) => {
  const [first] = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: label })
  if (first === undefined) throw new Error(`No ${label}`)
  return first
}

describe.each<[string, ComponentType, string, string, string]>([
  ['users: Type', UsersPage, paths.users, 'Type', '?type=Admin'],
  ['users: Page', UsersPage, paths.users, 'Page', '?page=3'],
  ['payments: Status', PaymentsPage, paths.payments, 'Status', ''],
  ['audit: Who', AuditPage, paths.audit, 'Who', '?by=a2'],
  ['questions: Sort by', QuestionsPage, paths.questions, 'Sort by', ''],
  ['questions: Page', QuestionsPage, paths.questions, 'Page', '?page=3'],
])('%s', (_name, Page, path, label, address) => {
  it('goes two options on with two fast arrow keys, while the first address is on its way', async () => {
    const router = show(Page, path)
    const select = await firstOf(label)
    await waitFor(() => expect(select.options.length).toBeGreaterThan(2))
    const values = [...select.options].map(({ value }) => value)
    const [first, second] = values.slice(values.indexOf(select.value) + 1)
    arrowDown(select)
    expect(select.value).toBe(first)
    arrowDown(select)
    expect(select.value).toBe(second)
    expect(router.state.location.search).toBe('')
    await endNavigations()
    await waitFor(() =>
      expect(router.state.location.search).toContain(address === '' ? `=${second ?? 'none'}` : address),
    )
    expect((await firstOf(label)).value).toBe(second)
  })
})

it('two filters chosen in quick succession are both kept, and Back clears them', async () => {
  const router = show(UsersPage, paths.users)
  arrowDown(await firstOf('Type'))
  arrowDown(await firstOf('Courses'))
  await endNavigations()
  await waitFor(() => expect(router.state.location.search).toBe('?type=Student&courses=active'))
  expect((await firstOf('Type')).value).toBe('Student')
  arrowDown(await firstOf('Type'))
  act(() => void router.navigate(-1))
  await endNavigations()
  await waitFor(() => expect([router.state.location.search, router.state.navigation.state]).toEqual(['', 'idle']))
  for (const label of ['Type', 'Courses']) expect((await firstOf(label)).value).toBe('')
})

it('two choices made in quick succession in the course list are both kept', async () => {
  const router = show(ManageCoursesPage, paths.manageCourses)
  const over = await screen.findByRole('radio', { name: courseListWords.filters.past })
  fireEvent.click(over)
  expect(over).toHaveProperty('checked', true)
  arrowDown(await firstOf(courseListWords.sort))
  await endNavigations()
  await waitFor(() => expect(router.state.location.search).toBe('?show=past&sort=date'))
})
