import { noChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { bankQuestion, choiceFor } from '#tests/client/attempts/choice-for.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { enterChoice } from '#tests/client/attempts/enter-choice.ts'
import { servedQuestions } from '#tests/client/attempts/served-questions.ts'
import { signIn, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

/** The sample's short test: two to four questions in each of eight areas. */
const TEST = /RN Adaptive Test, Short/
const WEAK = ['Physiological Adaptation', 'Basic Care and Comfort', 'Psychosocial Integrity']

type AdaptiveSession = { questions: number; points: number; maxPoints: number }

/**
 * A new student takes the short NCLEX to its end, correctly if `knows` returns true for the question's area. Returns
 * the number of questions and the points by the bank, where a Next Generation question has more than one.
 */
async function takeNclex(page: Page, url: string, knows: (area: string) => boolean): Promise<AdaptiveSession> {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const student = await enrolledStudent(url, 'NCLEX')
  const shown = servedQuestions(page)
  await signIn(page, student)
  await page.goto('/my-courses')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /Readiness/ }).click()
  await page.getByRole('link', { name: TEST }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  const totals = { questions: 0, points: 0, maxPoints: 0 }
  for (let n = 1; ; n += 1) {
    const heading = page.getByRole('heading', { name: new RegExp(`^(Question ${n} of|Test finished)`) })
    await expect(heading).toBeVisible()
    if ((await heading.textContent())?.startsWith('Test')) return totals
    const question = await shown()
    const bank = await bankQuestion(admin, question.id)
    const isKnown = knows(bank.area[0] ?? '')
    await enterChoice(page, choiceFor(bank, question, isKnown))
    const { max } = scoreAnswer(bank, noChoice(bank))
    totals.questions += 1
    totals.maxPoints += max
    totals.points += isKnown ? max : 0
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(verdictOf(page)).toHaveCount(0)
  }
}

/** A score in the screen's words, which mention points if a question has more than one. */
const scoreWords = (points: number, { questions, maxPoints }: AdaptiveSession) =>
  `${points} of ${maxPoints}${maxPoints === questions ? '' : ' points'}`

/** Expects the finished screen to show score, grade, result, pass grade, and each of the eight areas. */
async function expectEnd(page: Page, score: string | RegExp, grade: number, result: string): Promise<void> {
  const end = page.getByRole('region', { name: 'Test finished' })
  await expect(end.getByRole('img', { name: `Grade ${grade}%, pass grade 65%` })).toBeVisible()
  await expect(end.getByRole('definition')).toHaveText([result, score, '65%'])
  const areas = page.getByRole('table').getByRole('rowheader')
  await expect(areas).toHaveCount(8)
  await expect(areas.filter({ hasText: 'Management of Care' })).toBeVisible()
  await expectAccessible(page)
}

story(
  'an NCLEX continues after each answer, and a student who knows every area passes, with a breakdown by area',
  async ({ page, baseURL }) => {
    const totals = await takeNclex(page, baseURL ?? '', () => true)
    expect(totals.questions).toBe(16)
    await expectEnd(page, scoreWords(totals.maxPoints, totals), 100, 'Passing')
  },
)

story(
  'an NCLEX in which nothing is right fails, without more questions',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const totals = await takeNclex(page, baseURL ?? '', () => false)
    expect(totals.questions).toBe(16)
    await expectEnd(page, scoreWords(0, totals), 0, 'Failing')
  },
)

story(
  'an NCLEX grows its weak areas, and is undecided when neither enough of them pass nor enough fail',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const totals = await takeNclex(page, baseURL ?? '', (area) => !WEAK.includes(area))
    expect(totals.questions).toBe(22)
    const grade = Math.floor((totals.points * 100) / totals.maxPoints)
    await expectEnd(page, scoreWords(totals.points, totals), grade, 'Not enough evidence to pass or fail')
  },
)

story(
  'an NCLEX runs alone: another test does not start and leads to it, and finishing early counts unanswered questions as wrong',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const student = await enrolledStudent(baseURL ?? '', 'NCLEX')
    await signIn(page, student)
    const openTask = async (name: RegExp) => {
      await page.goto('/my-courses')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('link', { name: /Readiness/ }).click()
      await page.getByRole('link', { name }).click()
    }
    await openTask(TEST)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: /^Question 1 of 16/ })).toBeVisible()
    await openTask(/3\. RN Adaptive Test/)
    await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
    await expect(page.getByRole('alert').filter({ hasText: testingMessages['exam-running'] })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Go to .*RN Adaptive Test, Short/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: TEST })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Question 1 of 16/ })).toBeVisible()
    await page.getByRole('button', { name: 'Finish early' }).click()
    await page.getByRole('button', { name: 'Finish the test' }).click()
    await expectEnd(page, /^0 of \d+( points)?$/, 0, 'Failing')
    await page.getByRole('link', { name: 'My Courses' }).first().click()
    await openTask(TEST)
    // A finished test opens on its start page.
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
  },
)
