import { signInWords } from '#domain/messages/accounts.ts'
import { buyAndStart, signUp } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

story(
  'a session lives as long as the tabs that have it: a reload keeps it, a new tab is handed it, and the last one takes it along [1.4.1]',
  async ({ page, context }) => {
    await signUp(page)
    await page.reload()
    await expect(heading(page, 'My Courses')).toBeVisible()
    await page.goto('/sign-in')
    await expect(messages(page).getByText('ERROR: You are already signed in')).toBeVisible()
    await expect(heading(page, 'My Courses')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/my-courses')
    await expect(other.getByText('No Active Courses')).toBeVisible()
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('Cognito')
    // The new tab continues alone and passes its session on.
    await page.close()
    const third = await context.newPage()
    await third.goto('/')
    await expect(third.getByRole('button', { name: /: account menu$/ })).toBeVisible()
    await third.close()
    await other.close()
    const late = await context.newPage()
    await late.goto('/my-courses')
    await expect(heading(late, 'Sign In')).toBeVisible()
  },
)

story(
  'a link that is opened in a new tab shows the course that was chosen [1.4.1, 3.2.20]',
  async ({ page, context }) => {
    await signUp(page)
    await buyAndStart(page)
    const other = await context.newPage()
    await other.goto('/my-courses/course-view')
    await expect(heading(other, 'Test-Taking Strategies')).toBeVisible()
  },
)

story('guards show in the browser the messages that the documents list [2.2.12]', async ({ page }) => {
  for (const [path, words] of [
    ['/dashboard', 'ERROR: Please login'],
    ['/questions/101', 'ERROR: Please sign in'],
    ['/content/a/b/c', 'ERROR: Please sign in'],
    ['/progress/u1/p1', 'ERROR: Please sign in'],
    ['/my-courses/course-view', 'ERROR: Please sign in'],
  ] as const) {
    await page.goto(path)
    await expect(messages(page).getByText(words)).toBeVisible()
    await expect(page).toHaveURL(/\/sign-in$/)
  }
  await page.goto('/')
  await signUp(page)
  for (const [path, words] of [
    ['/dashboard', 'ERROR: No permission to view that page'],
    ['/questions/add', 'ERROR: You are not allowed to view that page'],
    ['/content', 'ERROR: You are not allowed to view that page'],
    ['/users/u1', 'ERROR: You are not allowed to view that page'],
  ] as const) {
    await page.goto(path)
    await expect(messages(page).getByText(words)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  }
})

story(
  'a session that the server ended leads to the sign-in page and back to the page in use',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = await signUp(page)
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith('Cognito')) sessionStorage.removeItem(key)
    })
    await page.reload()
    await expect(messages(page).getByText('ERROR: Please sign in')).toBeVisible()
    await expect(heading(page, 'Sign In')).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/my-courses$/)
    await expect(page.getByText('No Active Courses')).toBeVisible()
  },
)

story(
  'signing out in one tab ends the session in every other [1.4.1]',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await signUp(page)
    const other = await context.newPage()
    await other.goto('/my-courses')
    await expect(other.getByText('No Active Courses')).toBeVisible()
    await page.goto('/sign-out')
    await main(page).getByRole('button', { name: 'Sign Out' }).click()
    await expect(messages(page).getByText('SUCCESS: Signed out')).toBeVisible()
    await expect(main(other).getByText(signInWords.signedOut)).toBeVisible()
    await expect(messages(other)).not.toContainText('Please sign in')
    await expect(heading(other, 'Sign In')).toBeVisible()
    expect(
      await other.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => /Cognito|academy\.(session|selection)/.test(key)),
      ),
    ).toEqual([])
    await other.goto('/my-courses')
    await expect(messages(other).getByText('ERROR: Please sign in')).toBeVisible()
    await expect(main(other).getByText(signInWords.signedOut)).toHaveCount(0)
  },
)
