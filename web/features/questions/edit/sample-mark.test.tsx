// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '#web/app/paths.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../testing/a-question.ts'
import { QuestionPage } from './question.route.tsx'

const api = mockApi()
const show = () => renderScreen(<QuestionPage />, { path: '/questions/:id', at: paths.question(101) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

setUpScreen()
beforeEach(() => {
  const constants = { tags: ['RN'], nclexAreas: ['Safety'] }
  api.reply('QuestionScreen', { question: aQuestion(), constants, questionPlace: null })
})

it('an eleventh sample is refused with a message', async () => {
  api.refuse('MarkSample', 'samples-many')
  show()
  await screen.findByRole('region', { name: 'Sample question' })
  await press('Make it a sample')
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make it a sample' }))
  await screen.findByText('Not public')
  expect(shownMessages()).toEqual(['ERROR: There are ten sample questions already: take one back first'])
})
