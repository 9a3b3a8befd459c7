import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from 'local-cloud/cognito/software-token.ts'
import { rawClient } from '#tests/client/api/raw-client.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { followAccountMenu } from '#tests/client/screen/steps.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'
import { type Academy, startAcademy } from '#tests/client/academies/start-academy.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

// Accounts as in staging and prod, in a separate academy.
const PORT = Number(process.env.BROWSER_PORT ?? 4310) + 30
const settings = { confirmEmail: true, passwordMinLength: 10, secondFactorForAdministrators: true }
const URL_HERE = `http://localhost:${PORT}`

const dataDir = mkdtempSync(join(tmpdir(), 'strict-'))
let academy: Academy
story.beforeAll(async () => {
  academy = await startAcademy({ port: PORT, dataDir, fresh: true, settings })
})
story.afterAll(async () => {
  await academy.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
story.use({ contextOptions: { reducedMotion: 'reduce' } })
story.describe.configure({ mode: 'serial' })

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** The code in the newest e-mail that contains one. */
const codeMailedTo = async (email: string) =>
  (await mailsTo(URL_HERE, email)).flatMap(({ text }) => /(?<![#\d])\d{6}/.exec(text)?.[0] ?? [])[0] ?? ''

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${URL_HERE}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** Confirms a change of the second factor with the account's password. */
async function confirmPassword(page: Page, password: string, action: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}

/**
 * Turns on the second factor on the account page, up to the following sign-in page; returns the secret and a recovery
 * code.
 */
async function turnOn(page: Page, password: string): Promise<{ secret: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  await confirmPassword(page, password, 'Continue')
  const secret = ((await page.locator('.second-factor__secret').textContent()) ?? '').replace(/\s/g, '')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, 0))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(
    messages(page).getByText('SUCCESS: Two-step verification is on. Sign in with your password and a code'),
  ).toBeVisible()
  await expect(heading(page, 'Sign In')).toBeVisible()
  return { secret, recoveryCode }
}

/** The code of an authenticator app now or `later` steps of thirty seconds ahead, because a code is valid only once. */
const codeAt = (secret: string, later: number) => codeOf(secret, Math.floor(Date.now() / 30_000) + later)

const email = `strict-${randomUUID().slice(0, 8)}@academy.example`
const password = 'Quiet-Pine-42'

story(
  'a new student confirms the address by the mailed code, as the third step, and chooses ten characters that are no common ones',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${URL_HERE}/sign-up`)
    await page.getByLabel('First name').fill('Nora')
    await page.getByLabel('Last name').fill('Newman')
    await page.getByLabel('Phone').fill('+1 (212) 555-0123')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByLabel('Email').fill(email)
    await expect(page.getByText('At least 10 characters')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('Nine-char')
    await page.getByLabel('Password', { exact: true }).blur()
    await expect(page.getByText('Password must be 10 characters or more')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('1234567890')
    await page.getByLabel('Password', { exact: true }).blur()
    await expect(page.getByText('Please choose a less common password')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('We emailed you a code.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Code' }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('main').getByText('Incorrect or expired code')).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeMailedTo(email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(heading(page, 'My Courses')).toBeVisible()
    await expect(messages(page).getByText('SUCCESS: Signed up, you may now use your account.')).toBeVisible()
  },
)

story('a student turns a second factor on, signs in with it, and off again', { tag: '@nightly' }, async ({ page }) => {
  await fillSignIn(page, email, password)
  await expect(heading(page, 'My Courses')).toBeVisible()
  await followAccountMenu(page, 'Account')
  await expect(heading(page, 'Your Account')).toBeVisible()
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  await confirmPassword(page, password, 'Continue')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectAllViewports(page)
  await page.reload()
  const { secret, recoveryCode } = await turnOn(page, password)

  await fillSignIn(page, email, password)
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'Incorrect code. Enter the code your app shows now',
  )
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, 1))
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page, 'Your Account')).toBeVisible()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await confirmPassword(page, password, 'Turn off')
  await expect(messages(page).getByText('SUCCESS: Two-step verification is off')).toBeVisible()
  await expect(heading(page, 'Sign In')).toBeVisible()

  await fillSignIn(page, email, password)
  await expect(heading(page, 'Your Account')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(URL_HERE, email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        'Nursing Academy: two-step verification is on',
        'Nursing Academy: new recovery codes were created',
        'Nursing Academy: two-step verification is off',
      ]),
    )
  const { recoveryCode: newCode } = await turnOn(page, password)
  await fillSignIn(page, email, password)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectAccessible(page)
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('main').getByText('That recovery code is incorrect or was already used')).toBeVisible()
  await page.getByLabel('Recovery code').fill(newCode)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page, 'Your Account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(messages(page).getByText('SUCCESS: Signed out everywhere')).toBeVisible()
  await fillSignIn(page, email, password)
  await expect(heading(page, 'My Courses')).toBeVisible()
})

story(
  'an administrator is led to the second factor, and does nothing before it is on',
  { tag: '@nightly' },
  async ({ page }) => {
    const before = await signInForToken(URL_HERE, ADMIN.email, ADMIN.password)
    const users = '{ managedUser(uid: "x") { user { uid } } }'
    expect((await rawClient(URL_HERE, before)(users, {})).codes).toEqual(['second-factor-missing'])
    await fillSignIn(page, ADMIN.email, ADMIN.password)
    await expect(heading(page, 'Your Account')).toBeVisible()
    await expect(
      messages(page)
        .getByText(/^ERROR: Administrators need two-step verification/)
        .first(),
    ).toBeVisible()
    const { secret } = await turnOn(page, ADMIN.password)
    // The previous session has ended, even though its token hasn't expired.
    expect((await rawClient(URL_HERE, before)(users, {})).codes).toEqual(['Unauthorized'])
    await fillSignIn(page, ADMIN.email, ADMIN.password)
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, 1))
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(heading(page, 'Your Account')).toBeVisible()
    await page.goto(`${URL_HERE}/users`)
    await expect(page.getByText(/\d+ User\(s\)/)).toBeVisible()
  },
)

story(
  'the owner of an address claims the account that another person created with it',
  { tag: '@nightly' },
  async ({ page }) => {
    const address = `claimed-${randomUUID().slice(0, 8)}@academy.example`
    await page.goto(`${URL_HERE}/sign-up`)
    await page.getByLabel('First name').fill('Mal')
    await page.getByLabel('Last name').fill('Lory')
    await page.getByLabel('Phone').fill('+1 (212) 555-0123')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByLabel('Email').fill(address)
    await page.getByLabel('Password', { exact: true }).fill('Squatter-Pine-1')
    await page.getByLabel('Confirm password').fill('Squatter-Pine-1')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('We emailed you a code.')).toBeVisible()

    await page.goto(`${URL_HERE}/reset`)
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('This account was never confirmed.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeMailedTo(address))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(heading(page, 'New Password')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(signInForToken(URL_HERE, address, 'Squatter-Pine-1')).rejects.toThrow()
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeMailedTo(address))
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(heading(page, 'My Courses')).toBeVisible()
  },
)
