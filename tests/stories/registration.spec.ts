import { TestMyProgressDocument, TestRegisterDocument } from '#generated/operations.ts'
import {
  CARD_3DS,
  COURSE,
  CARD_PAID,
  answerBank,
  asStudent,
  card,
  completed,
  dialog,
  openAnotherDevice,
  story,
} from '#tests/client/payments/checkout.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { cardFailures } from '#domain/messages/card-failures.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { cardToken, newStudent } from '#tests/client/people/people.ts'
import { openCheckout, payWith } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors. Where the connection is cut, the browser reports
// it.
story.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /^WebSocket connection to .* failed/ })

const DECLINED = '4000000000000002'
const NO_FUNDS = '4000000000009995'
const EXPIRED = '4000000000000069'
const SECONDS = { timeout: 10_000 }

story(
  'a visitor picks an option, is asked to sign in, comes back to the same popup, pays, and has a receipt',
  async ({ page, url }) => {
    const person = await newStudent(url)
    await page.goto('/register')
    const offer = card(page, 'RN Online Review')
    await offer.getByLabel('Days online').selectOption({ label: '90 days online' })
    await expect(offer.getByText('$299.00')).toBeVisible()
    await offer.getByRole('button', { name: 'Register for RN Online Review' }).click()
    await expect(dialog(page).getByText('$299.00')).toBeVisible()
    await expect(dialog(page).getByText('Please sign in to register')).toBeVisible()
    await expectAllViewports(page)
    await dialog(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Messages')).toContainText('ERROR: Please sign in to register!')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()

    await expect(dialog(page).getByText('RN Online Review - 90 days online')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page).getByText(person.email)).toBeVisible()
    await expect(dialog(page).getByLabel('ZIP code')).toBeVisible()
    await expectAllViewports(page)
    await payWith(page, CARD_PAID)
    await expect(completed(page)).toBeVisible()
    await expect(page.getByLabel('Messages')).toContainText('SUCCESS: Registerd for RN Online Review')
    await expectAllViewports(page)

    await dialog(page).getByRole('link', { name: 'Receipt' }).click()
    const receipt = page.getByRole('article', { name: 'Receipt for RN Online Review' })
    await expect(receipt.getByText('RN Online Review - 90 days online')).toBeVisible()
    for (const text of ['Paid', 'Nora Newman', '$299.00 USD'])
      await expect(receipt.getByText(text, { exact: true })).toBeVisible()
    await expect(receipt.getByText(/^(ch|py)_/)).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(receipt).toBeVisible()
    for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(around.filter({ visible: true })).toHaveCount(0)
    await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

    const mailed = async () => JSON.stringify(await mailsTo(url, person.email))
    await expect.poll(mailed, SECONDS).toContain('$299.00')
    const mails = await mailed()
    expect(mails).toContain(new URL(page.url()).pathname)
  },
)

story(
  'a receipt asks a stranger to sign in, and is not found by another student',
  { tag: '@nightly' },
  async ({ page, browser, url }) => {
    const owner = await newStudent(url)
    const { courses } = (await (await fetch(`${url}/catalogue.json`)).json()) as {
      courses: { key: string; name: string }[]
    }
    const courseKey = courses.find(({ name }) => name === COURSE)?.key ?? ''
    const input = { courseKey, token: await cardToken(url), requestId: crypto.randomUUID() }
    const { registerCourse } = await owner.call(TestRegisterDocument, { input })
    await page.goto(`/receipts/${registerCourse.key}`)
    await expect(page).toHaveURL(/sign-in/)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('article', { name: `Receipt for ${COURSE}` })).toBeVisible()
    const other = await openAnotherDevice(browser, await newStudent(url))
    await other.goto(`/receipts/${registerCourse.key}`)
    await expect(other.getByText('Payment not found')).toBeVisible()
    await expectAllViewports(other)
    await other.context().close()
  },
)

story(
  'a declined card, one without funds, and an expired one show why and charge nothing, and another card still works',
  async ({ page, url }) => {
    await asStudent(page, url)
    await openCheckout(page, COURSE)
    for (const [number, words] of [
      [DECLINED, cardFailures.declined],
      [NO_FUNDS, 'Your card has insufficient funds.'],
      [EXPIRED, 'Your card has expired. Use another card.'],
    ] as const) {
      await payWith(page, number)
      await expect(dialog(page).getByText(words, { exact: true })).toBeVisible()
      await expect(dialog(page).getByText('Your card has not been charged')).toBeVisible()
      // Shown only once, in the open popup.
      await expect(page.getByText(words)).toHaveCount(1)
      if (number === DECLINED) await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
    }
    await payWith(page, CARD_PAID)
    await expect(completed(page)).toBeVisible()
  },
)

story('a bank that asks is answered in the popup: no does not charge, yes enrols', async ({ page, url }) => {
  await asStudent(page, url)
  await openCheckout(page, COURSE)
  await payWith(page, CARD_3DS)
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Fail authentication' })).toBeVisible()
  await expectAllViewports(page)
  await answerBank(page, 'Fail')
  await expect(dialog(page).getByText('Your card has not been charged')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await payWith(page, CARD_3DS)
  await answerBank(page, 'Complete')
  await expect(completed(page)).toBeVisible()
})

story(
  'the last seat, once bought, is Closed for a visitor and another student within seconds, linked courses too',
  async ({ page, browser, url }) => {
    const [rn = { name: '' }, pn = { name: '' }] = await publishLiveCourses(url, 1, ['RN', 'PN'])
    const visitor = await openAnotherDevice(browser)
    const student = await openAnotherDevice(browser, await newStudent(url))
    await visitor.goto('/register')
    await student.goto('/register?subject=PN')
    await expect(card(visitor, rn.name).getByText('1 seats left')).toBeVisible(SECONDS)
    await expect(card(student, pn.name).getByText('1 seats left')).toBeVisible(SECONDS)
    const loads: string[] = []
    for (const other of [visitor, student]) other.on('load', () => loads.push(other.url()))

    await asStudent(page, url)
    await openCheckout(page, rn.name)
    await payWith(page, CARD_PAID)
    await expect(completed(page)).toBeVisible()
    await expect(card(visitor, rn.name).getByText('Closed')).toBeVisible(SECONDS)
    await expect(card(student, pn.name).getByText('Closed')).toBeVisible(SECONDS)
    await expect(card(student, pn.name).getByRole('button')).toBeDisabled()
    expect(loads).toEqual([])

    // The buyer sees it as Purchased, in the linked course as well.
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(card(page, rn.name).getByText('Purchased')).toBeVisible()
    await page.getByRole('tab', { name: 'PN' }).click()
    await expect(card(page, pn.name).getByText('Purchased')).toBeVisible()
    for (const other of [visitor, student]) await other.context().close()
  },
)

story(
  'a course that one owns, or a linked one, is refused before any charge',
  { tag: '@nightly' },
  async ({ page, url }) => {
    const [rn = { key: '' }, pn = { key: '', name: '' }] = await publishLiveCourses(url, 5, ['RN', 'PN'])
    const person = await asStudent(page, url)
    await page.goto(`/register?course=${pn.key}`)
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page).getByLabel('Card number')).toBeVisible()
    // The linked course is bought in another window in the meantime.
    const input = { courseKey: rn.key, token: await cardToken(url), requestId: crypto.randomUUID() }
    await person.call(TestRegisterDocument, { input })
    await payWith(page, CARD_PAID)
    await expect(dialog(page).getByText('You already have this course', { exact: true })).toBeVisible()
    await expect(dialog(page).getByText('Your card has not been charged')).toBeVisible()
    const { myProgress } = await person.call(TestMyProgressDocument, {})
    expect(myProgress.items).toHaveLength(1)
    await page.goto(`/register?course=${pn.key}`)
    await expect(dialog(page).getByText('You already have this course', { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Continue' })).toHaveCount(0)
  },
)

story(
  'a seat is held while its buyer is asked by the bank, and free again when that is abandoned or refused',
  { tag: '@nightly' },
  async ({ page, browser, url }) => {
    const [rn = { name: '' }] = await publishLiveCourses(url, 1)
    await asStudent(page, url)
    const visitor = await openAnotherDevice(browser)
    await visitor.goto('/register')
    await expect(card(visitor, rn.name).getByText('1 seats left')).toBeVisible(SECONDS)
    await openCheckout(page, rn.name)
    await payWith(page, CARD_3DS)
    await expect(card(visitor, rn.name).getByText('Closed')).toBeVisible(SECONDS)

    // Half an hour later, by the clock in the server's replies, the hold of an abandoned checkout expires.
    await visitor.route('**/catalogue.json', async (route) => {
      const response = await route.fetch()
      const date = new Date(Date.now() + 31 * 60_000).toUTCString()
      await route.fulfill({ contentType: 'application/json', body: await response.text(), headers: { date } })
    })
    await expect(card(visitor, rn.name).getByText('1 seats left')).toBeVisible({ timeout: 20_000 })
    await visitor.unroute('**/catalogue.json')
    await expect(card(visitor, rn.name).getByText('Closed')).toBeVisible({ timeout: 20_000 })

    // After the bank's rejection, the seat is free immediately.
    await answerBank(page, 'Fail')
    await expect(dialog(page).getByText('Your card has not been charged')).toBeVisible()
    await expect(card(visitor, rn.name).getByText('1 seats left')).toBeVisible(SECONDS)
    await visitor.context().close()
  },
)
