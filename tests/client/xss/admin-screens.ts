import type { Page } from '@playwright/test'
import { jsonOfRows } from '#domain/questions/export-rows.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { expectRich, expectTexts, visit } from './screens.ts'
import { MIN_SHOWN, packed, PAYLOADS, RAW } from './texts.ts'
import type { ScriptsAcademy } from './academy.ts'
import { expect } from '#tests/client/screen/story.ts'
import { expectNothingRan, type XssProbe } from './xss-probe.ts'

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
/** The maximum length of a row's stable name. */
const REF_LENGTH = 190

/** Opens screens that together show all payloads in rich text. */
async function visitRich(page: Page, probe: XssProbe, paths: readonly string[], selector: string): Promise<void> {
  const seen: number[] = []
  for (const path of paths) {
    await page.goto(path)
    seen.push(await expectRich(page, probe, path, selector))
  }
  expect(sum(seen), `${paths.join()}: payloads in rich text`).toBeGreaterThanOrEqual(MIN_SHOWN)
}

/** Contents, their sections, and every type of task, in the editor and in preview. */
export async function checkAuthoring(page: Page, probe: XssProbe, filled: ScriptsAcademy): Promise<void> {
  const { content, described, section, tasks } = filled
  for (const path of ['/content', content, `${content}/create`, section, `${section}?tab=edit`])
    await visit(page, probe, path)
  await visitRich(page, probe, described, '.ProseMirror')
  await visitRich(page, probe, tasks.readings, '.ProseMirror')
  for (const paths of [tasks.readings, tasks.linkings])
    await visitRich(
      page,
      probe,
      paths.map((path) => `${path}?tab=preview`),
      '.rich-text',
    )
  for (const path of [`${section}/create`, tasks.linkings[0] ?? '', tasks.test, tasks.nclex, tasks.lecture])
    await visit(page, probe, path)
  await checkCaptions(page, probe)
  await visit(page, probe, `${tasks.nclex}?tab=preview`)
  await takePreview(page, probe, `${tasks.test}?tab=preview`)
}

/** A Lecture's captions in their editor and in the player. */
async function checkCaptions(page: Page, probe: XssProbe): Promise<void> {
  await page.getByRole('button', { name: 'Edit captions' }).click()
  const texts = page.locator('.cue textarea')
  await expect(texts).toHaveCount(Math.min(50, PAYLOADS.length + RAW.length))
  await expectNothingRan(page, probe, 'captions in their editor')
}

/** The preview of the Practice: each question before and after its check, and the result by tag. */
async function takePreview(page: Page, probe: XssProbe, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Start' }).click()
  const question = page.getByRole('region', { name: /^Question/ })
  for (let n = 1; n <= 4; n += 1) {
    await expect(question.getByRole('heading', { name: new RegExp(`^Question ${String(n)} `) })).toBeVisible()
    await expectTexts(page, probe, `${path}, question ${String(n)}`)
    const lists = await question.getByRole('combobox').all()
    for (const list of lists) await list.selectOption({ index: 1 })
    if (lists.length === 0) await question.locator('input').first().check()
    await question.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(question.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    await expectTexts(page, probe, `${path}, question ${String(n)} checked`)
    await question.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
  await expectTexts(page, probe, `${path}, finished`)
}

/** Courses of both types: listed, viewed, edited, copied. */
export async function checkCourses(page: Page, probe: XssProbe, { courses }: ScriptsAcademy): Promise<void> {
  const { online, live } = courses
  const opened = [
    `/manage-courses/${online}`,
    `/manage-courses/${online}?tab=students`,
    `/manage-courses/${online}?tab=messages`,
    ...[online, live].map((key) => `/manage-courses/${key}?tab=edit`),
  ]
  const lists = ['/manage-courses', '/manage-courses?tab=Online', `/manage-courses/create?copy=${online}`]
  for (const path of [...lists, ...opened]) await visit(page, probe, path)
}

/** The bank's list, its questions, a new question's tags and areas, and an import. */
export async function checkQuestions(
  page: Page,
  probe: XssProbe,
  { questions, listed }: ScriptsAcademy,
): Promise<void> {
  await visit(page, probe, `/questions?type=Tag&tag=${encodeURIComponent(listed)}`)
  for (const id of atDepth({ quick: questions.slice(0, 2), nightly: questions }))
    for (const tab of ['', '?tab=edit']) await visit(page, probe, `/questions/${String(id)}${tab}`)

  await page.goto('/questions/add')
  await page.getByRole('button', { name: 'Multiple Choice', exact: true }).click()
  for (const name of ['Choose Tags', 'Choose NCLEX Areas']) {
    await page.getByRole('button', { name }).click()
    await expectTexts(page, probe, `${name} of a new question`)
    await page.keyboard.press('Escape')
  }

  await visit(page, probe, '/questions/import')
  // The screen shows a row by its ref.
  const rows = packed(REF_LENGTH).map((payload) => ({
    ref: payload,
    question: {
      ...{ type: 'Multiple Choice', body: payload, rationale: payload, tags: [], area: [] },
      answers: ['A', 'B'].map((letter) => ({ letter, text: `${letter} ${payload}`, correct: letter === 'A' })),
    },
  }))
  await page.locator('input[type=file]').setInputFiles({
    name: '<img src=x onerror=ran()>.json',
    mimeType: 'application/json',
    buffer: Buffer.from(jsonOfRows(rows)),
  })
  await expect(page.getByRole('button', { name: /^Import/ })).toBeVisible()
  await expectTexts(page, probe, 'an import, checked')
}

/** The student in users, progress, and payments; administrators' notifications; the audit log. */
export async function checkPeople(page: Page, probe: XssProbe, filled: ScriptsAcademy): Promise<void> {
  const { student, progressKey, place, tasks } = filled
  const course = `/progress/${student.uid}/${progressKey}`
  const section = `${course}/${place.sectionKey}`
  await visit(page, probe, `/users?search=${encodeURIComponent(student.email)}`)
  await visit(page, probe, `/users/${student.uid}?tab=notes`)
  await visit(page, probe, `/progress/${student.uid}`)
  for (const path of [course, section, `${section}?task=${tasks.testKey}&attempt=1`]) await visit(page, probe, path)
  await visit(page, probe, `/payments?search=${encodeURIComponent(student.email)}`)
  // The newest payment is paid, the one before it refunded.
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^Details:/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expectTexts(page, probe, 'a refund')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Details:/ })
    .nth(1)
    .click()
  await expect(dialog.getByText('Reason')).toBeVisible()
  await expectTexts(page, probe, 'a refunded payment')
  await visit(page, probe, '/audit')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expectTexts(page, probe, 'the notifications')
}
