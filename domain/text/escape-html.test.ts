import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('every character that could end an HTML text or attribute is escaped, and others stay', () => {
  expect(escapeHtml(`<a title="R&D" lang='en'>é</a>`)).toBe(
    '&lt;a title=&quot;R&amp;D&quot; lang=&#39;en&#39;&gt;é&lt;/a&gt;',
  )
})
