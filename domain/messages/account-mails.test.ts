import { expect, it } from 'vitest'
import { deletedMail, welcomeMail } from './account-mails.ts'

it('the mail about a deletion has what is kept and whom to call, in both parts', () => {
  const { subject, html, text } = deletedMail('Jane <b>')
  expect(subject).toBe('Nursing Academy: your account has been deleted')
  expect(text).toContain('Hi Jane <b>,')
  expect(text).toContain('We keep payment records, as the law requires.')
  expect(text).toContain('Wasn’t you? Call')
  expect(html).toContain('Hi Jane &lt;b&gt;,')
})

it('the welcome mail has where to begin, in both parts', () => {
  const { subject, html, text } = welcomeMail('Jane <b>', 'https://site.example')
  expect(subject).toBe('Welcome to Nursing Academy')
  expect(text).toContain('Hi Jane <b>,')
  expect(text).toContain(
    'Your account is ready. After you register for a course, you’ll find it in My Courses. Your days start when you select Start or, for a Live class, with the first class if that’s later.',
  )
  expect(html).toContain('Hi Jane &lt;b&gt;,')
  for (const path of ['register', 'try-a-question']) expect(html).toContain(`href="https://site.example/${path}"`)
})
