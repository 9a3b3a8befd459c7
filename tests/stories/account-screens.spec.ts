import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { newStudent } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story(
  'account pages are whole on a phone, a tablet and a desk, by day and by night',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    await page.goto('/sign-in')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await expectAllViewports(page)
    await page.goto('/reset')
    await expectAllViewports(page)
    await page.goto('/reset?email=ada%40academy.example&code=123456')
    await expect(page.getByLabel('Code')).toHaveValue('123456')
    await expectAllViewports(page)
    await page.goto('/sign-up')
    await expectAllViewports(page)
    await page.getByLabel('First name').fill('Nora')
    await page.getByLabel('Last name').fill('Newman')
    await page.getByLabel('Phone').fill('2125550123')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByLabel('Confirm password')).toBeVisible()
    await expectAllViewports(page)
    await signIn(page, await newStudent(url))
    await page.goto('/sign-out')
    await expectAllViewports(page)
  },
)
