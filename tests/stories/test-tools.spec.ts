import { calculatorWords, highlightWords, laboratoryWords, toolWords } from '#domain/messages/test-tools.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const WIDTH = 320
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const strikes = (page: Page) => page.getByRole('button', { name: /^Strike out: / })

/** Answers questions, which come in random order, until one with options to strike out is on the screen. */
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

/** Expects each strike-out button to be in the middle of its option's row. */
const expectBesideOptions = async (page: Page) => {
  const gaps = await page.locator('.choice-row').evaluateAll((rows) =>
    rows.map((row) => {
      const [option, strike] = [...row.children].map((child) => child.getBoundingClientRect())
      return option && strike ? Math.abs(option.top + option.height / 2 - strike.top - strike.height / 2) : Infinity
    }),
  )
  expect(gaps.length).toBeGreaterThan(1)
  expect(Math.max(...gaps)).toBeLessThan(1)
}

/** The texts that the browser highlights. */
const highlighted = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    CSS.highlights.get('academy-own')?.forEach((range) => {
      if (range instanceof Range) texts.push(range.toString())
    })
    return texts
  })

/** Selects the first word of the question, like a long press. */
const holdFinger = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    const text = document.querySelector('.question__body')?.firstChild
    if (text != null) document.getSelection()?.setBaseAndExtent(text, 0, text, text.textContent?.indexOf(' ') ?? 0)
  })

story(
  'a student uses every test tool on a narrow phone, notes offline too, and finds it all on a laptop and in the review',
  { tag: '@nightly' },
  async ({ browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    const phone = { viewport: { width: WIDTH, height: 640 }, hasTouch: true, isMobile: true }
    const page = await (await browser.newContext(phone)).newPage()
    await openTest(page, student)
    await button(page, 'Start').click()
    await expect(button(page, toolWords.flag)).toBeVisible()
    await reachLetters(page)
    await button(page, toolWords.flag).click()
    await expectBesideOptions(page)
    await strikes(page).last().click()
    await expect(strikes(page).last()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(toolWords.waiting)).toHaveCount(0)

    await holdFinger(page)
    const floatingButton = page.locator('.highlight-float').getByRole('button', { name: highlightWords.highlight })
    await floatingButton.tap()
    await expect(floatingButton).toHaveCount(0)
    const [word = ''] = await highlighted(page)
    expect(word).toMatch(/^\S+$/)
    await expectNoOverflow(page)

    // Writes the note while the network is down.
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
    await page.getByLabel(laboratoryWords.search).fill('potas')
    await expect(page.getByRole('region', { name: toolWords.laboratory })).toContainText('3.5–5.0 mEq/L')
    await button(page, toolWords.larger).click()
    await expectAccessible(page)
    await expectNoOverflow(page)

    const laptop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await openTest(laptop, student)
    await button(laptop, 'Continue').click()
    await expect(button(laptop, toolWords.flag)).toHaveAttribute('aria-pressed', 'true')
    await expect(strikes(laptop).last()).toHaveAttribute('aria-pressed', 'true')
    expect(await highlighted(laptop)).toEqual([word])
    // With the keyboard: adds the second and third word, then removes the highlight of the first.
    await laptop.keyboard.press('+')
    await expect(laptop.getByRole('application', { name: highlightWords.byKeyboard })).toBeFocused()
    await laptop.keyboard.press('ArrowRight')
    await laptop.keyboard.press('Shift+ArrowRight')
    await laptop.keyboard.press('Enter')
    await expectAccessible(laptop)
    await laptop.keyboard.press('ArrowUp')
    await laptop.keyboard.press('Enter')
    await laptop.keyboard.press('Escape')
    const words = await highlighted(laptop)
    expect(words.map((text) => text.split(' ').length)).toEqual([2])
    // With the mouse: the first word again.
    await laptop.locator('.question__body').dblclick({ position: { x: 8, y: 12 } })
    // The review shows what the server has.
    const stored = laptop.waitForResponse((response) => /MarkQuestion/.test(response.request().postData() ?? ''))
    await laptop.locator('.highlight-float').getByRole('button').click()
    await expect.poll(() => highlighted(laptop)).toHaveLength(2)
    await stored
    await button(laptop, 'Finish early').click()
    await button(laptop, 'Finish the test').click()
    await button(laptop, 'Attempt Details').click()
    await laptop.getByLabel('Flagged (1)').check()
    await laptop.locator('details > summary').click()
    await expect(laptop.getByText('Look up <b>falls</b>', { exact: true })).toBeVisible()
    await expect(laptop.getByText(/^You struck out: /)).toBeVisible()
    await expect(laptop.getByText(highlightWords.yours)).toBeVisible()
    expect(await highlighted(laptop)).toContain(words[0])
    await expectAccessible(laptop)
    await laptop.context().close()
    await page.context().close()
  },
)
