// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { emptyDraft } from '../draft.ts'
import { StudentPreview } from './student-preview.tsx'

setUpScreen()

it('a numeric question can be tried again with an empty field', async () => {
  const content = JSON.stringify(CONTENT_EXAMPLES.Numeric.content)
  render(<StudentPreview draft={{ ...emptyDraft, type: 'Numeric', body: 'How fast?', content }} heading="h3" />)
  const field = () => screen.findByRole('textbox', { name: 'Your number in mL/h' })
  await userEvent.type(await field(), '125')
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(screen.getByRole('group', { name: 'What it gives' }).textContent).toContain('1 of 1 point')
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
  expect(await field()).toHaveProperty('value', '')
  expect(screen.queryByRole('group', { name: 'What it gives' })).toBeNull()
})

it('a complete list of answers can be tried, and shows the points of a choice', async () => {
  const answers = ['Wash', 'Wait', 'Glove'].map((text, key) => ({ key, text, correct: key !== 1, match: '' }))
  const draft = { ...emptyDraft, type: 'Select All That Apply', scoring: 'plus-minus' }
  const { rerender } = render(<StudentPreview draft={draft} heading="h3" />)
  expect(screen.getByText('It appears here as soon as the question is complete.')).toBeTruthy()
  rerender(<StudentPreview draft={{ ...draft, answers }} heading="h3" />)
  expect(screen.getByText('The question body')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Wash/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(screen.getByRole('group', { name: 'What it gives' }).textContent).toContain('1 of 2 points')
})
