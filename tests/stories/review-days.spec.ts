import { randomUUID } from 'node:crypto'
import { ImportQuestionsDocument, SeedTagsDocument } from '#generated/operations.ts'
import { StartQuizDocument, UpdateStudySettingsDocument } from '#generated/study-operations.ts'
import { myProgressWords } from '#domain/messages/my-progress.ts'
import { reviewWords as words } from '#domain/messages/reviews.ts'
import { reviewCardsText } from '#domain/messages/today.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { setDay } from '#tests/client/screen/days.ts'
import { enterAnswer, signIn, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

const PHONE = { width: 390, height: 844 }
/** A case study's record: its first entry, and one that appears with an item. */
const FIRST = 'Restless, short of breath.'
const LATER = 'Oxygen by mask was started.'
const APPEARS = 4

const card = (page: Page, n: number, total: number) => page.getByRole('heading', { name: `Review ${n} of ${total}` })
const check = (page: Page) => page.getByRole('button', { name: words.check }).click()
const next = (page: Page) => page.getByRole('button', { name: words.next }).click()

/** Opens the daily review once the stream has written this many cards. */
async function openReviews(page: Page, due: number): Promise<void> {
  await page.goto('/my-courses')
  const link = page.getByRole('link', { name: reviewCardsText(due) })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await link.click()
  await expect(card(page, 1, due)).toBeVisible()
}

/** Reviews all cards of the day. */
async function reviewAll(page: Page, total: number): Promise<void> {
  for (let n = 1; n <= total; n += 1) {
    await expect(card(page, n, total)).toBeVisible()
    await enterAnswer(page)
    await check(page)
    await expect(verdictOf(page)).toBeVisible()
    await next(page)
  }
  await expect(page.getByText(words.doneText(total))).toBeVisible()
}

/** A case study with six True/False items and a record that grows. */
const caseStudy = (tag: string) => ({
  ...{ type: 'Case Study', body: 'A client of 64 years.', answers: [], rationale: 'Why of it all.' },
  ...{ tags: [tag], area: [] },
  content: JSON.stringify({
    record: [
      {
        name: 'Nurses’ Notes',
        entries: [
          { from: 1, time: '08:00', text: FIRST },
          { from: APPEARS, time: '10:00', text: LATER },
        ],
      },
    ],
    items: CASE_STEPS.map((step) => ({
      body: `${step}: is it so?`,
      response: { type: 'True/False', answers: [{ text: 'True', correct: true }, { text: 'False' }] },
      rationale: `Why of ${step}`,
    })),
  }),
})

story(
  'the items of a case study come in the daily review one after the other, each with its record',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    await page.setViewportSize(PHONE)
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    const mark = randomUUID().slice(0, 8)
    const tag = `Review ${mark}`
    await admin(SeedTagsDocument, { tags: [tag] })
    const rows = [{ row: 1, ref: mark, question: caseStudy(tag) }]
    const { importQuestions } = await admin(ImportQuestionsDocument, { rows, dryRun: false })
    expect(importQuestions.map(({ outcome }) => outcome)).toEqual(['new'])
    const student = await practiceStudent(url, admin, mark, { tags: [tag], numOfQuestions: 6, caseStudies: 1 })
    try {
      await setDay(page, url, 0)
      await takeTest(student.call, admin, student.test, () => false)
      await signIn(page, student)
      await setDay(page, url, 1)
      await openReviews(page, CASE_STEPS.length)
      for (const [i, step] of CASE_STEPS.entries()) {
        await expect(card(page, i + 1, CASE_STEPS.length)).toBeVisible()
        await expect(page.getByText(`Item ${i + 1} of 6 · ${step}`)).toBeVisible()
        await expect(page.getByText(`${step}: is it so?`)).toBeVisible()
        await page.getByRole('button', { name: 'Client record' }).click()
        const sheet = page.getByRole('dialog', { name: /record/i })
        await expect(sheet).toContainText(FIRST)
        await expect(sheet.getByText(LATER)).toHaveCount(i + 1 >= APPEARS ? 1 : 0)
        if (i === 0) await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        // The key isn't shown before the answer.
        await expect(page.getByText(`Why of ${step}`, { exact: true })).toHaveCount(0)
        await page.getByRole('radio', { name: /True/ }).check()
        await check(page)
        await expect(page.getByRole('heading', { name: /^Correct/ })).toBeVisible()
        await expect(page.getByText(`Why of ${step}`, { exact: true })).toBeVisible()
        if (i === 0) await expectAccessible(page)
        await next(page)
      }
      await expect(page.getByText(words.doneText(CASE_STEPS.length))).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    } finally {
      await setDay(page, url, 0)
    }
  },
)

story(
  'two devices review the same card: the second one shows that, and it counts once',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    await page.setViewportSize(PHONE)
    const student = await testStudent(url)
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, hasTouch: true })
    const other = await context.newPage()
    const again = (on: Page) => on.getByText(/^Next review: /)
    try {
      await setDay(page, url, 0)
      await takeTest(student.call, admin, student.test, () => false)
      await signIn(page, student)
      await signIn(other, student)
      await setDay(page, url, 1)
      await setDay(other, url, 1)
      await openReviews(page, 5)
      await openReviews(other, 5)

      await enterAnswer(page)
      await check(page)
      await expect(verdictOf(page)).toBeVisible()
      const proposed = (await again(page).textContent()) ?? ''
      await page.getByRole('button', { name: 'Easy', exact: true }).click()
      await expect(again(page)).not.toHaveText(proposed)
      const due = (await again(page).textContent()) ?? ''

      // The other device still shows the card.
      await enterAnswer(other)
      await check(other)
      await expect(other.getByText(words.repeated)).toBeVisible()
      await expect(verdictOf(other)).toBeVisible()
      await expect(again(other)).toHaveText(due)
      await expect(other.getByRole('button', { name: 'Easy', exact: true })).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(other)
      await next(other)

      // Both continue where they are, skipping cards that the other has reviewed.
      await expect(card(other, 2, 5)).toBeVisible()
      await page.goto('/my-courses')
      await page.getByRole('link', { name: reviewCardsText(4) }).click()
      for (let n = 2; n <= 5; n += 1) {
        await expect(card(page, n, 5)).toBeVisible()
        await enterAnswer(page)
        await check(page)
        await expect(verdictOf(page)).toBeVisible()
        await expect(page.getByText(words.repeated)).toHaveCount(0)
        await next(page)
      }
      await expect(page.getByText(words.doneText(5))).toBeVisible()
      await other.reload()
      await expect(other.getByText(words.doneText(5))).toBeVisible()
      await page.goto('/my-courses/progress')
      await expect(async () => {
        await page.reload()
        const done = page.getByRole('region', { name: myProgressWords.done })
        await expect(done).toContainText(myProgressWords.doneText(5, 5), { timeout: 5_000 })
      }).toPass()
    } finally {
      await setDay(page, url, 0)
      await context.close()
    }
  },
)

story(
  'reviews that piled up during an absence are spread over days, within the daily limit',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    await page.setViewportSize(PHONE)
    const [cards, cap] = [25, 10]
    const student = await testStudent(url)
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    const { progressKey } = student.test
    try {
      await setDay(page, url, 0)
      const input = { retention: 0.9, cap, examDay: null, timeZone: 'UTC', version: 0 }
      await student.call(UpdateStudySettingsDocument, { input })
      const lists = { areas: [], tags: [], steps: [], difficulties: [], statuses: [], recentMisses: false }
      const form = { filter: { ...lists, types: ['Multiple Choice'] }, questions: cards, mode: 'exam', pace: null }
      const request = { progressKey, form, requestId: randomUUID() }
      const { taskKey } = (await student.call(StartQuizDocument, { input: request })).startQuiz
      await takeTest(
        student.call,
        admin,
        { progressKey, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey },
        () => false,
      )
      await signIn(page, student)

      // Six days later, all are overdue; the daily maximum is due, and a text explains what happens to the others.
      await setDay(page, url, 6)
      await openReviews(page, cap)
      await expect(page.getByText(words.waiting(cards - cap, cap))).toBeVisible()
      await expectAccessible(page)
      await reviewAll(page, cap)
      await expect(page.getByText(words.waiting(cards - cap, cap))).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByText(words.doneText(cap))).toBeVisible()

      // The next day: the daily maximum again, with the cards forgotten since.
      await setDay(page, url, 7)
      await openReviews(page, cap)
      await expect(page.getByText(/^\d+ more are waiting\./)).toBeVisible()
      await reviewAll(page, cap)
    } finally {
      await setDay(page, url, 0)
    }
  },
)
