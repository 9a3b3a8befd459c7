import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { IS_NIGHTLY } from '#domain/testing/depth.ts'
import { ImportQuestionsDocument, SeedTaskDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { enterAnswer } from '#tests/client/screen/steps.ts'
import { expect } from '#tests/client/screen/story.ts'
import { expectRich } from './screens.ts'
import { MIN_SHOWN, RICH } from './texts.ts'
import type { XssProbe } from './xss-probe.ts'

const TASK = 'Formatted questions'

/** Questions whose texts are formatted with payloads, and the size of the test with them. */
export type FormattedScripts = { questions: number[] }

const options = (html: string, whyHtml?: string) =>
  ['First', 'Second', 'Third'].map((text, at) => ({
    ...{ text, textHtml: `<p>${text}</p>${at === 1 ? '<p>plain</p>' : html}`, correct: at === 0 },
    ...(whyHtml === undefined || at === 2 ? {} : { why: text, whyHtml }),
  }))

/** A question type for each way to show formatted texts. */
const TYPES = [
  (html: string) => ({ type: 'Multiple Choice', answers: options(html) }),
  (html: string) => ({ type: 'Select N', answers: [], content: JSON.stringify({ options: options(html, html) }) }),
  (html: string) => {
    const record = ['08:00', '12:00'].map((time) => ({ time, text: 'Note', textHtml: `<p>Note</p>${html}` }))
    const response = { type: 'Multiple Choice', answers: options(html).map(({ text, correct }) => ({ text, correct })) }
    const content = JSON.stringify({ record: [{ name: 'Notes', entries: record }], response })
    return { type: 'Trend', answers: [], content }
  },
]

/** Cycles through the types; in a deep run, each type has every payload. */
const QUESTIONS = RICH.flatMap((html, n) =>
  TYPES.filter((_, type) => IS_NIGHTLY || type === n % TYPES.length).map((written) => ({
    ...{ ...written(html), body: 'Body', bodyHtml: `<p>Body</p>${html}`, rationale: 'Because', area: [] },
    rationaleHtml: `<p>Because</p>${html}`,
  })),
)

/** Imports the questions and creates a Practice of all of them. */
export async function importFormattedScripts(
  admin: CallApi,
  place: { contentKey: string; sectionKey: string },
  run: string,
): Promise<FormattedScripts> {
  const tags = [`Formatted ${run}`]
  const rows = QUESTIONS.map((question, row) => ({
    row,
    ref: `${run}-f${String(row)}`,
    question: { ...question, tags },
  }))
  const batch = { key: randomUUID(), name: 'formatted' }
  const { importQuestions } = await admin(ImportQuestionsDocument, {
    ...{ rows, dryRun: false, newTags: tags, newAreas: [], batch },
  })
  expect(importQuestions.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual(rows.map(() => ['new']))
  const input = { ...place, type: 'Practice' as const, name: TASK, tags, numOfQuestions: rows.length, timeAllowed: 60 }
  await admin(SeedTaskDocument, { input })
  return { questions: importQuestions.map(({ id }) => id ?? 0) }
}

/** Views each question on its page and in its form. */
export async function checkFormatted(page: Page, probe: XssProbe, { questions }: FormattedScripts): Promise<void> {
  let seen = { preview: 0, edit: 0 }
  for (const id of questions) {
    const path = `/questions/${String(id)}`
    await page.goto(path)
    const preview = await expectRich(page, probe, path, '.rich-text')
    await page.goto(`${path}?tab=edit`)
    const edit = await expectRich(page, probe, `${path} in its form`, '.ProseMirror')
    seen = { preview: seen.preview + preview, edit: seen.edit + edit }
  }
  expect(Math.min(seen.preview, seen.edit)).toBeGreaterThanOrEqual(MIN_SHOWN)
}

/**
 * Takes the Practice from the list of tasks on the screen: each question before and after its check, and the review.
 */
export async function takeFormatted(page: Page, probe: XssProbe, { questions }: FormattedScripts): Promise<void> {
  await page.getByRole('list', { name: 'Tasks' }).getByRole('link').filter({ hasText: TASK }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  let seen = { before: 0, after: 0 }
  for (let n = 1; n <= questions.length; n += 1) {
    await expect(page.getByRole('heading', { name: `Question ${n} of ${questions.length}` })).toBeVisible()
    const before = await expectRich(page, probe, `formatted question ${n}`, '.rich-text')
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^(Correct|Partially correct|Incorrect)/ })).toBeVisible()
    await expect(page.locator('.verdict__rationale.rich-text')).toBeVisible()
    const after = await expectRich(page, probe, `formatted question ${n} checked`, '.verdict .rich-text')
    await page.getByRole('button', { name: /^(Next|See your result)$/ }).click()
    seen = { before: seen.before + before, after: seen.after + after }
  }
  await page.getByRole('button', { name: 'Attempt Details' }).first().click()
  const reviewed = page.locator('details')
  await expect(reviewed).toHaveCount(questions.length)
  for (const details of await reviewed.all()) await details.locator('summary').first().click()
  const review = await expectRich(page, probe, 'the review of formatted questions', '.rich-text')
  expect(Math.min(seen.before, seen.after, review)).toBeGreaterThanOrEqual(MIN_SHOWN)
}
