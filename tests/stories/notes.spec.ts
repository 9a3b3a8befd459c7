import { notesWords as words } from '#domain/messages/notes.ts'
import { readingWords } from '#domain/messages/reading.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { toolWords } from '#domain/messages/test-tools.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { followAccountMenu, signIn, takeToEnd } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

story(
  'a student finds a flag of a test on a phone, writes a note on it and takes the flag away',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await signIn(page, await testStudent(baseURL ?? ''))
    await page.goto('/my-courses')
    await followAccountMenu(page, words.title)
    await expect(page.getByText(words.none)).toBeVisible()
    await expectAccessible(page)

    await expect(page.getByRole('link', { name: words.practice, exact: true }).last()).toBeVisible()
    await page.goto('/my-courses')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: /First Steps/ }).click()
    await page.getByRole('link', { name: /Every Type/ }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    const stored = page.waitForResponse((reply) => reply.request().postData()?.includes('MarkQuestion') === true)
    await page.getByRole('button', { name: toolWords.flag, exact: true }).click()
    await stored
    await page.goto('/my-courses/notes')
    await expect(page.getByRole('article')).toContainText(words.withheld)

    await page.goBack()
    await takeToEnd(page)
    await page.goto('/my-courses/notes')
    const card = page.getByRole('article')
    await expect(card.locator('.question__body')).toBeVisible()
    await card.getByRole('button', { name: words.write }).click()
    await card.getByLabel(words.note).fill('Airway first')
    await card.getByRole('button', { name: words.save }).click()
    await expect(card.getByText('Airway first')).toBeVisible()
    await expectAccessible(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: words.unflag }).click()
    await expect(card.getByRole('button', { name: words.flag, exact: true })).toBeVisible()
    await card.getByRole('link', { name: words.review }).click()
    await expect(page.getByRole('heading', { name: testingWords.attemptDetails })).toBeVisible()
    await expect(page.getByText('Airway first')).toBeVisible()
    await page.goBack()
    await expect(card.getByText('Airway first')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(card.getByText('Airway first')).toBeVisible()
  },
)

story(
  'a student highlights a reading, writes a note on it, and returns to it from the notes page',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await signIn(page, await testStudent(baseURL ?? ''))
    await page.goto('/my-courses')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: /First Steps/ }).click()
    await page.getByRole('link', { name: /Article/ }).click()
    const text = page.getByText('It comes first.')
    await text.selectText()
    await page.locator('.highlight-float').getByRole('button').click()
    await page.getByLabel(readingWords.note).fill('Wash first')
    await expect(page.getByText(readingWords.saved, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: readingWords.allNotes }).click()
    const card = page.getByRole('article')
    await expect(card).toContainText('It comes first.')
    await expect(card).toContainText('Wash first')
    await card.getByRole('link', { name: words.openReading }).click()
    await expect(page.getByLabel(readingWords.note)).toHaveValue('Wash first')
    await expect(text).toBeFocused()
  },
)
