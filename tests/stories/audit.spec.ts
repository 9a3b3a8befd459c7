import { AddUserNoteDocument } from '#generated/admin-operations.ts'
import { randomUUID } from 'node:crypto'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

// Colours change at once, so that axe sees none in between.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

story('an administrator reads who changed what, from what to what, by kind', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const student = await newStudent(url)
  const text = `Audited ${randomUUID().slice(0, 8)}`
  await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text } })
  await signInOnce(page, ADMIN)
  const entry = page.getByRole('listitem').filter({ hasText: text })
  await expect(async () => {
    await page.goto('/audit')
    await page.getByLabel('What', { exact: true }).selectOption('Notes')
    await expect(entry).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  expect(new URL(page.url()).search).toBe('?kind=note')
  await expect(entry).toContainText('created note')
  await entry.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(entry.getByRole('row', { name: /^text/ })).toContainText(text)
  await expectAllViewports(page)
})
