import { randomUUID } from 'node:crypto'
import { reportWords } from '#domain/messages/exam-report.ts'
import { examPanelWords } from '#domain/messages/exam-panels.ts'
import { examWords } from '#domain/messages/exams.ts'
import { isObject } from '#web/lib/json.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { enterAnswer, openPractice, signIn, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

/** The shortest possible adaptive test with a case study. */
const SHORT = { type: 'AdaptiveNCLEX' as const, tags: ['RN'], minQuestions: 12, maxQuestions: 14, caseStudies: 1 }
const OUTCOME = /^(Passed|Not passed)$/

const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n}`, exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function examStudent(url: string) {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  return practiceStudent(url, admin, randomUUID().slice(0, 8), SHORT)
}

/** Opens the test and starts it. */
async function startTest(page: Page, student: Awaited<ReturnType<typeof examStudent>>): Promise<void> {
  await openPractice(page, student)
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Answers questions until the test ends. Returns their number. */
async function answerToTheEnd(page: Page, from = 1): Promise<number> {
  for (let n = from; ; n += 1) {
    const heading = page.getByRole('heading', { name: new RegExp(`^(Question ${n}|Passed|Not passed)$`) })
    await expect(heading).toBeVisible()
    if (OUTCOME.test((await heading.textContent())?.trim() ?? '')) return n - 1
    await enterAnswer(page, n % 2 === 0 ? 0 : 1)
    await next(page).click()
    await expect(verdictOf(page)).toHaveCount(0)
  }
}

/** How many areas or steps a list names; the last line counts those without a scored question. */
async function countStandings(page: Page, list: string): Promise<number> {
  const lines = await page.getByRole('list', { name: list }).getByRole('listitem').allTextContents()
  const unscored = /^No scored questions in (\d+)/.exec(lines.at(-1) ?? '')
  return unscored === null ? lines.length : lines.length - 1 + Number(unscored[1])
}

/** From now on, the server's replies set the running attempt's start this many minutes earlier. */
async function startedBefore(page: Page, minutes: number): Promise<void> {
  const earlier = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(earlier)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]: [string, unknown]) => [
        key,
        key === 'startTime' && typeof part === 'number' ? part - minutes * 60_000 : earlier(part),
      ]),
    )
  }
  await page.route('**/graphql', async (route) => {
    if (!/StartTest|MoveTest/.test(route.request().postData() ?? '')) return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: earlier(await response.json()) })
  })
}

story(
  'an exam day on a phone: an adaptive NCLEX asks without totals or verdicts until it has decided, survives a reload, and its report shows how it came about',
  async ({ page, baseURL }) => {
    const student = await examStudent(baseURL ?? '')
    await openPractice(page, student)
    await expect(page.getByText(examPanelWords.notAffiliated)).toBeVisible()
    await expect(page.getByText('Pass grade')).toHaveCount(0)
    await expectAllViewports(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(question(page, 1)).toBeFocused()
    await expect(page.getByText('0 answered · 12–14 questions')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: examWords.hideTime }).click()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await enterAnswer(page)
    await next(page).click()
    await expect(question(page, 2)).toBeFocused()
    const body = await page.locator('#question-body').textContent()
    await page.reload()
    await expect(question(page, 2)).toBeVisible()
    await expect(page.locator('#question-body')).toHaveText(body ?? '')
    await expect(page.getByRole('timer')).toHaveCount(0)

    const count = await answerToTheEnd(page, 2)
    expect(count).toBeGreaterThanOrEqual(SHORT.minQuestions)
    expect(count).toBeLessThanOrEqual(SHORT.maxQuestions)
    await expect(page.getByRole('heading', { name: OUTCOME })).toBeFocused()
    await expect(page.getByRole('region', { name: reportWords.summary })).toContainText(
      / the passing standard|of 8 areas/,
    )
    await page.getByRole('button', { name: reportWords.details, exact: true }).click()
    await expect(page.getByRole('region', { name: reportWords.why })).toContainText(
      /^Why it ended(After|All) \d+ questions/,
    )
    expect(await countStandings(page, reportWords.areas)).toBe(8)
    expect(await countStandings(page, reportWords.steps)).toBe(6)
    await expectAllViewports(page)

    // The replay, using the keyboard.
    const slider = page.getByRole('slider', { name: reportWords.replayHint })
    await slider.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Question 2 of ${count}: `))
    await page.getByRole('button', { name: reportWords.showTable }).click()
    await expect(page.getByRole('table', { name: reportWords.table }).getByRole('row')).toHaveCount(count + 1)
    await page.getByRole('button', { name: reportWords.hideTable }).click()

    // Printed, the chart has no buttons.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /^Over \d+ questions/ })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Read question 2' }).click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.locator('summary', { hasText: 'Question 2' })).toBeFocused()
    await page.getByRole('button', { name: 'Back to the test' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table').getByText(OUTCOME)).toBeVisible()
  },
)

story(
  'administrators read the report of a student’s adaptive NCLEX, and each question that it chose',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const student = await examStudent(baseURL ?? '')
    await startTest(page, student)
    const count = await answerToTheEnd(page)
    const { progressKey, sectionKey, taskKey } = student.test
    const admin = await page
      .context()
      .browser()
      ?.newPage({ baseURL: baseURL ?? '' })
    if (admin === undefined) throw new Error('There is no browser')
    await signIn(admin, ADMIN)
    await admin.goto(`/progress/${student.uid}/${progressKey}/${sectionKey}?task=${taskKey}&attempt=1`)
    const dialog = admin.getByRole('dialog', { name: 'Attempt Details' })
    await dialog.getByRole('button', { name: reportWords.details, exact: true }).click()
    await expect(dialog.getByRole('region', { name: reportWords.why })).toBeVisible()
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: `Read question ${count}` }).click()
    await expect(dialog.locator('summary', { hasText: `Question ${count}` })).toBeFocused()
    await admin.close()
  },
)

story(
  'a break is offered between two questions, runs over a reload, and leads on to the question that it hid',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await startedBefore(page, 121)
    await startTest(page, await examStudent(baseURL ?? ''))
    const offer = page.getByRole('heading', { name: examPanelWords.breakOffer })
    await expect(offer).toBeFocused()
    await expectAllViewports(page)
    await page.getByRole('button', { name: examPanelWords.takeBreak }).click()
    const onBreak = page.getByRole('heading', { name: examPanelWords.onBreak })
    await expect(onBreak).toBeFocused()
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
    await expect(page.locator('#question-body')).toHaveCount(0)
    await page.reload()
    await expect(onBreak).toBeVisible()
    await page.getByRole('button', { name: examPanelWords.endBreak }).press('Enter')
    await expect(question(page, 1)).toBeFocused()
    await enterAnswer(page)
    await next(page).click()
    // The break is offered only once, so the next question follows immediately.
    await expect(question(page, 2)).toBeFocused()
    await page.getByRole('button', { name: 'Finish early' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(examWords.finishEarly(1, SHORT.minQuestions))
    await page.getByRole('button', { name: 'Finish the test' }).click()
    await expect(page.getByRole('heading', { name: 'Ended early', exact: true })).toBeFocused()
    await page.getByRole('button', { name: reportWords.details, exact: true }).click()
    await expect(page.getByRole('region', { name: reportWords.why })).toContainText('Ended early, after 1 question')
  },
)
