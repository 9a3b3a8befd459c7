import { AddUserNoteDocument } from '#generated/admin-operations.ts'
import { randomUUID } from 'node:crypto'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story('an administrator reads who changed what, from what to what, by kind', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const student = await newStudent(url)
  const text = `Audited ${randomUUID().slice(0, 8)}`
  await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text } })
  await signInOnce(page, ADMIN)
  const entry = page.getByRole('row').filter({ hasText: text })
  await expect(async () => {
    await page.goto('/audit')
    await page.getByLabel('What', { exact: true }).selectOption('Notes')
    await expect(entry).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  expect(new URL(page.url()).search).toBe('?kind=note')
  await expect(entry).toContainText('created note')
  await entry.getByRole('button', { name: /^Details/ }).focus()
  await page.keyboard.press('Enter')
  const fields = page.getByRole('dialog').getByRole('row', { name: /text/ })
  await expect(fields).toContainText(text)
  await page.keyboard.press('Escape')
  await expect(entry.getByRole('button', { name: /^Details/ })).toBeFocused()

  // Search by words, case-insensitively, and by days.
  const words = page.getByRole('searchbox', { name: 'Search by words' })
  await words.fill(text.toUpperCase())
  await words.press('Enter')
  await expect(entry).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing was changed yet that fits.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('')
  await expect(entry).toBeVisible()
})
