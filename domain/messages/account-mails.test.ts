import { expect, it } from 'vitest'
import { deletedMail, welcomeMail } from './account-mails.ts'

it('the mail about a deletion has what is kept and whom to call, in both parts', () => {
  const { subject, html, text } = deletedMail('Jane <b>')
  expect(subject).toBe('Nursing Academy: your account has been deleted')
  expect(text).toContain('Dear Jane <b>,')
  expect(text).toContain('Your payments and receipts stay in our books, as the law wants them.')
  expect(text).toContain('It was not you? Call')
  expect(html).toContain('Dear Jane &lt;b&gt;,')
})

it('the welcome mail has where to begin, in both parts', () => {
  const { subject, html, text } = welcomeMail('Jane <b>', 'https://site.example')
  expect(subject).toBe('Welcome to Nursing Academy')
  expect(text).toContain('Dear Jane <b>,')
  expect(text).toContain(
    'Your account is ready. A course opens right after you register for it, and you find it under My Courses. Its days begin when you press Start, those of a Live course with its first class.',
  )
  expect(html).toContain('Dear Jane &lt;b&gt;,')
  for (const path of ['register', 'try-a-question']) expect(html).toContain(`href="https://site.example/${path}"`)
})
