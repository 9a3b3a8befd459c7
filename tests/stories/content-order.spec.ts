import { OrderTasksDocument } from '#generated/admin-operations.ts'
import { SeedTaskDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { openSection, testStudent } from '#tests/client/courses/test-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true })
const expectMessage = (page: Page, text: string) => expect(page.getByLabel('Messages')).toContainText(text)
const order = (page: Page) => page.getByRole('list', { name: 'Order of the tasks' })
const rows = (page: Page) => order(page).getByRole('listitem')

async function beginOrder(page: Page): Promise<void> {
  await button(page, 'Change Order').click()
  await expect(order(page)).toBeVisible()
}

/** Drags the handle of one row over another, with a finger or a mouse. */
async function drag(page: Page, name: string, over: string): Promise<void> {
  const middle = async (row: string) => {
    const box = await button(page, new RegExp(`^Move ${row}, `)).boundingBox()
    expect(box).not.toBeNull()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const [from, to] = [await middle(name), await middle(over)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y + Math.sign(to.y - from.y) * 8, { steps: 4 })
  await page.mouse.up()
}

story(
  'an administrator orders tasks by keys and by dragging, a concurrent save is refused, and a student sees the order',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '', { ownCourse: true })
    const content = student.course.name.replace('Basics Course', 'Basics')
    const { contentKey, sectionKey } = student.test
    const admin = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const brief = { contentKey, sectionKey, type: 'Reading' as const, name: 'Brief', text: '<p>Hands first.</p>' }
    await admin(SeedTaskDocument, { input: brief })
    await signInOnce(page, ADMIN)
    await page.goto('/content')
    await page.getByRole('heading', { name: content }).click()
    await expect(page.getByText('1 section, 3 tasks').first()).toBeVisible()
    await page
      .getByRole('list', { name: `Sections of ${content}` })
      .getByRole('link')
      .click()
    await expect(page.getByText('3 tasks: 2 Reading, 1 Practice')).toBeVisible()
    await expectAllViewports(page)
    const pathname = new URL(page.url()).pathname

    // Another administrator has started to order the same section.
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const other = await context.newPage()
    await signInOnce(other, ADMIN)
    await other.goto(pathname)
    await beginOrder(other)

    await beginOrder(page)
    await expect(rows(page)).toHaveText([/Article/, /Brief/, /Every Type/])
    await button(page, /^Move Every Type, /).focus()
    await page.keyboard.press('Home')
    await expect(rows(page)).toHaveText([/Every Type/, /Article/, /Brief/])
    await expect(button(page, /^Move Every Type, /)).toBeFocused()
    await expect(page.getByText('Every Type is now 1 of 3.')).toHaveRole('status')
    await expectAllViewports(page)
    await page.setViewportSize({ width: 1280, height: 860 })
    await button(page, 'Save Order').click()
    await expectMessage(page, 'Order saved')
    await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('link')).toHaveText([
      /^Every Type/,
      /^Article/,
      /^Brief/,
    ])

    // The second one is rejected and sees the new order.
    await drag(other, 'Article', 'Brief')
    await expect(rows(other)).toHaveText([/Brief/, /Article/, /Every Type/])
    await button(other, 'Save Order').click()
    await expectMessage(other, 'Somebody else has changed the order; here is the new one')
    await expect(rows(other)).toHaveText([/Every Type/, /Article/, /Brief/])
    await button(other, 'Cancel').click()
    await context.close()

    // The student's view: the list, and the navigation from task to task.
    const theirs = await browser.newContext({ reducedMotion: 'reduce' })
    const phone = await theirs.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await openSection(phone, student)
    await expect(phone.getByRole('main').getByRole('link', { name: /Every Type|Article|Brief/ })).toHaveText([
      /Every Type/,
      /Article/,
      /Brief/,
    ])
    await theirs.close()

    // Sorted by name again.
    await beginOrder(page)
    await button(page, 'Sort by Name').click()
    await button(page, 'Save Order').click()
    await expectMessage(page, 'Order saved')
    await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('link')).toHaveText([
      /^Article/,
      /^Brief/,
      /^Every Type/,
    ])
  },
)

/**
 * Swipes one finger between two points, as a phone's screen reports it, and waits until scrolling stops, because an
 * earlier tap would only stop it.
 */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  const STEPS = 12
  await touch('touchStart', [from])
  for (let step = 1; step <= STEPS; step += 1) {
    const at = (a: number, b: number) => a + ((b - a) * step) / STEPS
    await touch('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }])
  }
  await touch('touchEnd', [])
  await screen.detach()
  await page.evaluate(async () => {
    let unchangedFrames = 0
    for (let before = window.scrollY; unchangedFrames < 10; before = window.scrollY) {
      await new Promise(requestAnimationFrame)
      unchangedFrames = window.scrollY === before ? unchangedFrames + 1 : 0
    }
  })
}

story(
  'a finger on a grip drags a task on a phone, and a finger next to it scrolls the page',
  { tag: '@nightly' },
  async ({ browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '', { ownCourse: true })
    const content = student.course.name.replace('Basics Course', 'Basics')
    const { contentKey, sectionKey } = student.test
    const admin = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    for (let n = 1; n <= 9; n += 1) {
      const input = {
        contentKey,
        sectionKey,
        type: 'Reading' as const,
        name: `Brief ${String(n)}`,
        text: '<p>Hands.</p>',
      }
      await admin(SeedTaskDocument, { input })
    }
    const context = await browser.newContext({
      viewport: { width: 390, height: 664 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signInOnce(page, ADMIN)
    await page.goto('/content')
    await page.getByRole('heading', { name: content }).tap()
    await page
      .getByRole('list', { name: `Sections of ${content}` })
      .getByRole('link')
      .tap()
    await button(page, 'Change Order').tap()
    await expect(rows(page)).toHaveCount(11)
    const names = async () => (await rows(page).locator('.order-list__name').allInnerTexts()).map((name) => name.trim())
    const before = await names()
    const [first = '', second = '', third = '', ...others] = before
    // The middle of the window, away from the edges where dragging scrolls.
    await rows(page)
      .nth(1)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const scrolled = () => page.evaluate(() => window.scrollY)
    const start = await scrolled()
    const middle = async (row: string) => {
      const box = await button(page, new RegExp(`^Move ${row}, `)).boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const to = await middle(third)
    await swipe(page, await middle(first), { x: to.x, y: to.y + 8 })
    expect(await scrolled()).toBe(start)
    await expect.poll(names).toEqual([second, third, first, ...others])

    // A swipe next to the handle scrolls the page without dragging.
    const name = await rows(page).nth(2).locator('.order-list__name').boundingBox()
    const at = { x: (name?.x ?? 0) + 40, y: (name?.y ?? 0) + 10 }
    await swipe(page, at, { x: at.x, y: at.y - 220 })
    await expect.poll(scrolled).toBeGreaterThan(start + 100)
    expect(await names()).toEqual([second, third, first, ...others])

    // The buttons and keys still work.
    await button(page, `Move ${first} up`).tap()
    await expect.poll(names).toEqual([second, first, third, ...others])
    await button(page, new RegExp(`^Move ${first}, `)).press('ArrowUp')
    await expect.poll(names).toEqual(before)
    await context.close()
  },
)

story(
  'an administrator copies a content whole: it appears once, with its tasks in the order of the original, on a phone too',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const student = await testStudent(baseURL ?? '', { ownCourse: true })
    const content = student.course.name.replace('Basics Course', 'Basics')
    const name = `Autumn ${content.replace('Basics ', '')}`
    const { contentKey, sectionKey, taskKey } = student.test
    const admin = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    await admin(OrderTasksDocument, { contentKey, sectionKey, keys: [taskKey], seen: 0 })
    await signInOnce(page, ADMIN)
    await page.goto('/content')
    await page.getByRole('heading', { name: content }).click()
    await button(page, `Copy Content ${content}`).click()
    const dialog = page.getByRole('dialog', { name: `Copy ${content}` })
    await expect(dialog.getByLabel('Name of the copy')).toHaveValue(`Copy of ${content}`)
    await dialog.getByLabel('Name of the copy').fill(content)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(dialog.getByText('That content name already exists')).toBeVisible()
    await expectAllViewports(page)
    await page.setViewportSize({ width: 1280, height: 860 })
    await dialog.getByLabel('Name of the copy').fill(name)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).dblclick()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1)
    await expect(page.getByRole('region', { name: /^Copying / })).toHaveCount(0)
    await page.getByRole('heading', { level: 2, name, exact: true }).click()
    await expectAllViewports(page)
    // Expanded parts stay expanded after a reload.
    await page.reload()
    await page
      .getByRole('list', { name: `Sections of ${name}` })
      .getByRole('link')
      .click()
    await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('link')).toHaveText([/^Every Type/, /^Article/])
    await page
      .getByRole('list', { name: 'Tasks' })
      .getByRole('link', { name: /^Article/ })
      .click()
    await expect(page.locator('[contenteditable="true"]')).toContainText('It comes first.')
    await expectAllViewports(page)
  },
)
