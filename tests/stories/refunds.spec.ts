import { TestRegisterDocument } from '#generated/operations.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { setControl } from '#tests/client/payments/card-server.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const DISPUTED = '4000000000000259'

type Student = Awaited<ReturnType<typeof newStudent>>

const buy = async (url: string, { call }: Student, courseKey: string, card?: string) => {
  const input = { courseKey, token: await cardToken(url, card), requestId: crypto.randomUUID() }
  return (await call(TestRegisterDocument, { input })).registerCourse
}
const totals = (page: Page) => page.getByRole('region', { name: /^Totals, / })
const figure = (page: Page, name: string) =>
  totals(page)
    .locator('dl')
    .first()
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })

/** The displayed totals, which follow a payment after a moment. */
async function expectTotals(page: Page, expected: Readonly<Record<string, string>>) {
  await expect(async () => {
    await page.reload()
    for (const [name, text] of Object.entries(expected))
      await expect(figure(page, name).locator('strong')).toHaveText(text, { timeout: 2_000 })
  }).toPass()
}

story(
  'an administrator reads what days and courses brought in, refunds a part, and hears of a dispute',
  { tag: '@nightly' },
  async ({ page, browser, baseURL: site }) => {
    const url = site ?? ''
    story.slow()
    const [course] = await publishLiveCourses(url, 2)
    if (!course) throw new Error('No course')
    const [first, second] = [await newStudent(url), await newStudent(url)]
    const { key } = await buy(url, first, course.key)

    // A date range, its totals, and those of one of its courses.
    await signInOnce(page, ADMIN)
    await page.goto('/payments')
    await page.getByRole('button', { name: 'This month' }).click()
    await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d/)
    await expect(async () => {
      await page.reload()
      await totals(page)
        .getByText(/^By course/)
        .click()
      await totals(page).getByRole('link', { name: course.name }).click({ timeout: 2_000 })
    }).toPass()
    await expect(page).toHaveURL(new RegExp(`course=${course.key}`))
    await expectTotals(page, { Gross: '$150', Refunds: '$0', 'Lost disputes': '$0', Net: '$150' })
    await totals(page).getByText('The last 12 months').click()
    await expect(
      totals(page)
        .getByRole('table', { name: /^Payments by month/ })
        .getByRole('row'),
    ).toHaveCount(13)
    await expectAccessible(page)

    // A partial refund with a reason; the student keeps the course.
    await page.getByRole('button', { name: /^Details/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('radio', { name: 'A part' }).check()
    await dialog.getByLabel(/^Amount in dollars/).fill('200')
    await dialog.getByLabel(/^Reason/).fill('Missed two classes')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog.getByText('Please give an amount from $0.01')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/^Amount in dollars/).fill('50.50')
    await dialog.getByRole('button', { name: 'Refund' }).dblclick()
    await expect(page.getByText('SUCCESS: $50.50 refunded')).toBeVisible()
    await expect(page.getByRole('dialog').getByText(/^\$50\.50, .*: Missed two classes$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('table').getByText('Partly refunded')).toBeVisible()
    await expectTotals(page, { Gross: '$150', Refunds: '-$50.50', Net: '$99.50' })

    // The student sees it on the receipt and still has the course.
    const desk = await (await browser.newContext()).newPage()
    await signIn(desk, first)
    await desk.goto(`/receipts/${key}`)
    await expect(desk.getByText('Partly refunded')).toBeVisible()
    await expect(desk.getByText('$50.50 USD')).toBeVisible()
    await expect(desk.getByText('$99.50 USD')).toBeVisible()
    await expectAccessible(desk)
    await expectAllViewports(desk)
    await desk.goto('/my-courses')
    await expect(desk.getByText(course.name).first()).toBeVisible()
    await desk.context().close()

    // A dispute is announced, shown, and removed from the notifications when it is closed; the net amount follows.
    await buy(url, second, course.key, DISPUTED)
    const bell = page.getByRole('button', { name: /notification/i }).first()
    await expect(async () => {
      await page.goto(`/payments?course=${course.key}&status=disputed`)
      await expect(page.getByText('All 1 payment found')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await bell.click()
    const notice = page.getByText(new RegExp(`disputes the payment for ${course.name} at the bank`))
    await expect(notice).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Details/ }).click()
    await expect(page.getByRole('dialog').getByText(/Answer by/)).toBeVisible()
    const link = page.getByRole('dialog').getByRole('link', { name: /^du_/ })
    await expect(link).toHaveAttribute('href', /^https:\/\/dashboard\.stripe\.com\/test\/disputes\/du_/)
    await expectAccessible(page)
    const id = /du_\w+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
    await page.keyboard.press('Escape')
    await setControl(url, 'disputes/decide', { id, won: false })
    await expectTotals(page, { Gross: '$300', Refunds: '-$50.50', 'Lost disputes': '-$150', Net: '$99.50' })
    await expect(page.getByRole('table').getByText('Dispute lost').first()).toBeVisible()
    await bell.click()
    await expect(page.getByText(new RegExp(`for ${course.name}: \\$150\\.00 went back`))).toBeVisible()
    await expect(notice).toBeHidden()
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(figure(page, 'Net').locator('strong')).toBeVisible()
    await expectAccessible(page)
    await expectAllViewports(page)
  },
)
