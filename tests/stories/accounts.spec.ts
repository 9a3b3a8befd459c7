import { randomUUID } from 'node:crypto'
import { AddCourseStudentDocument } from '#generated/admin-operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { catalogCourse, enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { linkMailedTo } from '#tests/client/people/outbox.ts'
import { ADMIN, newName, newStudent } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'
import { followAccountMenu, signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const WRONG_PASSWORD = 'Wrong password, click/tap "Forgot Password" if you have forgotten your password'
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The times that the academy stores for a user. */
async function timesOf(url: string, email: string, password: string) {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: await signInForToken(url, email, password), 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { lastLogin lastSeen } }' }),
  })
  const { data } = (await reply.json()) as { data: { me: { lastLogin: number | null; lastSeen: number | null } } }
  return data.me
}

story(
  'a new student is led through wrong input, signs up, and lands where they wanted to go [1.2.10, 1.4.4]',
  async ({ page }) => {
    await page.goto('/my-courses?from=mail')
    await expect(heading(page, 'Sign In')).toBeVisible()
    await expect(messages(page).getByText('ERROR: Please sign in')).toBeVisible()
    await main(page).getByRole('link', { name: 'Sign Up' }).click()

    await page.getByLabel('First name').fill('m')
    await page.getByLabel('Last name').fill('shit')
    await page.getByLabel('Phone').fill('12345')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('First name must be valid')).toBeVisible()
    await expect(page.getByText('That last name is not allowed')).toBeVisible()
    await expect(page.getByText('Please enter a valid U.S. phone number with area code')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await page.getByLabel('First name').fill('mary')
    await page.getByLabel('Last name').fill("o'neil")
    await page.getByLabel('Phone').fill('212-555-0123')
    await page.getByLabel('Phone').blur()
    await expect(page.getByLabel('Phone')).toHaveValue('(212)555-0123')
    await expect(page.getByLabel('Last name')).toHaveValue("O'Neil")
    await page.getByRole('button', { name: 'Next', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Step 2 of 2: account info' })).toBeFocused()
    await page.getByLabel('Email').fill('mary@nowhere')
    await page.getByLabel('Password', { exact: true }).fill('five5')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('E-mail must be valid')).toBeVisible()
    await expect(page.getByText('Password must be 6 characters or more')).toBeVisible()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await expectAccessible(page)
    const email = `Mary-${randomUUID().slice(0, 8)}@Academy.example`
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByLabel('Confirm password').fill('secret-2')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    // The form may still be checking whether the password is a common one.
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
    await page.getByLabel('Confirm password').fill('secret-1')
    await page.getByRole('button', { name: 'Sign Up' }).click()

    await expect(messages(page).getByText('SUCCESS: Signed up, you may now use your account.')).toBeVisible()
    await expect(page).toHaveURL(/\/my-courses\?from=mail$/)
    await expect(page.getByRole('button', { name: 'Mary O: account menu' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Student menu' }).getByRole('link')).toHaveText(['My Courses'])
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  },
)

story(
  'a returning student mistypes, forgets the password, chooses a new one by e-mail, and signs out [1.2.9, 1.2.11, 1.2.12, 1.4.3, 1.4.4]',
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const { email, password } = await newStudent(url)
    expect((await timesOf(url, email, password)).lastLogin).toBeNull()
    await page.goto('/my-courses?from=mail')
    await page.getByLabel('Email').fill(`nobody-${randomUUID().slice(0, 8)}@academy.example`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText('User not found. Please sign up first')).toBeVisible()
    await page.getByLabel('Email').fill(email.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill('not-this')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText(WRONG_PASSWORD)).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase())
    await page.getByLabel('Email').fill(`nobody-${randomUUID().slice(0, 8)}@academy.example`)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('User not found', { exact: true })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(messages(page).getByText('SUCCESS: Password reset email sent!')).toBeVisible()
    await expectAccessible(page)

    const link = await linkMailedTo(url, email)
    expect(link).toContain(`/reset#email=${encodeURIComponent(email)}&code=`)
    await page.goto(link)
    await expect(page.getByLabel('Code')).toHaveValue(/^\d{6}$/)
    await expect(page).toHaveURL(/\/reset$/)
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: true }).fill('New-Pass-2')
    await page.getByLabel('Confirm password').fill('New-Pass-2')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(messages(page).getByText('SUCCESS: Signed in')).toBeVisible()
    await expect(page).toHaveURL(/\/my-courses\?from=mail$/)
    await expect.poll(async () => (await timesOf(url, email, 'New-Pass-2')).lastLogin).not.toBeNull()

    await followAccountMenu(page, 'Sign Out')
    await expect(heading(page, 'Sign Out')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(heading(page, 'My Courses')).toBeVisible()
    await followAccountMenu(page, 'Sign Out')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(messages(page).getByText('SUCCESS: Signed out')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /Cognito|academy/.test(key)))).toEqual(
      [],
    )

    // The Back button leads to the guard, not to the protected page.
    await page.goBack()
    await expect(heading(page, 'Sign In')).toBeVisible()
    await expect(page.getByText('No Active Courses')).toHaveCount(0)
    await page.goto('/sign-out')
    await expect(messages(page).getByText('ERROR: You are not signed in')).toBeVisible()

    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('main').getByText(WRONG_PASSWORD)).toBeVisible()
  },
)

story(
  'a student signs in by keyboard alone, and sees what is missing',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const { email, password } = await newStudent(url)
    await page.goto('/sign-in')
    await expect(heading(page, 'Sign In')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a password')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('button', { name: 'Sign In' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'My Courses')).toBeFocused()
  },
)

story(
  'an administrator sees a registration as it happens, and what one dismisses is gone for the other [1.2.13, 1.2.15, 1.2.19, 1.4.4]',
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    await signIn(page, ADMIN)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link')).toHaveText([
      'Dashboard',
      'My Courses',
      'Course Content',
      'Questions',
      'Manage Courses',
      'Progress',
      'Payments',
      'Users',
    ])
    const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await colleague.goto(`${url}/sign-in`)
    await colleague.getByLabel('Email').fill(ADMIN.email)
    await colleague.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await colleague.getByLabel('Password', { exact: true }).press('Enter')
    await expect(heading(colleague, 'Dashboard')).toBeVisible()
    const notificationsButton = (admin: Page) => admin.getByRole('button', { name: /^Notifications: / })
    const countOf = async (admin: Page) =>
      Number(/\d+/.exec((await notificationsButton(admin).getAttribute('aria-label')) ?? '')?.[0])
    const before = await countOf(page)

    const name = newName()
    await enrolledStudent(url, 'Practice', name)
    // A notification from another story may come too.
    await expect.poll(() => countOf(page)).toBeGreaterThan(before)
    await expect.poll(() => countOf(colleague)).toBeGreaterThan(before)
    await expect(notificationsButton(page)).toHaveText(/^\d+\+?$/)

    await notificationsButton(colleague).focus()
    await colleague.keyboard.press('Enter')
    const list = colleague.getByRole('dialog').getByRole('listitem')
    const registered = list.filter({ hasText: `${name} Newman registered for RN Online Review` })
    await expect(registered).toBeVisible()
    await expectAccessible(colleague)
    await colleague.route('**/graphql', (route) => route.abort())
    await registered.getByRole('button').press('Enter')
    const bar = colleague.getByRole('dialog').getByRole('region', { name: 'Messages' })
    await expect(bar.getByText(/^ERROR: We can’t reach the academy/)).toBeVisible()
    await colleague.unroute('**/graphql')
    await expectAccessible(colleague)
    // The bar is usable while a modal dialog is open.
    const failure = bar.locator('[data-message]').filter({ hasText: 'ERROR: We can’t reach the academy' })
    await failure.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(bar.getByText(/^ERROR/)).toHaveCount(0)
    const shown = await countOf(colleague)
    await registered.getByRole('button').press('Enter')
    await expect(bar.getByText('SUCCESS: Notification dismissed')).toBeVisible()
    await expect.poll(() => countOf(colleague)).toBe(shown - 1)
    await expect.poll(() => countOf(page)).toBe(shown - 1)
    await colleague.keyboard.press('Escape')
    await expect(colleague.getByRole('dialog')).toHaveCount(0)
    await expect(notificationsButton(colleague)).toBeFocused()
    await colleague.reload()
    await expect.poll(() => countOf(colleague)).toBe(shown - 1)
    await colleague.context().close()
  },
)

story(
  'a student sees a course added between the reply of the screen and its subscription',
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    const student = await newStudent(url)
    // The server receives the subscription when it is released.
    const queued: { send: () => void }[] = []
    let isHeld = true
    await page.routeWebSocket('**/realtime**', (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        const send = () => server.send(message)
        if (isHeld && String(message).includes('"start"')) queued.push({ send })
        else send()
      })
    })
    await signIn(page, student)
    await expect(page.getByText('No Active Courses')).toBeVisible()
    await expect.poll(() => queued.length).toBeGreaterThan(0)
    // Another device of the student has subscribed; once it shows the course, the event has been published.
    const device = await (await browser.newContext({ baseURL: url })).newPage()
    const acknowledged = device
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"start_ack"')))
    await signIn(device, student)
    await acknowledged
    const course = await catalogCourse(url, 'RN Online Review')
    const office = await signInToApi(url, ADMIN.email, ADMIN.password)
    await office(AddCourseStudentDocument, { input: { courseKey: course.key, studentId: student.uid } })
    await expect(device.getByRole('article', { name: course.name })).toBeVisible()
    await device.context().close()
    isHeld = false
    for (const { send } of queued) send()
    await expect(page.getByRole('article', { name: course.name })).toBeVisible()
  },
)
