// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { studySettingsWords as words } from '#domain/messages/reviews.ts'
import { studyMessages } from '#domain/messages/study.ts'
import { paths } from '#web/app/paths.ts'
import type { StudySettingsFieldsFragment } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aStudyQueue } from '#web/testing/a-study-queue.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ReviewsPage } from './reviews.route.tsx'

const api = mockApi()
const stored = { retention: 0.9, cap: 80, examDay: null, timeZone: 'Asia/Manila', version: 3 }
const reply = (settings: StudySettingsFieldsFragment = stored) => aStudyQueue({ settings })
const openSettings = async () => {
  renderScreen(<ReviewsPage />, { path: '/my-courses/reviews/:progressKey', at: paths.reviews('p1') })
  await userEvent.click(await screen.findByRole('button', { name: words.open }))
  return within(await screen.findByRole('alertdialog', { name: words.title }))
}
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

setUpScreen()
beforeEach(() => {
  startSession(student)
  api.reply('StudyQueue', reply())
  api.reply('RunningTests', { runningTests: [] })
})

it('each field shows its error, and nothing is sent', async () => {
  const dialog = await openSettings()
  const cap = dialog.getByLabelText(words.cap)
  const retention = dialog.getByLabelText(words.retention)
  await fill(cap, '')
  await fill(retention, '99')
  await userEvent.click(dialog.getByRole('button', { name: words.save }))
  for (const [field, text] of [
    [cap, words.wrong.cap],
    [retention, words.wrong.retention],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true')
    dialog.getByText(text)
  }
  expect(dialog.queryByText(words.wrong.examDay)).toBeNull()
  expect(api.requests('UpdateStudySettings')).toEqual([])
})

it.each(['2020-01-31', '2099-01-31'])('an exam day that no plan can reach is rejected: %s', async (day) => {
  const dialog = await openSettings()
  const examDay = dialog.getByLabelText(words.examDay)
  await fill(examDay, day)
  await userEvent.click(dialog.getByRole('button', { name: words.save }))
  dialog.getByText(words.wrong.examDay)
  expect(examDay.getAttribute('aria-invalid')).toBe('true')
  expect(api.requests('UpdateStudySettings')).toEqual([])
})

it('settings saved by another window are shown, and are replaced only by a second save', async () => {
  api.refuseOnce('UpdateStudySettings', 'study-settings-changed')
  const theirs = reply({ ...stored, cap: 30, version: 4 })
  api.reply('StudySettings', theirs)
  const dialog = await openSettings()
  api.reply('StudyQueue', theirs)
  await fill(dialog.getByLabelText(words.cap), '50')
  await userEvent.click(dialog.getByRole('button', { name: words.save }))
  await dialog.findByText(studyMessages['study-settings-changed'])
  expect(dialog.getByLabelText<HTMLInputElement>(words.cap).value).toBe('30')
  api.reply('UpdateStudySettings', { updateStudySettings: { ...stored, cap: 50, version: 5 } })
  await fill(dialog.getByLabelText(words.cap), '50')
  await userEvent.click(dialog.getByRole('button', { name: words.save }))
  await waitFor(() => expect(shownMessages()).toEqual([`SUCCESS: ${words.saved}`]))
  expect(api.requests('UpdateStudySettings').map(({ input }) => input.version)).toEqual([3, 4])
})

it('a student without settings is offered the device’s time zone', async () => {
  api.reply('StudyQueue', reply({ ...stored, version: 0 }))
  const dialog = await openSettings()
  const zone = dialog.getByLabelText<HTMLSelectElement>(words.timeZone)
  expect(zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
