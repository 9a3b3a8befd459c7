import { TestRegisterDocument } from '#generated/operations.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { cardToken, newStudent } from '#tests/client/people/people.ts'
import { openCheckout, payWith, signIn } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

story.use({ viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'reduce' } })

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('[data-message]')

/** Whether a finger at the middle of an element would touch it. */
const isUncovered = (page: Page, name: string, nth: number) =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .nth(nth)
    .evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

story(
  'an error of the sign-in disappears when it is sent again, and none remains with a success',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const student = await newStudent(url)
    for (const name of ['RN Online Review', 'Test-Taking Strategies']) {
      const { key } = await catalogCourse(url, name)
      await student.call(TestRegisterDocument, {
        input: { courseKey: key, token: await cardToken(url), requestId: crypto.randomUUID() },
      })
    }
    await page.goto('/sign-in')
    const send = async (email: string, password: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    }
    await send('nobody-here@academy.example', 'Wrong-Pass-1')
    await expect(page.getByText(/^User not found/)).toBeVisible()
    await send(student.email, 'Wrong-Pass-1')
    await expect(page.getByText(/^Wrong password/)).toBeVisible()
    await expect(page.getByText(/^User not found/)).toHaveCount(0)
    await expect(messages(page)).toHaveCount(0)
    await send(student.email, student.password)
    await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
    await expect(messages(page).filter({ hasText: 'ERROR' })).toHaveCount(0)
    expect(await isUncovered(page, 'Start', 1)).toBe(true)
  },
)

story(
  'a requested page shows why it is refused, and the next page no longer does',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/my-courses')
    await expect(messages(page)).toHaveText(['ERROR: Please sign in'])
    const cross = await messages(page).getByRole('button', { name: 'Dismiss message' }).boundingBox()
    expect(cross?.width).toBeGreaterThanOrEqual(44)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /password/i })).toBeVisible()
    await expect(messages(page)).toHaveCount(0)
  },
)

story(
  'a declined card shows one message inside the dialog, which covers none of its buttons',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await signIn(page, await newStudent(baseURL ?? ''))
    await openCheckout(page, 'Test-Taking Strategies')
    const dialog = page.getByRole('dialog')
    const pay = dialog.getByRole('button', { name: /^(Pay|Try again)/ })
    await payWith(page, '4000000000000002')
    await expect(dialog).toContainText(/card was declined/)
    const bar = (await messages(page).count()) > 0 ? await messages(page).first().boundingBox() : null
    for (const button of await dialog
      .getByRole('button')
      .filter({ hasNot: page.locator('svg') })
      .all()) {
      const box = await button.boundingBox()
      if (bar === null || box === null) continue
      expect(box.y >= bar.y + bar.height || box.y + box.height <= bar.y, await button.innerText()).toBe(true)
    }
    await expect(pay.first()).toBeEnabled()
  },
)
