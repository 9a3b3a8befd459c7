import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { completed } from '#tests/client/payments/checkout.ts'
import { newStudent } from '#tests/client/people/people.ts'
import {
  enterAnswer,
  openCheckout,
  payWith,
  startCourse,
  startShortTest,
  verdictOf,
} from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

/** What Chrome's translation does to a page's texts. */
const TRANSLATOR = fileURLToPath(new URL('../../../shared/data/field/browser-translation.js', import.meta.url))

story.skip(!existsSync(TRANSLATOR), 'needs ../shared/data')

story(
  'a student whose browser translates every page signs in, pays once, takes a test, and reads what each button does',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const person = await newStudent(url)
    await page.addInitScript({ path: TRANSLATOR })
    await page.addInitScript(() =>
      window.addEventListener('load', () => {
        ;(window as unknown as { __translate: () => void }).__translate()
      }),
    )
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not-this')
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' })
    await signIn.click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'password' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await signIn.click()
    await expect(page).not.toHaveURL(/sign-in/)
    expect(await page.locator('font').count()).toBeGreaterThan(10)

    await openCheckout(page, 'Test-Taking Strategies')
    await payWith(page, '4242424242424242')
    await expect(completed(page)).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'My Courses' }).click()
    await startCourse(page)
    await startShortTest(page)
    const act = page.locator('.question__act')
    for (const n of [1, 2]) {
      await expect(page.getByRole('heading', { name: new RegExp(`^Question ${n} of`) })).toBeVisible()
      await enterAnswer(page)
      await expect(act).toHaveText('Check')
      await act.click()
      await expect(verdictOf(page)).toBeVisible()
      await expect(act).toHaveText('Next')
      await act.click()
    }
    await page.getByRole('button', { name: 'Finish early' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Finish/ })
      .click()
    await expect(page.getByRole('heading', { name: /Breakdown/ })).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  },
)
