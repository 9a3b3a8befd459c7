// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { outcomeCountWords as words } from '#domain/messages/exam-panels.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { OutcomeCounts } from './outcome-counts.tsx'

const api = mockApi()
setUpScreen()

it('the counts are requested only when the panel opens, and are all it shows', async () => {
  api.refuse('ExamOutcomeCounts', 'network')
  renderScreen(<OutcomeCounts />)
  await screen.findByText(words.title)
  expect(api.requests('ExamOutcomeCounts')).toEqual([])
  await userEvent.click(screen.getByText(words.title))
  await screen.findByText(failureMessages.network)
  api.reply('ExamOutcomeCounts', { examOutcomeCounts: { students: 1, passed: 1, failed: 2 } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 passed and 2 not passed, of 1 student.')
})
