// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { StudentPreview } from './student-preview.tsx'

setUpScreen()

it('begins again with an empty field, where a number was typed', async () => {
  const content = JSON.stringify(CONTENT_EXAMPLES.Numeric.content)
  render(<StudentPreview type="Numeric" body="How fast?" bodyHtml={undefined} content={content} heading="h3" />)
  const field = () => screen.findByRole('textbox', { name: 'Your number in mL/h' })
  await userEvent.type(await field(), '125')
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(screen.getByRole('group', { name: 'What it gives' }).textContent).toContain('1 of 1 point')
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
  expect(await field()).toHaveProperty('value', '')
  expect(screen.queryByRole('group', { name: 'What it gives' })).toBeNull()
})
