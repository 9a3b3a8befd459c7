import { TestMyProgressDocument } from '#generated/operations.ts'
import { setControl } from '#tests/client/payments/card-server.ts'
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
import { newStudent } from '#tests/client/people/people.ts'
import { openCheckout, payWith, signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors. Where the connection is cut, the browser reports
// it.
story.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /^WebSocket connection to .* failed/ })

story(
  'a reload during a payment resumes it and pays once, and the message bar reports a closed popup',
  async ({ page, url }) => {
    const person = await asStudent(page, url)
    await setControl(url, 'delay', { ms: 60_000, times: 1 })
    await openCheckout(page, COURSE)
    await payWith(page, CARD_PAID)
    await expect(dialog(page).getByText('processing')).toBeVisible()
    await page.reload()
    await expect(dialog(page).getByText('processing')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: `Show the payment for ${COURSE}` })).toBeVisible()
    await setControl(url, 'reset')
    await expect(page.getByLabel('Messages')).toContainText(`SUCCESS: Registerd for ${COURSE}`, { timeout: 30_000 })
    await expect(card(page, COURSE).getByText('Purchased')).toBeVisible()
    const { myProgress } = await person.call(TestMyProgressDocument, {})
    expect(myProgress.items).toHaveLength(1)
  },
)

story(
  'a browser that was closed in mid-payment finds it again after the next sign-in, in its state',
  { tag: '@nightly' },
  async ({ page, browser, url }) => {
    const person = await newStudent(url)
    const closed = await openAnotherDevice(browser, person)
    await openCheckout(closed, COURSE)
    await payWith(closed, CARD_3DS)
    await expect(closed.frameLocator('iframe').getByRole('button', { name: 'Complete authentication' })).toBeVisible()
    await closed.context().close()

    await signIn(page, person)
    await page.goto('/register')
    await expect(page.getByText('Your bank asks you to confirm the payment.')).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('button', { name: `Show the payment for ${COURSE}` }).click()
    await answerBank(page, 'Complete')
    await expect(completed(page)).toBeVisible()
  },
)

story(
  'a connection lost during checkout shows a message, and the payment continues once it is back',
  { tag: '@nightly' },
  async ({ page, context, url }) => {
    const person = await asStudent(page, url)
    await openCheckout(page, COURSE)
    await page.route('**/graphql', async (route) => {
      // The card is submitted, but the response is lost with the connection.
      if (route.request().postData()?.includes('RegisterCourse') === true) {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      } else await route.continue()
    })
    await payWith(page, CARD_PAID)
    await expect(dialog(page).getByText(/continues when you’re back online/)).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/graphql')
    await context.setOffline(false)
    await expect(completed(page)).toBeVisible({ timeout: 30_000 })
    const { myProgress } = await person.call(TestMyProgressDocument, {})
    expect(myProgress.items).toHaveLength(1)
  },
)
