// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { installLayout } from '#web/testing/layout-in-jsdom.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { FormattedField } from './formatted-field.tsx'
import { htmlOf, linesOf, type TextWithHtml, formattedTextOf } from './formatted-text-of.ts'

setUpScreen()
beforeAll(installLayout)

let now: TextWithHtml = { text: '', html: undefined }

function Field({ start, error }: { start: TextWithHtml; error: string | undefined }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <FormattedField
        label="Rationale"
        value={value}
        error={error}
        onChange={(next) => {
          now = next
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(start)}>
        Reset
      </button>
    </>
  )
}

const show = (text: string, html?: string, error?: string) => {
  now = { text, html }
  render(<Field start={now} error={error} />)
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
const ADD = /^Add formatting, a picture or a table/
const BACK = /^Plain text/
const editor = async () => {
  await screen.findByRole('toolbar')
  return screen.getByRole('textbox', { name: 'Rationale' })
}
const opened = async () => {
  await press(ADD)
  return editor()
}
const paste = (html: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Rationale' }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'], files: [] },
  })

it('the field is plain until formatting is opened, and unformatted words stay plain', async () => {
  show('Wash < rinse\nDry')
  expect(screen.queryByRole('toolbar')).toBeNull()
  const text = await opened()
  expect(text.innerHTML).toBe('<p>Wash &lt; rinse</p><p>Dry</p>')
  expect(now).toEqual({ text: 'Wash < rinse\nDry', html: undefined })
  await press(BACK)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Rationale').value).toBe('Wash < rinse\nDry')
  expect(document.activeElement).toBe(screen.getByLabelText('Rationale'))
})

it('the plain text follows the formatted one, and losing formatting needs a confirmation', async () => {
  show('Dose')
  await opened()
  paste('<p>Give <b>5</b> mg</p><table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>')
  await waitFor(() => expect(now.html).toContain('<table>'))
  expect(now.html).toContain('<strong>5</strong>')
  expect(now.text).toContain('Give 5 mg one two')
  await press(BACK)
  const dialog = within(screen.getByRole('alertdialog', { name: 'Go back to plain text?' }))
  expect(dialog.getByText(/formatting are lost/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(now.html).toContain('<table>')
  await press(BACK)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Use plain text' }))
  expect(now.html).toBeUndefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Rationale').value).toContain('Give 5 mg\none\ntwo')
})

it('a formatted text opens in the editor with its error, and Reset restores it', async () => {
  show('H2O', '<p>H<sub>2</sub>O</p>', 'Too short')
  const text = await editor()
  expect(text.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Too short')
  await press(BACK)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Use plain text' }))
  await userEvent.type(screen.getByLabelText('Rationale'), ' is water')
  expect(now).toEqual({ text: 'H2O is water', html: undefined })
  await press('Reset')
  expect((await editor()).innerHTML).toBe('<p>H<sub>2</sub>O</p>')
})

it('a picture reads as its description, and only real formatting counts as formatted', () => {
  const strip = '<img src="/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png" alt="ECG &amp; pulse">'
  expect(formattedTextOf(`<p>See ${strip}</p>`)).toEqual({ text: 'See ECG & pulse', html: `<p>See ${strip}</p>` })
  expect(linesOf(`<ul><li><p>one<br>two</p></li><li><p>three</p></li></ul><p></p>`)).toBe('one\ntwo\nthree')
  expect(formattedTextOf(htmlOf('a & b\n\n<c>'))).toEqual({ text: 'a & b\n<c>', html: undefined })
  expect(formattedTextOf('<p class="text-center">a</p>').html).toBe('<p class="text-center">a</p>')
})
