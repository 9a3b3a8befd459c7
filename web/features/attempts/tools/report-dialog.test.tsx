// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { barText } from '#domain/messages/bar.ts'
import { mistakeMessages, reportWords } from '#domain/messages/mistake-reports.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { anAttempt } from '../testing/an-attempt.ts'
import { api, begin, press, setUpAttemptSession } from '../testing/an-attempt-session.tsx'

setUpAttemptSession()

let course = 0
const openReport = async () => {
  course += 1
  await begin(anAttempt({ progressKey: `report-${course}` }))
  await press(reportWords.report)
  return screen.findByRole('dialog', { name: reportWords.title }, { timeout: 5_000 })
}

it('a report needs words, and its kind and words are sent once, also after a lost connection', async () => {
  api.reply('SentReport', { sentReport: null })
  await openReport()
  const text = await screen.findByLabelText<HTMLTextAreaElement>(reportWords.text)
  await press(reportWords.send)
  expect(await screen.findByText(mistakeMessages['report-empty'])).toBeDefined()
  await userEvent.click(screen.getByLabelText(reportWords.kinds.typo))
  // Typed letters don't select answers.
  await userEvent.type(text, 'A strydor')
  api.refuseOnce('ReportMistake', 'network')
  await press(reportWords.send)
  await waitFor(() => expect(api.requests('ReportMistake')).toHaveLength(1))
  expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent !== '')).toBe(true)
  expect(text.value).toBe('A strydor')
  api.reply('ReportMistake', { reportMistake: { sentOn: 1, settledOn: null, outcome: null } })
  await press(reportWords.send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = api.requests('ReportMistake').map(({ input }) => input)
  expect(first).toMatchObject({ taskKey: 't1', n: 1, position: 0, kind: 'typo', text: 'A strydor' })
  expect(second).toEqual(first)
})

it('a refused report shows why', async () => {
  api.reply('SentReport', { sentReport: null })
  api.refuseOnce('ReportMistake', 'too-many-reports')
  await openReport()
  await userEvent.type(await screen.findByLabelText(reportWords.text), 'Again')
  await press(reportWords.send)
  await screen.findByText(mistakeMessages['too-many-reports'])
})

it('a report that arrives after its dialog was closed is confirmed', async () => {
  api.reply('SentReport', { sentReport: null })
  await openReport()
  await userEvent.type(await screen.findByLabelText(reportWords.text), 'A strydor')
  const held = api.hold('ReportMistake')
  await press(reportWords.send)
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(messageStore.getState().messages).toEqual([])
  await held.reply({ reportMistake: { sentOn: 1, settledOn: null, outcome: null } })
  await waitFor(() =>
    expect(messageStore.getState().messages).toMatchObject([
      { kind: 'success', text: barText('success', reportWords.sent) },
    ]),
  )
})
