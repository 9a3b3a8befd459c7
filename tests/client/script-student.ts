import type { Page } from '@playwright/test'
import { expectRich, expectTexts, visit } from './script-screens.ts'
import type { ScriptsAcademy } from './scripts-academy.ts'
import { giveAnswer } from './steps.ts'
import { expect } from './story.ts'
import type { Trap } from './trap.ts'

/** My Courses, a receipt, the course, the section's tasks, and those that are read or watched. */
export async function lookAtStudentScreens(page: Page, trap: Trap, filled: ScriptsAcademy): Promise<void> {
  const { student, progressKey, place, paymentKey } = filled
  await visit(page, trap, '/my-courses')
  await visit(page, trap, `/receipts/${paymentKey}`)
  await page.evaluate((kept) => sessionStorage.setItem('academy.selection', JSON.stringify(kept)), {
    ...{ uid: student.uid, progressKey, ...place, sectionName: 'The section' },
  })
  await visit(page, trap, '/my-courses/course-view')
  const tasks = '/my-courses/course-view/my-tasks'
  await visit(page, trap, tasks)
  const links = page.getByRole('list', { name: 'Tasks' }).getByRole('link')
  let seen = 0
  for (const name of ['Reading 0', 'Reading 1', 'Reading 2', 'Linking 0']) {
    await links.filter({ hasText: name }).click()
    const rich = await expectRich(page, trap, name, '.rich-text')
    if (name.startsWith('Reading')) seen += rich
    await expectTexts(page, trap, name)
    await page.goto(tasks)
  }
  expect(seen).toBeGreaterThanOrEqual(100)
  await links.filter({ hasText: 'Lecture <' }).click()
  await expectTexts(page, trap, 'a Lecture')
  await page.goto(tasks)
  await links.filter({ hasText: 'Practice <' }).click()
  await expectTexts(page, trap, 'a Practice with an attempt')
}

/** Sits the Practice that is on the screen: every question before and after its check, the result and its review. */
export async function sitScriptTest(page: Page, trap: Trap): Promise<void> {
  await page.getByRole('button', { name: /^Start/ }).click()
  for (let n = 1; n <= 4; n += 1) {
    await expect(page.getByRole('heading', { name: `Question ${String(n)} of 4` })).toBeVisible()
    await expectTexts(page, trap, `question ${String(n)}`)
    await giveAnswer(page)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('heading', { name: /^(Correct|Wrong)$/ })).toBeVisible()
    await expectTexts(page, trap, `question ${String(n)} checked`)
    await page.getByRole('button', { name: /^(Next|See your result)$/ }).click()
  }
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
  await expectTexts(page, trap, 'the result')
  await page.getByRole('button', { name: 'Attempt Details' }).first().click()
  await expect(page.locator('details')).toHaveCount(4)
  await expectTexts(page, trap, 'the review')
}
