// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { installLayout } from '#web/testing/layout-in-jsdom.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { cleanPasted } from './rich-text-area.tsx'
import { linkAddress } from './link-address.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

setUpScreen()
beforeAll(installLayout)

const OURS = '/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png'
let html = ''

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <RichTextEditor
        label="Text"
        value={value}
        onChange={(text) => {
          html = text
          setValue(text)
        }}
      />
      <button type="button" onClick={() => setValue(initial)}>
        Begin again
      </button>
    </>
  )
}

const show = async (initial: string) => {
  html = initial
  render(<Field initial={initial} />)
  await screen.findByRole('toolbar')
  await userEvent.click(screen.getByRole('textbox', { name: 'Text' }))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const paste = (pasted: string) => {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? pasted : ''),
    types: ['text/html'],
    files: [],
  }
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), { clipboardData })
}

it('a stored text loads unchanged, and a pasted one is accepted', async () => {
  await show('<p>Wash your hands</p>')
  expect(html).toBe('<p>Wash your hands</p>')
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Wash your hands')
  paste('<p class="MsoNormal" style="text-align:center">Twice<o:p></o:p></p>')
  await waitFor(() => expect(html).toContain('Twice'))
  await press('Begin again')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Wash your hands'))
})

it('alignment is written as the classes text-center and text-right, and Undo restores the original [3.9.13]', async () => {
  await show('<p>Wash</p>')
  await press('Align centre')
  expect(html).toBe('<p class="text-center">Wash</p>')
  await press('Align right')
  expect(html).toBe('<p class="text-right">Wash</p>')
  await press('Undo')
  expect(html).toBe('<p>Wash</p>')
  await press('Redo')
  expect(html).toBe('<p class="text-right">Wash</p>')
  await press('Align left')
  expect(html).toBe('<p>Wash</p>')
})

it.each([
  ['Heading', '<h2>Wash</h2>'],
  ['Smaller heading', '<h3>Wash</h3>'],
  ['List', '<ul><li><p>Wash</p></li></ul>'],
  ['Numbered list', '<ol><li><p>Wash</p></li></ol>'],
  ['Quote', '<blockquote><p>Wash</p></blockquote>'],
])('the tool %s writes the stored element and shows that it is on', async (tool, written) => {
  await show('<p>Wash</p>')
  await press(tool)
  expect(html).toBe(written)
  expect(screen.getByRole('button', { name: tool }).getAttribute('aria-pressed')).toBe('true')
})

it('tables are written without styles, and their rows can change', async () => {
  await show('')
  await press('Insert a table')
  expect(html).toMatch(/^<table><tbody><tr><th/)
  expect(html).not.toContain('style=')
  expect(html.match(/<tr>/g)).toHaveLength(3)
  await press('Add a row')
  expect(html.match(/<tr>/g)).toHaveLength(4)
  await press('Delete the table')
  expect(html).toBe('')
})

it('the scopes of a stored table and its images survive another edit', async () => {
  const table = '<table><tbody><tr><th scope="col"><p>Drug</p></th></tr></tbody></table>'
  const image = `<img src="${OURS}" alt="Hand" width="640" height="480">`
  await show(`${table}<p>Wash${image}<img src="https://example.org/hand.png" alt="Theirs"></p>`)
  expect(html).toContain('<th scope="col">')
  await press('Insert a table')
  expect(html).toMatch(/<th[^>]* scope="col"/)
  expect(html).toContain(image)
  expect(html).not.toContain('example.org')
})

it('subscripts, superscripts, figures, and captions of a stored text survive another edit', async () => {
  const figure = `<figure><p><img src="${OURS}" alt="Hand"></p><figcaption>A <em>clean</em> hand</figcaption></figure>`
  const table = '<table><caption>Doses</caption><tbody><tr><td><p>Drug</p></td></tr></tbody></table>'
  await show(`<p>First</p>${figure.replace(/<\/?p>/g, '')}${table}<p>CO<sub>2</sub> and cm<sup>2</sup></p>`)
  await press('Heading')
  expect(html).toContain('<h2>First</h2>')
  expect(html).toContain(figure)
  expect(html).toContain(table)
  expect(html).toContain('CO<sub>2</sub> and cm<sup>2</sup>')
})

it.each([
  ['Subscript', '<p><sub>2</sub></p>'],
  ['Superscript', '<p><sup>2</sup></p>'],
])('the tool %s writes its element', async (tool, written) => {
  await show('<p>2</p>')
  await userEvent.keyboard('{Control>}a{/Control}')
  await press(tool)
  expect(html).toBe(written)
})

it('images in a pasted text are left out, with a note', async () => {
  await show('')
  paste('<p>Twice<img src="file:///C:/hand.png"></p>')
  expect((await screen.findByText(/images of the pasted text were left out/)).getAttribute('role')).toBe('status')
  expect(html).toBe('<p>Twice</p>')
  paste('<p>Again</p>')
  await waitFor(() => expect(screen.queryByText(/were left out/)).toBeNull())
})

it('a link needs a typed address with a scheme that the server keeps', async () => {
  await show('')
  await press('Link')
  await userEvent.type(screen.getByLabelText('Address'), 'javascript:alert(1){Enter}')
  expect(screen.getByRole('dialog').textContent).toContain('Please enter the address')
  await userEvent.clear(screen.getByLabelText('Address'))
  await userEvent.type(screen.getByLabelText('Address'), 'example.org/hands{Enter}')
  expect(html).toContain('href="https://example.org/hands"')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the editor adds no style element, which the page’s policy would refuse', async () => {
  await show('<p>Wash</p>')
  expect(
    [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('ProseMirror')),
  ).toEqual([])
})

it('the toolbar is one tab stop with arrow keys, and Escape in the text leads to it', async () => {
  await show('<p>Wash</p>')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Heading')
  expect(screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it.each([
  ['example.org', 'https://example.org'],
  [' http://example.org/a ', 'http://example.org/a'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['tel:5551234', 'tel:5551234'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x.y', undefined],
  ['word', undefined],
  ['', undefined],
])('the typed text %j becomes the address %j', (typed, address) => expect(linkAddress(typed)).toBe(address))

it('text pasted from Word keeps lists, headings, emphasis, and alignment, and nothing else', () => {
  const word = `<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml></xml><![endif]-->
<h1 style="margin:0">Care</h1><p class="MsoNormal" align="right" style="color:red">Plain <span style="font-weight:bold">bold</span><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>One</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>First</p></body></html>`
  const clean = cleanPasted(word)
  expect(clean).toContain('<h2>Care</h2>')
  expect(clean).toContain('<p class="text-right">Plain <strong>bold</strong></p>')
  expect(clean.replace(/\s+/g, '')).toContain(
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul><ol><li><p>First</p></li></ol>',
  )
  expect(clean).not.toMatch(/mso|style|o:p|<!--/i)
})

it('the levels of a Word list are kept', () => {
  const item = (level: number, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">·</span>${text}</p>`
  expect(cleanPasted(item(1, 'a') + item(2, 'b') + item(2, 'c') + item(1, 'd')).replace(/\s+/g, '')).toBe(
    '<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ul>',
  )
})

it.each([
  [
    'Google Docs',
    '<b style="font-weight:normal;"><p dir="ltr"><span style="font-weight:400;">12 x 10</span><span style="font-size:0.6em;vertical-align:super;">9</span><span>/L. </span><span style="font-weight:700;">Which?</span></p></b>',
    '<p>12 x 10<sup>9</sup>/L. <strong>Which?</strong></p>',
  ],
  [
    'Word for the web',
    '<p class="Paragraph"><span class="TextRun">10</span><span class="Superscript" style="vertical-align: super; font-size: 9px">9</span>/L</p>',
    '<p>10<sup>9</sup>/L</p>',
  ],
  ['a page', '<div>a</div><div onclick="x()">b <font color="red">c</font></div>', '<p>a</p><p>b c</p>'],
])('exponents and weight are kept from %s', (_, pasted, expected) => expect(cleanPasted(pasted)).toBe(expected))
