// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { extendWords } from '#domain/messages/person-page.ts'
import { extensionMessages } from '#domain/messages/extensions.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { aProgress, DAY_MS } from '#web/testing/a-progress.ts'
import { personWords } from '#domain/messages/person-page.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { UserPage } from '../user.route.tsx'

const api = mockApi()
const nora = {
  uid: 'nora',
  type: 'Student' as const,
  firstName: 'Nora',
  lastName: 'Newman',
  email: 'nora@academy.example',
  phone: '(212)555-0123',
  dateCreated: 1_780_000_000_000,
  lastSeen: null,
}
const END = Date.now() + 5 * DAY_MS + 60_000
const course = (more = {}) => ({
  progress: aProgress({ endTime: END, ...more }),
  completed: 3,
  total: 8,
  certificateName: null as string | null,
})
let courses = [course()]
const show = (at: string) => renderScreen(<UserPage />, { path: '/users/:uid', at: `/users/nora${at}` })

setUpScreen()
beforeEach(() => {
  clockStore.setState({ offset: 0, now: Date.now() })
  courses = [course()]
  api.reply('ManagedUser', { managedUser: { user: nora, notes: { items: [], nextToken: null }, courses: [] } })
  api.reply('PersonCourses', () => ({ studentProgress: { items: courses, total: courses.length, page: 1 } }))
})

describe('the courses of a user', () => {
  it('load when their tab opens, with state, days left, and completed tasks, and link to the progress', async () => {
    courses = [
      course(),
      course({ key: 'p2', name: 'Over', endTime: Date.now() - 5000 }),
      course({ key: 'p3', name: 'Waiting', endTime: 0 }),
    ]
    const { router } = show('')
    const tab = await screen.findByRole('tab', { name: 'Courses' })
    expect(api.operations()).toEqual(['ManagedUser'])
    await userEvent.click(tab)
    const row = (name: RegExp) => screen.findByRole('row', { name })
    expect((await row(/RN Review Online/)).textContent).toMatch(/Started5 days 0 hours left.*3 of 8 tasks/)
    expect((await row(/Over/)).textContent).toMatch(/Ended/)
    expect((await row(/Waiting/)).textContent).toMatch(/Not started30 days from its start–/)
    expect(screen.getByRole('link', { name: 'RN Review Online' }).getAttribute('href')).toBe('/progress/nora/p1')
    expect(screen.queryByRole('button', { name: 'Extend Over' })).toBeNull()
    expect(router.state.location.search).toBe('?tab=courses')
  })

  it('show a message when there are none, and a retry when they cannot be loaded', async () => {
    courses = []
    api.refuseOnce('PersonCourses', 'network')
    show('?tab=courses')
    await userEvent.click(await screen.findByRole('button', { name: /again/ }))
    await screen.findByText('No Courses')
  })

  it('page, and the address keeps the page', async () => {
    api.reply('PersonCourses', { studentProgress: { items: [course()], total: 45, page: 2 } })
    const { router } = show('?tab=courses&page=2')
    await screen.findByText('45 courses')
    expect(api.requests('PersonCourses')).toEqual([{ uid: 'nora', page: 2 }])
    await userEvent.selectOptions(screen.getAllByLabelText('Page')[0] ?? document.body, 'Page 3 of 3')
    expect(router.state.location.search).toBe('?tab=courses&page=3')
  })
})

it('the name on a certificate is corrected, once one was issued and after a question', async () => {
  courses = [
    { ...course({ complete: true }), certificateName: 'Nora Newman' },
    course({ key: 'p2', name: 'PN', complete: true }),
  ]
  show('?tab=courses')
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the name: RN Review Online' }))
  expect(screen.queryByRole('button', { name: 'Correct the name: PN' })).toBeNull()
  const dialog = within(screen.getByRole('alertdialog'))
  dialog.getByText(/says Nora Newman/)
  api.refuseOnce('RenameCertificate', 'certificate-not-found')
  await userEvent.click(dialog.getByRole('button', { name: 'Correct the name' }))
  await dialog.findByText('We can’t find that certificate')
  api.reply('RenameCertificate', { renameCertificate: { name: 'Nora Novak', course: 'RN Review Online' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Correct the name' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.requests('RenameCertificate').at(-1)).toEqual({ uid: 'nora', progressKey: 'p1' })
})

describe('giving a course more days', () => {
  const open = async () => {
    show('?tab=courses')
    await userEvent.click(await screen.findByRole('button', { name: 'Extend RN Review Online' }))
    return within(screen.getByRole('alertdialog'))
  }
  const typeDays = async (days: string) => {
    const field = screen.getByLabelText(extendWords.days)
    await userEvent.clear(field)
    if (days !== '') await userEvent.type(field, days)
  }
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Extend' }))

  it('requires days and a reason: both errors are shown at their fields, and nothing is sent', async () => {
    await open()
    await typeDays('0')
    await confirm()
    expect(await screen.findByText(extensionMessages['extension-days-invalid'])).toBeTruthy()
    expect(screen.getByText(extensionMessages['extension-reason-empty'])).toBeTruthy()
    expect(screen.getByLabelText(extendWords.reason).getAttribute('aria-invalid')).toBe('true')
    expect(api.requests('ExtendProgress')).toEqual([])
  })

  it('is refused when another administrator was first: the new end is shown, and typed text stays', async () => {
    const dialog = await open()
    await userEvent.type(screen.getByLabelText(extendWords.reason), 'Ill')
    expect(dialog.getByText(new RegExp(formatDate(END + 7 * DAY_MS)))).toBeTruthy()
    api.refuseOnce('ExtendProgress', 'extension-end-changed')
    courses = [course({ endTime: END + DAY_MS })]
    await confirm()
    expect(await dialog.findByText(extensionMessages['extension-end-changed'])).toBeTruthy()
    expect(await dialog.findByText(new RegExp(formatDate(END + DAY_MS)))).toBeTruthy()
    expect(screen.getByLabelText(extendWords.reason)).toHaveProperty('value', 'Ill')
  })

  it('happens once, however often a failed request is sent again', async () => {
    await open()
    await userEvent.type(screen.getByLabelText(extendWords.reason), 'Ill')
    api.refuseOnce('ExtendProgress', 'network')
    await confirm()
    await within(screen.getByRole('alertdialog')).findByText(/can’t reach the academy/)
    api.reply('ExtendProgress', { extendProgress: { key: 'p1', endTime: END, onlineDays: 30 } })
    await confirm()
    await vi.waitFor(() => expect(api.requests('ExtendProgress')).toHaveLength(2))
    const ids = api.requests('ExtendProgress').map(({ input }) => input.requestId)
    expect(ids[0]).toBe(ids[1])
  })
})

vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ stripePublishableKey: 'pk_test_1' }) }))

describe('the payments of a user', () => {
  const paymentOf = (facts: Parameters<typeof aPayment>[0] = {}) =>
    aPayment({ courseName: 'RN Review Online', studentId: 'nora', studentName: 'Nora Newman', ...facts })

  it('show course, price and state, also of what went back in part or was lost, and lead to those of the academy', async () => {
    const lost = { id: 'du_1', status: 'lost', amount: 29_900, reason: 'fraudulent', created: 0, dueBy: null }
    const items = [
      paymentOf({ refundedAmount: 5_000 }),
      paymentOf({ key: 'k2', courseName: 'PN Review Online', disputes: [lost] }),
      paymentOf({ key: 'k3', courseName: 'Warm-Up', status: 'failed', charge: { id: null, failure_message: 'No.' } }),
    ]
    api.reply('PersonPayments', { userPayments: { items, total: 3, page: 1 } })
    show('?tab=payments')
    const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent
    expect(await row(/RN Review Online/)).toMatch(/\$299\.00.*Partly refunded\$50\.00 of \$299\.00 refunded/)
    expect(await row(/PN Review Online/)).toMatch(/Paid.*Dispute lost/)
    expect(await row(/Warm-Up/)).toMatch(/Failed/)
    expect(screen.getByRole('link', { name: /All payments/ }).getAttribute('href')).toBe(
      '/payments?search=nora%40academy.example',
    )
  })

  it('show their details and are refunded, after which the list is read again', async () => {
    api.reply('PersonPayments', { userPayments: { items: [paymentOf()], total: 1, page: 1 } })
    const refund = { reason: 'Moves abroad', by: 'Avery M.', date: Date.UTC(2026, 2, 6, 12) }
    const hold = api.hold('RefundPayment')
    show('?tab=payments')
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Nora Newman, RN Review Online' }))
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Moves abroad')
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
    const refunded = paymentOf({ status: 'refunded', refund })
    api.reply('PersonPayments', { userPayments: { items: [refunded], total: 1, page: 1 } })
    await hold.reply({ refundPayment: refunded })
    await screen.findByText('Avery M.')
    await within(screen.getByRole('table')).findByText('Refunded')
    await vi.waitFor(() => expect(api.requests('PersonPayments')).toHaveLength(2))
  })

  it('show a message when there are none', async () => {
    api.reply('PersonPayments', { userPayments: { items: [], total: 0, page: 1 } })
    show('?tab=payments')
    await screen.findByText('No payments')
  })
})

describe('the attempts of a user', () => {
  const attempt = {
    taskKey: 't1',
    taskName: 'Week 1',
    sectionKey: 's1',
    n: 2,
    type: 'Practice' as const,
    startTime: 1_790_000_000_000,
    endTime: 1_790_000_900_000,
    total: 10,
    score: 8,
    maxScore: 10,
    grade: 80,
    result: 'passing',
    gone: false,
  }

  it('start with the newest course, and lead to their review', async () => {
    courses = [course(), course({ key: 'p0', name: 'Earlier' })]
    api.reply('PersonAttempts', { studentAttempts: { items: [attempt], total: 1, page: 1 } })
    const { router } = show('?tab=attempts')
    const link = await screen.findByRole('link', { name: 'Review Week 1, attempt 2' })
    expect(link.getAttribute('href')).toBe('/progress/nora/p1/s1?task=t1&attempt=2')
    expect(screen.getByRole('row', { name: /Week 1/ }).textContent).toMatch(/80%.*8 of 10.*Passing/)
    await userEvent.selectOptions(screen.getByLabelText('Course'), 'p0')
    expect(router.state.location.search).toBe('?tab=attempts&course=p0')
    await vi.waitFor(() =>
      expect(api.requests('PersonAttempts').map(({ progressKey }) => progressKey)).toEqual(['p1', 'p0']),
    )
  })

  it('are read here also when their test was deleted', async () => {
    courses = [course()]
    api.reply('PersonAttempts', { studentAttempts: { items: [{ ...attempt, gone: true }], total: 1, page: 1 } })
    api.refuse('StudentAttempt', 'attempt-not-found')
    show('?tab=attempts')
    const button = await screen.findByRole('button', { name: 'Review Week 1, attempt 2' })
    expect(screen.getByRole('row', { name: /Week 1/ }).textContent).toContain(personWords.deleted)
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: testingWords.attemptDetails })
    await vi.waitFor(() =>
      expect(api.requests('StudentAttempt')).toEqual([{ uid: 'nora', progressKey: 'p1', taskKey: 't1', n: 2 }]),
    )
  })

  it('show a message when there are none', async () => {
    api.reply('PersonAttempts', { studentAttempts: { items: [], total: 0, page: 1 } })
    show('?tab=attempts')
    await screen.findByText('No finished attempts in this course')
  })
})
