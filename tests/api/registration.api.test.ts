import { expect, it } from 'vitest'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { newStudent } from '#tests/client/people/people.ts'

it('a new student gets one welcome, with this academy’s addresses', async () => {
  const student = await newStudent(API_URL)
  const greetings = async () =>
    (await mailsTo(API_URL, student.email)).filter(({ subject }) => subject === 'Welcome to Nursing Academy')
  await expect.poll(greetings, { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await greetings()
  expect(mail?.html).toContain(`href="${API_URL}/register"`)
  expect(mail?.text).toContain(`${API_URL}/try-a-question`)
})
