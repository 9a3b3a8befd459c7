import { ADMIN } from '#tests/client/people/people.ts'
import {
  enterAnswer,
  openCheckout,
  payWith,
  signIn,
  signUp,
  takeToEnd,
  startCourse,
  verdictOf,
} from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const COURSE = 'Test-Taking Strategies'

story(
  'a first day on a phone: a visitor signs up, pays, reads, sits a test, and an administrator sees it [1.1.2, 1.4.16, 1.4.21]',
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Browses the public pages.
    await page.goto('/')
    const classes = page.getByRole('region', { name: 'Upcoming Classes' })
    await expect(classes.getByText(/^RN Review/).first()).toBeVisible()
    await classes.getByRole('tab', { name: 'PN' }).click()
    await expect(classes.getByText(/^PN Review/).first()).toBeVisible()

    // Signs up in two steps.
    await page.goto('/sign-up')
    const last = `Story${Date.now()
      .toString(36)
      .replace(/[^a-z]/g, '')}`
    await signUp(page, { first: 'Nora', last })
    await expect(page.getByText('No Active Courses')).toBeVisible()
    await expectAccessible(page)

    // Pays.
    await page.goto('/register')
    await expect(page.getByRole('button', { name: `Register for ${COURSE}` })).toBeVisible()
    await openCheckout(page, COURSE)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('$49.00').first()).toBeVisible()
    await expect(dialog.getByLabel('Card number')).toBeVisible()
    await expectAccessible(page)
    await payWith(page, '4242424242424242')
    await expect(dialog.getByText('You have completed registeration!')).toBeVisible()
    await expect(page.getByText(`Registerd for ${COURSE}`)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'My Courses' }).click()

    // Starts the course and reads.
    await expect(page.getByText(/days left - Not Started/)).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    const begin = page.getByRole('alertdialog')
    await expect(begin.getByText(/^Your \d+ days start now and end on/)).toBeVisible()
    await expectAccessible(page)
    await begin.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(/days left - Not Started/)).toBeVisible()
    await startCourse(page)
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    const section = page.getByRole('link', { name: /Reading the Question/ })
    await expect(section).toContainText('0/')
    await section.click()
    await page
      .getByRole('link', { name: /How to Read a Question/ })
      .first()
      .click()
    await expect(page.getByRole('article')).toContainText(/\w{4,}/)
    await page.getByRole('link', { name: /Back to section/ }).click()
    await expect(page.getByRole('link', { name: /How to Read a Question.*, done/ })).toBeVisible()

    // Takes a Practice test: check, rationale, next, breakdown.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Practice/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible()
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdictOf(page)).toBeVisible()
    await expect(page.locator('.verdict__rationale')).toContainText(/\w+ \w+ \w+/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await takeToEnd(page)
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Breakdown by tag' })).toBeVisible()
    await page.getByRole('link', { name: /Back to section/ }).click()
    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .getByRole('link', { name: /^Test-Taking/ })
      .click()
    await expect(page.getByRole('link', { name: /Reading the Question/ })).toContainText('2/')

    // An administrator sees the payment and the progress.
    const office = await (await browser.newContext()).newPage()
    await signIn(office, ADMIN)
    await expect(office.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await office.goto('/payments')
    const row = office.getByRole('row', { name: new RegExp(last, 'i') })
    await expect(row).toContainText('$49.00')
    await row.getByRole('link', { name: /^Progress/ }).click()
    await expect(office).toHaveURL(/\/progress\//)
    // Other students' payments name the course too while they are shown.
    await expect(row).toHaveCount(0)
    await expect(office.getByRole('link', { name: new RegExp(COURSE) })).toBeVisible()
    await office.getByRole('link', { name: new RegExp(COURSE) }).click()
    await expect(office.getByText(/2\/\d/).first()).toBeVisible()
    await office.context().close()
  },
)
