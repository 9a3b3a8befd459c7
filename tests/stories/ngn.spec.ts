import { IS_NIGHTLY } from '#domain/testing/depth.ts'
import { CONTENT_TYPES, type ContentTypeName } from '#domain/questions/question.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { expectForcedColors } from '#tests/client/screen/forced-colors.ts'
import { answerByDragging, DRAGGED_TYPES } from '#tests/client/attempts/drag-answers.ts'
import { answerByKeys, answerSomething } from '#tests/client/attempts/answer-contents.ts'
import { enter } from '#tests/client/screen/keyboard.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

const COUNT: number = CONTENT_TYPES.length

/** The type of the current question. */
async function typeOn(page: Page, n: number, of = COUNT): Promise<ContentTypeName> {
  await expect(page.getByRole('heading', { name: `Question ${n} of ${of}` })).toBeFocused()
  const body = await page.locator('#question-body').textContent()
  const type = CONTENT_TYPES.find((name) => name === body)
  if (type === undefined) throw new Error(`No type has the body ${body}`)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  return type
}

/** The number of Tab presses from the question's heading to Check. */
async function stopsToCheck(page: Page): Promise<number> {
  const check = page.getByRole('button', { name: 'Check', exact: true })
  for (let stops = 1; stops <= 20; stops += 1) {
    await page.keyboard.press('Tab')
    if (await check.evaluate((element) => element === document.activeElement)) return stops
  }
  return Infinity
}

/** The maximum number of tab stops, including the report of a mistake and Check. */
const mostStops = (type: ContentTypeName) => (type === 'Bow-Tie' ? 12 : 10) + 2

story(
  'a student answers one question of each Next Generation type by keyboard and reads where the points come from',
  { tag: ['@nightly', '@sweep'] },
  async ({ page, baseURL }) => {
    story.setTimeout(IS_NIGHTLY ? 1_500_000 : 120_000)
    await openTest(page, await testStudent(baseURL ?? '', { contents: CONTENT_TYPES }))
    await enter(page, page.getByRole('button', { name: 'Start' }))
    let points = 0
    for (let n = 1; n <= COUNT; n += 1) {
      const type = await typeOn(page, n)
      if (IS_NIGHTLY) await expectAllViewports(page)
      else await expectAccessible(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('heading', { name: `Question ${n} of` }).focus()
      expect(await stopsToCheck(page), `stops of Tab in a ${type}`).toBeLessThanOrEqual(mostStops(type))
      await answerByKeys(page, type)
      await enter(page, page.getByRole('button', { name: 'Check', exact: true }))
      await expect(page.getByRole('heading', { name: /^Correct/ })).toBeVisible()
      const scored = page.getByRole('button', { name: 'How it was scored' })
      if (await scored.isVisible()) await enter(page, scored)
      const receipt = page.getByRole('region', { name: 'How it was scored' })
      await expect(receipt.getByRole('listitem').first()).toContainText('Correct answer')
      const [, earned = '0'] =
        /(\d+) of \d+ points?/.exec((await page.locator('.verdict__points').textContent()) ?? '') ?? []
      points += Number(earned)
      if (IS_NIGHTLY) await expectAllViewports(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await enter(page, page.getByRole('button', { name: n === COUNT ? 'See your result' : 'Next' }))
    }
    await expect(page.getByRole('definition').filter({ hasText: `${points} of ${points} points` })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Points' }).first()).toBeVisible()
  },
)

/** A desktop, and one at more than 400% zoom. */
const WIDTHS = [1440, 320]

story(
  'the widest item of each type has Check within a few tab stops',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? '', { contents: CONTENT_TYPES, widest: true }))
    await page.getByRole('button', { name: 'Start' }).click()
    for (let n = 1; n <= COUNT; n += 1) {
      const type = await typeOn(page, n)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.getByRole('heading', { name: `Question ${n} of` }).focus()
        expect(await stopsToCheck(page), `stops of Tab in a ${type}, ${width} px`).toBeLessThanOrEqual(mostStops(type))
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(widest, `a ${type} at ${width} px: nothing overflows at the side`).toBeLessThanOrEqual(width)
      }
      await answerSomething(page)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.getByRole('button', { name: n === COUNT ? 'See your result' : 'Next' })).toBeVisible()
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, `the verdict of a ${type} at 320 px: nothing overflows at the side`).toBeLessThanOrEqual(320)
      await page.getByRole('button', { name: n === COUNT ? 'See your result' : 'Next' }).click()
    }
  },
)

story('forced colors show what is chosen and where the focus is', { tag: '@sweep' }, async ({ page, baseURL }) => {
  await openTest(page, await testStudent(baseURL ?? '', { contents: CONTENT_TYPES }))
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, page.getByRole('button', { name: 'Start' }))
  for (let n = 1; n <= COUNT; n += 1) {
    const type = await typeOn(page, n)
    await expectForcedColors(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await answerByKeys(page, type)
    await enter(page, page.getByRole('button', { name: 'Check', exact: true }))
    await enter(page, page.getByRole('button', { name: n === COUNT ? 'See your result' : 'Next' }))
  }
})

story(
  'a mouse drags words, actions, and items to their places, and pressing them still works',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 1200 })
    await openTest(page, await testStudent(baseURL ?? '', { contents: DRAGGED_TYPES }))
    await page.getByRole('button', { name: 'Start' }).click()
    for (let n = 1; n <= DRAGGED_TYPES.length; n += 1) {
      await answerByDragging(page, await typeOn(page, n, DRAGGED_TYPES.length))
      await expect(page.locator('.drag-ghost')).toHaveCount(0)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.getByRole('heading', { name: /^Correct/ })).toBeVisible()
      await page.getByRole('button', { name: n === DRAGGED_TYPES.length ? 'See your result' : 'Next' }).click()
    }
  },
)
