import type { Browser } from '@playwright/test'
import { enterAnswer, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n} of 5` })
const otherDeviceHeading = (page: Page) => page.getByRole('heading', { name: 'This test is open somewhere else' })

async function answer(page: Page, n: number): Promise<void> {
  await expect(question(page, n)).toBeVisible()
  await enterAnswer(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdictOf(page)).toBeVisible()
}

async function secondDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
}

story(
  'two devices take one test: the older one shows it, takes over, and is overtaken again',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    await openTest(page, student)
    await page.getByRole('button', { name: 'Start' }).click()
    await answer(page, 1)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(question(page, 2)).toBeVisible()

    // A phone continues where the desktop is.
    const phone = await secondDevice(browser)
    await openTest(phone, student)
    await phone.getByRole('button', { name: 'Continue' }).click()
    await answer(phone, 2)

    // The desktop shows that by itself, and is inactive until it takes over.
    await expect(otherDeviceHeading(page)).toBeVisible()
    await expect(otherDeviceHeading(page)).toBeFocused()
    await expect(page.getByText(/now at question 3 of 5/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue here' }).click()
    await answer(page, 3)

    // The phone can finish reading its rationale before it is notified.
    await expect(verdictOf(phone)).toBeVisible()
    await phone.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(otherDeviceHeading(phone)).toBeVisible()
    await phone.getByRole('button', { name: 'Continue here' }).click()
    await answer(phone, 4)
    await phone.getByRole('button', { name: 'Next', exact: true }).click()
    await phone.getByRole('button', { name: 'Finish early' }).click()
    await phone.getByRole('button', { name: 'Finish the test' }).click()
    await expect(phone.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Finished somewhere else' })).toBeVisible()
    await page.getByRole('button', { name: 'See your result' }).click()
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await phone.context().close()
  },
)

story(
  'a device that slept through another’s answers receives them when it wakes',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    await openTest(page, student)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(question(page, 1)).toBeVisible()
    const phone = await secondDevice(browser)
    await openTest(phone, student)
    await phone.getByRole('button', { name: 'Continue' }).click()
    await expect(question(phone, 1)).toBeVisible()

    // The older device's lid is closed; the page reloads when it opens again.
    await page.goto('about:blank')
    await answer(phone, 1)
    await page.goto('/my-courses/course-view/my-tasks/task-view')
    await expect(otherDeviceHeading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Continue here' }).click()
    await expect(question(page, 2)).toBeVisible()
    await phone.context().close()
  },
)

story(
  'two tabs take one test: each question is answered once, and the older tab shows it',
  async ({ page, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    await openTest(page, student)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(question(page, 1)).toBeVisible()

    // The browser's own "duplicate tab": it takes the session along.
    const opened = page.context().waitForEvent('page')
    await page.evaluate(() => window.open(window.location.href))
    const second = await opened
    await expect(question(second, 1)).toBeVisible()

    // The older tab has chosen already, and hears nothing while the newer one answers.
    await page.route('**/graphql', (route) => route.abort())
    await enterAnswer(page, 1)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('Waiting for connection. Your answer is kept.')).toBeVisible()
    await answer(second, 1)
    await page.unroute('**/graphql')
    await expect(page.getByText(/already answered/)).toBeVisible()
    await expect(question(page, 2)).toBeVisible()
    await expect(page.getByText('1 of 5 questions answered').first()).toBeVisible()

    // An idle device is notified at once.
    await second.getByRole('button', { name: 'Next', exact: true }).click()
    await answer(second, 2)
    await expect(otherDeviceHeading(page)).toBeVisible()
  },
)
