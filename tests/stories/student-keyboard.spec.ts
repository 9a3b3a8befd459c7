import { verdictOf } from '#tests/client/screen/steps.ts'
import { enter, tabTo } from '#tests/client/screen/keyboard.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n} of 5` })

/**
 * Answers the current question correctly using only the keyboard, whatever its type; returns the type of its fields.
 */
async function answerByKeys(page: Page): Promise<string> {
  const fields = page.getByRole('region', { name: /^Question/ })
  // Some types load their code after the question.
  await fields.locator('select, input').first().waitFor()
  const lists = fields.getByRole('combobox')
  if ((await lists.count()) > 0) {
    for (const list of await lists.all()) {
      await tabTo(page, list)
      await page.keyboard.type(
        (await list.evaluate((element) => element.closest('.field')?.textContent ?? '')).includes('slow')
          ? 'Brady'
          : 'Tachy',
      )
    }
    return 'select'
  }
  const boxes = fields.getByRole('checkbox', { name: /right/ })
  if ((await boxes.count()) > 0) {
    for (const box of await boxes.all()) {
      await tabTo(page, box)
      await page.keyboard.press('Space')
    }
    return 'checkbox'
  }
  const radios = fields.getByRole('radio')
  await tabTo(page, radios.first())
  await page.keyboard.press('Space')
  const right = fields.getByRole('radio', { name: /right|True/ })
  for (let n = 0; n < (await radios.count()) && !(await right.isChecked()); n += 1)
    await page.keyboard.press('ArrowDown')
  await expect(right).toBeFocused()
  return 'radio'
}

story('a whole test by keyboard alone, from Start to every question of Attempt Details', async ({ page, baseURL }) => {
  await openTest(page, await testStudent(baseURL ?? ''))
  const pointed: string[] = []
  await page.exposeFunction('notePointer', (type: string) => pointed.push(type))
  await page.evaluate(() => {
    // Enter and Space cause a click without a pointer.
    const note = (event: Event) =>
      (window as unknown as { notePointer: (type: string) => void }).notePointer(event.type)
    for (const type of ['pointerdown', 'touchstart', 'mousemove']) document.addEventListener(type, note, true)
  })

  await enter(page, page.getByRole('button', { name: 'Start' }))
  const seen = new Set<string>()
  for (let n = 1; n <= 5; n += 1) {
    // The new question has the focus, so screen readers read it completely.
    await expect(question(page, n)).toBeFocused()
    await expect(question(page, n)).toHaveAccessibleDescription(/\w+ \w+/)
    const check = page.getByRole('button', { name: 'Check', exact: true })
    if (n === 1) {
      await enter(page, check)
      await expect(page.getByRole('alert').filter({ hasText: 'Please answer the question first' })).toBeVisible()
    }
    seen.add(await answerByKeys(page))
    if (n === 2) await expectAccessible(page)
    await enter(page, check)

    // The verdict is announced; the focus is on the button to continue.
    await expect(page.getByRole('status').filter({ hasText: 'Verdict: correct. Why:' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: n < 5 ? 'Next' : 'See your result' })).toBeFocused()
    await expect(page.getByRole('button', { name: n < 5 ? 'Next' : 'See your result' })).toBeEnabled()
    if (n === 4) {
      await enter(page, page.getByRole('button', { name: 'Finish early' }))
      await expect(page.getByRole('alertdialog', { name: 'Finish the test now?' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Finish early' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('Enter')
  }
  expect([...seen].sort()).toEqual(['checkbox', 'radio', 'select'])

  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeFocused()
  await expect(page.getByText('5 of 5').first()).toBeVisible()
  await enter(page, page.getByRole('button', { name: 'Attempt Details' }))
  await expect(page.getByRole('heading', { name: 'Attempt Details' })).toBeFocused()
  const first = page.locator('details').first()
  await enter(page, first.locator('summary'))
  await expect(first.getByText(/^Why: /)).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: /^All/ }))
  await expect(page.getByRole('status').filter({ hasText: '5 of 5 questions shown' })).toHaveCount(1)
  await enter(page, page.getByRole('button', { name: 'Back to the test' }))
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeFocused()
  await enter(page, page.getByRole('link', { name: 'Back to section' }))
  await expect(page.getByRole('heading', { level: 1, name: 'First Steps' })).toBeVisible()
  expect(pointed).toEqual([])
})

for (const [width, height] of [
  [640, 360],
  [320, 256],
] as const)
  story(
    `nothing covers what has the focus in a test, at ${width} × ${height} px`,
    { tag: '@nightly' },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height })
      await openTest(page, await testStudent(baseURL ?? ''))
      await enter(page, page.getByRole('button', { name: 'Start' }))
      await expect(question(page, 1)).toBeFocused()
      await page
        .getByRole('region', { name: /^Question/ })
        .locator('select, input')
        .first()
        .waitFor()
      const focused = page.locator(':focus')
      const finish = page.getByRole('button', { name: 'Finish early' })
      const isFinish = () => finish.evaluate((element) => element === document.activeElement)
      const step = async (key: string) => {
        await page.keyboard.press(key)
        const isUncovered = await focused.evaluate((element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(x + w / 2, y + h / 2)
          return hit !== null && (element.contains(hit) || element.closest('label')?.contains(hit) === true)
        })
        expect(isUncovered, await focused.evaluate((element) => element.outerHTML)).toBe(true)
      }
      let steps = 0
      for (; !(await isFinish()); steps += 1) await step('Tab')
      expect(steps).toBeGreaterThan(2)
      for (; steps > 1; steps -= 1) await step('Shift+Tab')
    },
  )

story.describe('a student on a phone', { tag: '@nightly' }, () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  story('a whole test by touch: a tap anywhere on an answer chooses it', async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? ''))
    await page.getByRole('button', { name: 'Start' }).tap()
    for (let n = 1; n <= 5; n += 1) {
      await expect(question(page, n)).toBeVisible()
      const answers = page.locator('.answer')
      if ((await answers.count()) === 0) {
        for (const list of await page.getByRole('combobox').all()) await list.selectOption({ index: 1 })
      } else {
        // Taps the far end of the answer instead of its checkbox.
        const box = await answers.first().boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        await answers.first().tap({ position: { x: (box?.width ?? 0) - 72, y: (box?.height ?? 0) / 2 } })
        await expect(answers.first().locator('input')).toBeChecked()
      }
      // The main button is within a thumb's reach and completely on screen.
      const act = page.locator('.question__act')
      const verdict = verdictOf(page)
      // The button stays in place; a second tap right after the first counts as a double tap and skips nothing.
      for (const [label, shown] of [['Check', 1] as const, [/Next|See your result/, 0] as const]) {
        await expect(async () => {
          const button = act.filter({ hasText: label })
          if ((await button.count()) > 0) await button.tap()
          await expect(verdict).toHaveCount(shown, { timeout: 2_000 })
        }).toPass()
        if (shown === 0) continue
        const boxes = await Promise.all([verdict, page.locator('.question__actions')].map((part) => part.boundingBox()))
        const [said, bar] = boxes
        expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN)
      }
    }
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
