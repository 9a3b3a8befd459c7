import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { bankQuestion, choiceFor } from '#tests/client/attempts/choice-for.ts'
import { enterChoice } from '#tests/client/attempts/enter-choice.ts'
import { servedQuestions } from '#tests/client/attempts/served-questions.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

/** Opens a test of the sample's Next Generation NCLEX section and answers all its questions correctly. */
async function answerCorrectly(page: Page, url: string, name: RegExp, questions: number): Promise<Set<number>> {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const student = await enrolledStudent(url, 'Practice')
  const shown = servedQuestions(page)
  await signIn(page, student)
  await page.goto('/my-courses')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /The Next Generation NCLEX/ }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  const ids = new Set<number>()
  for (let n = 1; n <= questions; n += 1) {
    await expect(page.getByRole('heading', { name: `Question ${n} of ${questions}` })).toBeVisible()
    const question = await shown()
    ids.add(question.id)
    await enterChoice(page, choiceFor(await bankQuestion(admin, question.id), question, true))
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Correct/ })).toBeVisible()
    if (n === 1) await expectAccessible(page)
    await page.getByRole('button', { name: n < questions ? 'Next' : 'See your result', exact: true }).click()
  }
  const end = page.getByRole('region', { name: 'Test finished' })
  await expect(end.getByRole('img', { name: 'Grade 100%, pass grade 65%' })).toBeVisible()
  return ids
}

story('a student of the sample academy sits a Practice of Next Generation questions', async ({ page, baseURL }) => {
  const ids = await answerCorrectly(page, baseURL ?? '', /Practice: Next Generation Questions/, 12)
  expect(ids.size).toBe(12)
})

story(
  'a student of the sample academy sits a Practice of two whole case studies',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const ids = await answerCorrectly(page, baseURL ?? '', /Practice: Two Case Studies/, 12)
    expect(ids.size).toBe(2)
  },
)
