import { expect, it } from 'vitest'
import { deletedMail } from './account-mails.ts'

it('confirms a deletion in both parts, with what stays and whom to call', () => {
  const { subject, html, text } = deletedMail('Jane <b>')
  expect(subject).toBe('Nursing Academy: your account has been deleted')
  expect(text).toContain('Dear Jane <b>,')
  expect(text).toContain('Your payments and receipts stay in our books, as the law wants them.')
  expect(text).toContain('It was not you? Call')
  expect(html).toContain('Dear Jane &lt;b&gt;,')
})
