import { mailsTo } from '#tests/client/people/mails-to.ts'
import { newStudent } from '#tests/client/people/people.ts'
import { refreshTokens, signInForTokens } from '#tests/client/people/sign-in-for-token.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story('a new password ends the session of every other device, and keeps this one', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const person = await newStudent(url)
  const otherDevice = await signInForTokens(url, person.email, person.password)
  await signIn(page, person)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not-this-one')
  const next = page.getByLabel('New password', { exact: true })
  await next.fill('five5')
  await next.blur()
  await expect(page.getByText('Password must be 6 characters or more')).toBeVisible()
  await next.fill('password')
  await expect(page.getByText('Please choose a less common password')).toBeVisible()
  await next.fill('Quiet-Pine-42')
  await page.getByLabel('Confirm password').fill('Quiet-Pine-43')
  await page.getByLabel('Confirm password').blur()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save password' })).toBeDisabled()
  await page.getByLabel('Confirm password').fill('Quiet-Pine-42')
  await page.getByRole('button', { name: 'Save password' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(page.getByRole('main').getByText('Incorrect password')).toBeVisible()
  // Another tab of this browser continues with what is open there.
  const tab = await page.context().newPage()
  await tab.goto('/account')
  await tab.getByLabel('First name').fill('Unsaved')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(messages.getByText('SUCCESS: Password changed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expect(tab.getByLabel('First name')).toHaveValue('Unsaved')

  await expect(refreshTokens(url, otherDevice)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect
    .poll(async () => (await mailsTo(url, person.email)).map(({ subject }) => subject))
    .toContain('Nursing Academy: your password was changed')
  await page.goto('/my-courses')
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  expect((await signInForTokens(url, person.email, 'Quiet-Pine-42')).access).not.toBe('')
})

story('a student moves the account to another address by the code that is mailed to it', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const person = await newStudent(url)
  const next = person.email.replace('@', '-new@')
  await signIn(page, person)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(next)
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Confirm new email' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(page.getByRole('main').getByText(/^That code is incorrect or expired/)).toBeVisible()
  const code = /\b\d{6}\b/.exec((await mailsTo(url, next))[0]?.text ?? '')?.[0] ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Confirm new email' }).click()
  await expect(messages.getByText('SUCCESS: Email changed')).toBeVisible()
  await expect(page.getByText(`Email: ${next}`)).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(url, person.email)).map(({ subject }) => subject))
    .toContain('Nursing Academy: your email address was changed')
  expect((await signInForTokens(url, next, person.password)).access).not.toBe('')
  await expect(signInForTokens(url, person.email, person.password)).rejects.toThrow()
})

story(
  'a student sees where the account is signed in, and signs out one device',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const person = await newStudent(url)
    const otherDevice = await signInForTokens(url, person.email, person.password)
    await signIn(page, person)
    await page.goto('/account')
    const sessions = page.getByRole('region', { name: 'Sessions' })
    const lines = sessions.getByRole('listitem')
    await expect(lines).toHaveCount(3)
    await expect(lines.first()).toHaveText(/^Chrome on Linux.*This device$/)
    // The student was created through the API, with a command-line sign-in.
    await sessions.getByRole('button', { name: /^Sign out of Command line/ }).click()
    await expect(page.getByText(/^SUCCESS: Signed out of Command line/)).toBeVisible()
    await expect(lines).toHaveText([/This device$/, /^Firefox.*Sign out$/])
    expect((await refreshTokens(url, otherDevice)).AuthenticationResult).toBeDefined()
    await sessions.getByRole('button', { name: /^Sign out of Firefox/ }).click()
    await expect(page.getByText(/^SUCCESS: Signed out of Firefox/)).toBeVisible()
    await expect(lines).toHaveCount(1)
    await expect(sessions.getByRole('heading', { name: 'Sessions' })).toBeFocused()
    await expect(refreshTokens(url, otherDevice)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    // Signing in again to change the address replaces this session, which is listed once.
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill(person.email.replace('@', '-next@'))
    await page.getByRole('button', { name: 'Continue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
    await page.reload()
    await expect(lines).toHaveText([/This device$/])
    // A sign-out removes the session from the list at the next sign-in.
    await page.goto('/sign-out')
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('SUCCESS: Signed out')).toBeVisible()
    await signIn(page, person)
    await page.goto('/account')
    await expect(lines).toHaveText([/This device$/])
  },
)
