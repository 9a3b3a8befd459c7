// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aLiveCourse, anOnlineCourse, managed } from '#web/testing/a-course.ts'
import { confirm, openPopup, shownMessages } from '#web/testing/actions.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ManagedCoursePage } from './managed-course.route.tsx'

const api = mockApi()
const show = (at: string) => renderScreen(<ManagedCoursePage />, { path: '/manage-courses/:courseKey', at })
const edit = async (key = 'c1') => {
  const view = show(`/manage-courses/${key}?tab=edit`)
  await screen.findByRole('form', { name: 'Edit course' })
  return view
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true })
const valueOf = (name: string) => field(name).value
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

const publishPayment = () => api.publish('OnAcademyPayment', { onAcademyPayment: aPayment() })
const publishCatalogue = () => api.publish('OnCatalogue', { onCatalogue: { generatedAt: 1 } })

setUpScreen()
beforeEach(() => {
  api.reply('ManagedCourse', managed(anOnlineCourse()))
})

it('the page has the tabs About, Students, Progress, Edit and Announcements in the address and a way back [2.2.3, 2.2.5]', async () => {
  const { router } = show('/manage-courses/c1')
  await screen.findByRole('heading', { level: 1, name: 'RN Online Review' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Students',
    'Progress',
    'Edit',
    'Announcements',
  ])
  expect(screen.getByRole('link', { name: 'Manage Courses' }).getAttribute('href')).toMatch(/^\/manage-courses(\?|$)/)
  await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
  expect(router.state.location.search).toBe('?tab=edit')
  expect(api.requests('ManagedCourse')).toEqual([{ key: 'c1', page: 1 }])
})

it.each([
  ['the catalogue', publishCatalogue],
  ['a payment', publishPayment],
])('an event of %s refreshes seats and students', async (_what, publish) => {
  const seats = (taken: number) => managed(aLiveCourse(), { enrolled: taken })
  api.reply('ManagedCourse', seats(1))
  show('/manage-courses/l1')
  await screen.findByText(/^1 of 24 seats taken/)
  api.reply('ManagedCourse', seats(2))
  publish()
  await screen.findByText(/^2 of 24 seats taken/)
})

describe('options with other contents', () => {
  const other = { key: 'o60', onlineDays: 60, contents: ['Week 1', 'Week 9'], editable: true }

  it('are named, and brought in line behind a popup', async () => {
    api.reply('ManagedCourse', managed(anOnlineCourse({ version: 3 }), { differing: [other] }))
    await edit()
    expect(screen.getByText('60 days online: Week 1, Week 9')).toBeDefined()
    await press('Bring all options in line')
    expect((await openPopup()).getByText(/^Give every option of RN Online Review these contents/)).toBeDefined()
    api.reply('ManagedCourse', managed(anOnlineCourse({ version: 3 })))
    api.reply('AlignCourses', { alignCourses: anOnlineCourse({ version: 4 }) })
    await confirm('Bring all options in line')
    expect(api.requests('AlignCourses')).toEqual([{ input: { key: 'c1', version: 3 } }])
    await waitFor(() => expect(screen.queryByText('60 days online: Week 1, Week 9')).toBeNull())
    expect(shownMessages()).toEqual(['SUCCESS: All options of RN Online Review have the same contents now!'])
  })

  it('explain why they cannot be changed now, and are absent if there are none', async () => {
    api.reply('ManagedCourse', managed(anOnlineCourse(), { differing: [{ ...other, editable: false }] }))
    await edit()
    expect(screen.getByText(/is published or has active students/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Bring all options in line' })).toHaveProperty('disabled', true)
  })
})

describe('editing', () => {
  it('offers every field but the type, with all four subjects', async () => {
    await edit()
    const radios = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(radios.slice(2)).toEqual(['RN', 'PN', 'CPR', 'IV'])
    expect(screen.getByRole('radio', { name: /^Live/ }).closest('fieldset')?.hasAttribute('disabled')).toBe(true)
    expect(field('Name').closest('fieldset')?.hasAttribute('disabled')).toBe(false)
  })

  it('updates behind its popup, stays when the name stays, and shows what is stored [2.4.11]', async () => {
    api.reply('UpdateManagedCourse', { updateCourse: anOnlineCourse({ price: 250, version: 4 }) })
    const { router } = await edit()
    await write('Price', '250')
    await press('Update')
    expect((await openPopup()).getByRole('heading', { name: 'Updating Course' })).toBeTruthy()
    api.reply('ManagedCourse', managed(anOnlineCourse({ price: 250, version: 4 })))
    await confirm('Update')
    await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Course RN Online Review updated!']))
    expect(api.requests('UpdateManagedCourse')[0]).toMatchObject({ input: { key: 'c1', version: 3 } })
    expect(api.requests('ManagedCourse')).toHaveLength(2)
    expect(router.state.location.pathname).toBe('/manage-courses/c1')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('disabled')).toBe(true))
    expect(valueOf('Price')).toBe('250')
  })

  it('goes to the list after a new name [2.4.11]', async () => {
    api.reply('UpdateManagedCourse', { updateCourse: anOnlineCourse({ name: 'New', version: 4 }) })
    const { router } = await edit()
    await write('Name', 'New')
    await press('Update')
    await confirm('Update')
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-courses'))
    expect(shownMessages()).toEqual(['SUCCESS: Course New updated!'])
  })

  it('keeps typed text across the other tab, and needs a confirmation before leaving', async () => {
    await edit()
    await write('Name', 'Other')
    await userEvent.click(screen.getByRole('tab', { name: 'Students' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
    expect(valueOf('Name')).toBe('Other')
    await userEvent.click(screen.getByRole('link', { name: 'Manage Courses' }))
    await confirm('Leave')
    await screen.findByText('Somewhere else')
  })
})

describe('publishing', () => {
  it('explains why a Live course whose first date has passed is not published', async () => {
    api.reply('ManagedCourse', managed(aLiveCourse()))
    api.refuse('UpdateManagedCourse', 'course-started')
    show('/manage-courses/l1')
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await confirm('Publish')
    await waitFor(() => expect(shownMessages()).toEqual(['ERROR: Publish failed; start date has already passed']))
  })
})
