import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('escapes every character that could end a text or an attribute in HTML, and leaves the others', () => {
  expect(escapeHtml(`<a title="R&D" lang='en'>é</a>`)).toBe(
    '&lt;a title=&quot;R&amp;D&quot; lang=&#39;en&#39;&gt;é&lt;/a&gt;',
  )
})
