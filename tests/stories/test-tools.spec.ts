import { calculatorWords, laboratoryWords, toolWords } from '#domain/messages/test-tools.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const WIDTH = 320
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const strikes = (page: Page) => page.getByRole('button', { name: /^Strike out: / })

/** Answers questions, chosen at random of each type, until one with letters to strike out is on the screen. */
async function reachLetters(page: Page): Promise<void> {
  for (let n = 1; (await strikes(page).count()) === 0; n += 1) {
    await expect(page.getByRole('heading', { name: `Question ${n} of 5` })).toBeVisible()
    for (const list of await page
      .getByRole('region', { name: /^Question/ })
      .getByRole('combobox')
      .all())
      await list.selectOption({ index: 1 })
    await button(page, 'Check').click()
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: `Question ${n + 1} of 5` })).toBeVisible()
  }
}

const expectNoOverflow = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
}

story(
  'on a narrow phone a student flags, strikes out, notes without a network, calculates, and finds it on a laptop and in the review',
  async ({ page, browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    await page.setViewportSize({ width: WIDTH, height: 640 })
    await openTest(page, student)
    await button(page, 'Start').click()
    await button(page, 'Tools').click()
    await expect(button(page, toolWords.flag)).toBeVisible()
    await reachLetters(page)
    await button(page, toolWords.flag).click()
    await strikes(page).last().click()
    await expect(strikes(page).last()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(toolWords.waiting)).toHaveCount(0)

    // The note is written while the network is away.
    await page.route('**/graphql', (route) => route.abort())
    await button(page, toolWords.note).click()
    await page.getByLabel(toolWords.noteLabel).fill('Look up <b>falls</b>')
    await expect(page.getByText(toolWords.waiting)).toBeVisible()
    await page.unroute('**/graphql')
    await expect(page.getByText(toolWords.waiting)).toHaveCount(0)

    await button(page, toolWords.calculator).click()
    await page.keyboard.type('0.1+0.2=')
    await expect(page.locator('output')).toHaveText('0.3')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: calculatorWords.title })).toHaveCount(0)
    await button(page, toolWords.laboratory).click()
    await page.keyboard.type('potas')
    await expect(page.getByRole('region', { name: laboratoryWords.title })).toContainText('3.5–5.0 mEq/L')
    await button(page, toolWords.larger).click()
    await expectAccessible(page)
    await expectNoOverflow(page)

    const laptop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await openTest(laptop, student)
    await button(laptop, 'Continue').click()
    await button(laptop, 'Tools').click()
    await expect(button(laptop, toolWords.flag)).toHaveAttribute('aria-pressed', 'true')
    await expect(strikes(laptop).last()).toHaveAttribute('aria-pressed', 'true')
    await button(laptop, 'Finish early').click()
    await button(laptop, 'Finish the test').click()
    await button(laptop, 'Attempt Details').click()
    await laptop.getByLabel('Flagged (1)').check()
    await laptop.locator('details > summary').click()
    await expect(laptop.getByText('Look up <b>falls</b>', { exact: true })).toBeVisible()
    await expect(laptop.getByText(/^You struck out: /)).toBeVisible()
    await expectAccessible(laptop)
    await laptop.context().close()
  },
)
