import type { Page } from '@playwright/test'
import { expectRich, expectTexts, visit, visitCertificate } from './screens.ts'
import { MIN_SHOWN, PAYLOADS, RAW } from './texts.ts'
import type { ScriptsAcademy } from './academy.ts'
import { enterAnswer, verdictOf } from '#tests/client/screen/steps.ts'
import { expect } from '#tests/client/screen/story.ts'
import { expectNothingRan, type XssProbe } from './xss-probe.ts'

const TASKS = '/my-courses/course-view/my-tasks'

const select = (page: Page, selection: Record<string, string>) =>
  page.evaluate((selected) => sessionStorage.setItem('academy.selection', JSON.stringify(selected)), selection)

const selectSection = (page: Page, { student, progressKey, place }: ScriptsAcademy) =>
  select(page, { uid: student.uid, progressKey, ...place, sectionName: 'The section' })

/** Opens the list of the section's tasks. */
export async function openTasks(page: Page, filled: ScriptsAcademy): Promise<void> {
  await selectSection(page, filled)
  await page.goto(TASKS)
}

/**
 * My Courses, a receipt, a completed course and its certificate, the course, the section's tasks, and those to read or
 * watch.
 */
export async function checkStudentScreens(page: Page, probe: XssProbe, filled: ScriptsAcademy): Promise<void> {
  const { student, paymentKey, certificate } = filled
  await visit(page, probe, '/my-courses')
  await visit(page, probe, `/receipts/${paymentKey}`)
  await visitCertificate(page, probe, `/certificates/${certificate.progressKey}`, 'Certificate of completion')
  await select(page, { uid: student.uid, progressKey: certificate.progressKey })
  await visit(page, probe, '/my-courses/course-view/completed')
  await selectSection(page, filled)
  await visit(page, probe, '/my-courses/course-view')
  await visit(page, probe, TASKS)
  const links = page.getByRole('list', { name: 'Tasks' }).getByRole('link')
  let seen = 0
  for (const name of ['Reading 0', 'Reading 1', 'Reading 2', 'Linking 0']) {
    await links.filter({ hasText: name }).click()
    const rich = await expectRich(page, probe, name, '.rich-text')
    if (name.startsWith('Reading')) seen += rich
    await expectTexts(page, probe, name)
    await page.goto(TASKS)
  }
  expect(seen).toBeGreaterThanOrEqual(MIN_SHOWN)
  await links.filter({ hasText: 'Lecture <' }).click()
  await expectTexts(page, probe, 'a Lecture')
  const closed = page.locator('summary', { hasText: 'Transcript' })
  if (await closed.isVisible()) await closed.click()
  await expect(page.locator('.transcript__line')).toHaveCount(PAYLOADS.length + RAW.length)
  await expectNothingRan(page, probe, 'a transcript')
  await page.goto(TASKS)
  await links.filter({ hasText: 'Practice <' }).click()
  await expectTexts(page, probe, 'a Practice with an attempt')
}

/** Takes the Practice on the screen: every question before and after its check, the result, and its review. */
export async function takeScriptTest(page: Page, probe: XssProbe): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Start again)$/ }).click()
  for (let n = 1; n <= 4; n += 1) {
    await expect(page.getByRole('heading', { name: `Question ${String(n)} of 4` })).toBeVisible()
    await expectTexts(page, probe, `question ${String(n)}`)
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdictOf(page)).toBeVisible()
    await expectTexts(page, probe, `question ${String(n)} checked`)
    await page.getByRole('button', { name: /^(Next|See your result)$/ }).click()
  }
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
  await expectTexts(page, probe, 'the result')
  await page.getByRole('button', { name: 'Attempt Details' }).first().click()
  await expect(page.locator('details')).toHaveCount(4)
  await expectTexts(page, probe, 'the review')
}
