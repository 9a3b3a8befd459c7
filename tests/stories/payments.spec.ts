import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { MAX_FAILED } from '#domain/payments/can-open.ts'
import { TestRegisterDocument, TestStartDocument } from '#generated/operations.ts'
import { setControl } from '#tests/client/payments/card-server.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { cardFailures } from '#domain/messages/card-failures.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const DECLINED = '4000000000000002'
const FAILURES = 53

type Student = Awaited<ReturnType<typeof newStudent>>

const buy = async (url: string, { call }: Student, courseKey: string, card?: string) => {
  const input = { courseKey, token: await cardToken(url, card), requestId: crypto.randomUUID() }
  return (await call(TestRegisterDocument, { input })).registerCourse
}
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const search = async (page: Page, words: string) => {
  await page.getByLabel(/^Search by student/).fill(words)
  await page.keyboard.press('Enter')
}
/** Opens a student's payments, the newest of which has this status; the files follow a payment after a moment. */
async function openPayments(page: Page, words: string, count: string, newest: string) {
  await expect(async () => {
    await page.goto(`/payments?search=${encodeURIComponent(words)}`)
    await expect(page.getByText(count)).toBeVisible({ timeout: 3_000 })
    await expect(rows(page).nth(1)).toContainText(newest, { timeout: 3_000 })
  }).toPass()
}

story(
  'an administrator searches payments, loads all and saves them as a file',
  { tag: '@nightly' },
  async ({ page, baseURL: site }) => {
    const url = site ?? ''
    story.slow()
    // A student can have only five failed payments a day, so this uses many students, found by a shared part of their
    // addresses.
    const tag = `many${crypto.randomUUID().slice(0, 6)}x`
    const course = await catalogCourse(url, 'Test-Taking Strategies')
    for (let n = 0; n < FAILURES;) {
      const student = await newStudent(url, tag)
      for (const end = Math.min(n + MAX_FAILED, FAILURES); n < end; n += 1)
        await buy(url, student, course.key, DECLINED)
    }
    const { key } = await buy(url, await newStudent(url, tag), course.key)

    await signInOnce(page, ADMIN)
    await openPayments(page, tag, '50 payments found', 'Paid')
    await expect(rows(page)).toHaveCount(51)
    await expect(rows(page).nth(1)).toContainText('Paid')
    await expect(rows(page).nth(1)).toContainText('$')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText(`All ${FAILURES + 1} payments found`)).toBeVisible()
    await expect(rows(page)).toHaveCount(FAILURES + 2)

    // After viewing a student, the list is unchanged and at the same position.
    const last = rows(page)
      .last()
      .getByRole('link', { name: /^Nora Newman$/ })
    await last.scrollIntoViewIfNeeded()
    const scrollTop = await page.evaluate(() => window.scrollY)
    expect(scrollTop).toBeGreaterThan(1_000)
    await last.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Newman' })).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(FAILURES + 2)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop)

    await page.getByLabel('Status').selectOption('Paid')
    await expect(page.getByText('All 1 payment found')).toBeVisible()
    await expect(page).toHaveURL(/status=paid/)
    await search(page, `  DECLINED ${tag} `)
    await expect(page.getByText('No payment was found')).toBeVisible()
    await page.getByLabel('Status').selectOption('All')
    await expect(page.getByText('50 payments found')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('No payment was found')).toBeVisible()
    await page.goForward()
    await expect(page.getByText('50 payments found')).toBeVisible()

    await page.getByRole('button', { name: 'Export' }).click()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/)
    await expect(page.getByText(`${FAILURES} payments saved to your downloads.`)).toBeVisible()
    const text = await readFile(await download.path(), 'utf8')
    const saved: Record<string, string>[] = parse(text, { columns: true, bom: true })
    expect(saved).toHaveLength(FAILURES)
    for (const row of saved) expect(row['E-mail']).toContain(tag)
    expect(saved[0]).toMatchObject({ Status: 'Failed', Message: cardFailures.declined })
    await page.getByRole('button', { name: 'Close' }).last().click()

    await search(page, key)
    await expect(page.getByText('All 1 payment found')).toBeVisible()
    await page.getByRole('button', { name: /^Details/ }).click()
    await expect(page.getByRole('dialog').getByText(tag)).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: /^pi_/ })).toHaveAttribute(
      'href',
      /^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_/,
    )
    await page.keyboard.press('Escape')

    await page.goto('/payments')
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText(/^All \d+ payments shown$/)).toBeVisible()
  },
)

story(
  'an administrator refunds a payment: the student is sent out of the course, and the seat is free for the newest payment [3.2.25]',
  async ({ page, browser, baseURL: site }) => {
    const url = site ?? ''
    story.slow()
    const [course] = await publishLiveCourses(url, 1)
    if (!course) throw new Error('No course')
    const [student, next] = [await newStudent(url), await newStudent(url)]
    const { key, progressKey } = await buy(url, student, course.key)
    await student.call(TestStartDocument, { key: progressKey ?? '' })
    await expect(buy(url, next, course.key)).rejects.toThrow()

    const desk = await (await browser.newContext()).newPage()
    await signIn(desk, student)
    await desk.getByRole('button', { name: 'Continue' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: course.name })).toBeVisible()

    await signInOnce(page, ADMIN)
    await openPayments(page, key, 'All 1 payment found', 'Paid')
    await page.getByRole('button', { name: /^Details/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog.getByText('Please give a reason of 3 to 500 characters')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/^Reason/).fill('The student is moving abroad')
    await dialog.getByRole('button', { name: 'Refund' }).dblclick()
    await expect(page.getByText('SUCCESS: Payment refunded')).toBeVisible()
    await expect(page.getByRole('dialog').getByText('The student is moving abroad').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('table').getByText('Refunded')).toBeVisible()

    await expect(desk.getByText('Course Ended')).toBeVisible()
    expect((await buy(url, next, course.key)).status).toBe('paid')
    await expect(async () => {
      await page.goto('/payments')
      for (const [row, status] of [
        [1, 'Paid'],
        [2, 'Refunded'],
      ] as const) {
        await expect(rows(page).nth(row)).toContainText(course.name, { timeout: 3_000 })
        await expect(rows(page).nth(row)).toContainText('$150.00')
        await expect(rows(page).nth(row)).toContainText(status)
      }
    }).toPass()
    await desk.context().close()
  },
)

story(
  'a refund that Stripe cannot make now shows a message, and can be requested again',
  { tag: '@nightly' },
  async ({ page, baseURL: site }) => {
    const url = site ?? ''
    const student = await newStudent(url)
    const course = await catalogCourse(url, 'Test-Taking Strategies')
    const { key } = await buy(url, student, course.key)
    await signInOnce(page, ADMIN)
    await openPayments(page, key, 'All 1 payment found', 'Paid')
    await setControl(url, 'fail', { status: 500, method: 'POST', path: '/v1/refunds', times: 2 })
    await page.getByRole('button', { name: /^Details/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(/^Reason/).fill('Bought twice')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog.getByText(/The refund is noted/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByText('SUCCESS: Payment refunded')).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Bought twice').first()).toBeVisible()
  },
)
