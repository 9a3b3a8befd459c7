import { randomUUID } from 'node:crypto'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { findTask, takeTest } from '#tests/client/attempts/take-tests.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { linkMailedTo } from '#tests/client/people/outbox.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const COURSE = 'RN Online Review'
const PRACTICE = '2. Warm-Up: 10 Easy Questions'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** New students appear in the search a moment after they sign up. */
async function openUser(page: Page, email: string): Promise<void> {
  const row = page.getByRole('row', { name: email })
  await expect(async () => {
    await page.goto(`/users?search=${email}`)
    await expect(row).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await row.getByRole('link', { name: /^View/ }).click()
}

story(
  'an administrator reads courses, payments and attempts of a student, extends the days, and views what the student sees, which writes nothing',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const admin = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const student = await enrolledStudent(baseURL ?? '', 'Practice')
    await takeTest(student.call, admin, await findTask(student.call, student.progressKey, PRACTICE), () => true)
    const sam = await (await browser.newContext()).newPage()
    await signIn(sam, student)
    await expect(heading(sam, 'My Courses')).toBeVisible()
    const timeLeft = sam.locator('.course-card__time')
    await expect(timeLeft).toContainText(/^29 days|^30 days/)

    await page.setViewportSize({ width: 390, height: 844 })
    await signInOnce(page, ADMIN)
    await openUser(page, student.email)
    await tab(page, 'Courses')
    await expect(page.getByRole('row', { name: COURSE })).toContainText('Started')
    await expectAllViewports(page)

    await page.getByRole('button', { name: `Extend ${COURSE}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Extend' }).click()
    await expect(page.getByText('Please say why')).toBeVisible()
    await page.getByLabel('Days more').fill('100')
    await page.getByLabel('Reason').fill('Was in hospital')
    // Only the button extends.
    await page.getByLabel('Days more').press('Enter')
    await expect(page.getByText(/was extended/)).toHaveCount(0)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Extend' }).click()
    await expect(page.getByText(`SUCCESS: ${COURSE} was extended by 100 days`)).toBeVisible()
    // The student's screen updates automatically.
    await expect(timeLeft).toContainText(/^1(29|30) days/)
    await sam.context().close()

    await tab(page, 'Notes')
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(/100 days more.*Was in hospital/)
    await tab(page, 'Payments')
    await expect(page.getByRole('row', { name: COURSE })).toContainText('Paid')
    await expectAllViewports(page)
    await tab(page, 'Attempts')
    await expectAllViewports(page)
    await page.getByRole('link', { name: `Review ${PRACTICE}, attempt 1` }).click()
    await expect(page.getByRole('dialog', { name: 'Attempt Details' })).toBeVisible()

    await page.goto(`/users/${student.uid}`)
    await page.getByRole('link', { name: 'View as student' }).click()
    await expect(page.getByText(/You see what .* sees/)).toBeVisible()
    await expectAllViewports(page)
    const sent: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('mutation') && !body.includes('recordSeen')) sent.push(body)
    })
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(page, COURSE)).toBeVisible()
    await expectAllViewports(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /Start|Mark the course/ })).toHaveCount(0)
    await expect(main.locator('a[href*="task-view"]')).toHaveCount(0)
    await main.locator('a[href*="/view-as/"].list-row').first().click()
    await expect(page.getByRole('list', { name: 'Tasks' })).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('list', { name: 'Tasks' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/view-as\/([^/]+\/){4}[^/]+$/)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expectAllViewports(page)
    expect(sent).toEqual([])
    await page.getByRole('link', { name: 'Leave the view' }).click()
    await expect(page).toHaveURL(`/users/${student.uid}`)
    await expect(async () => {
      await page.goto('/audit?kind=view')
      await expect(page.getByRole('main')).toContainText(/created view/, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  },
)

story(
  'an administrator invites a user, who signs up by the link of the mail; the invitation is accepted, and its link is used up',
  async ({ page, browser, baseURL }) => {
    const email = `invited-${randomUUID().slice(0, 8)}@academy.example`
    await page.setViewportSize({ width: 390, height: 844 })
    await signInOnce(page, ADMIN)
    await page.goto('/users')
    await page.getByRole('link', { name: 'Invitations' }).click()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Newman')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`SUCCESS: Invitation sent to ${email}`)).toBeVisible()
    await expect(page.getByRole('row', { name: email })).toContainText('Sent')
    await expectAllViewports(page)

    const link = await linkMailedTo(baseURL ?? '', email)
    const ines = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await ines.goto(link)
    await expect(ines.getByText('You’re invited. We filled in your name and email.')).toBeVisible()
    await expect(ines.getByLabel('First name')).toHaveValue('Ines')
    await ines.getByLabel('Phone').fill('2125550123')
    await ines.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(ines.getByLabel('Email')).toHaveValue(email)
    await ines.getByLabel('Password', { exact: true }).fill('Student-Pass-1')
    await ines.getByLabel('Confirm password').fill('Student-Pass-1')
    await ines.getByRole('button', { name: 'Sign Up' }).click()
    await expect(heading(ines, 'My Courses')).toBeVisible()
    await ines.context().close()

    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: email })).toContainText('Accepted', { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await expect(other.getByText(/This invitation was used/)).toBeVisible()
    await expect(other.getByLabel('First name')).toHaveValue('')
    await other.context().close()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Newman')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('There is an account with this e-mail already')).toBeVisible()
  },
)
