import { buyAndStart, giveAnswer, signUp } from '../support/steps.ts'
import { expect, expectAccessible, story } from '../support/story.ts'

story(
  'an NCLEX goes on at once after each answer, and ends with a breakdown by area [3.4.20, 3.3.13]',
  async ({ page }) => {
    await signUp(page)
    await buyAndStart(page, 'RN Online Review')
    await page.getByRole('link', { name: /Readiness/ }).click()
    await page.getByRole('link', { name: /RN Adaptive Test, Short/ }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    for (let n = 1; ; n += 1) {
      const heading = page.getByRole('heading', { name: new RegExp(`^(Question ${n} of|Test finished)`) })
      await expect(heading).toBeVisible()
      if ((await heading.textContent())?.startsWith('Test')) break
      if (n === 1) await expectAccessible(page)
      await giveAnswer(page)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('heading', { name: /^(Correct|Wrong)$/ })).toHaveCount(0)
    }
    await expect(page.getByRole('row', { name: /Management of Care/ })).toBeVisible()
    await expectAccessible(page)
  },
)
