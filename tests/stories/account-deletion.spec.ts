import { readFile } from 'node:fs/promises'
import { TestOpenTaskDocument } from '#generated/operations.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story(
  'a student takes their data with them, deletes the account, and the books still show the payment',
  { tag: '@nightly' },
  async ({ page, baseURL, browser }) => {
    const url = baseURL ?? ''
    const student = await enrolledStudent(url, 'Practice')
    const { createTaskProgress } = await student.call(TestOpenTaskDocument, { input: student.test })
    await signIn(page, student)
    await page.goto('/account')
    await expect(page.getByText('$').first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    const data = JSON.parse(text) as { account: { email: string }; courses: { name: string }[] }
    expect(data.account.email).toBe(student.email)
    expect(data.courses.map(({ name }) => name)).toEqual(['RN Online Review'])
    // It contains the running test, but none of its questions.
    expect(text).toContain('while you have a test in progress')
    expect(text).not.toContain(createTaskProgress.attempt?.question?.body ?? 'no question')

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
    await expectAllViewports(page)
    await dialog.getByLabel('Your password').fill('not-this-one')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Incorrect password')).toBeVisible()
    await dialog.getByLabel('Your password').fill(student.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('SUCCESS: Your account has been deleted')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    const [mail] = await mailsTo(url, student.email)
    expect(mail?.subject).toBe('Nursing Academy: your account has been deleted')

    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill(student.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('User not found. Please sign up first').first()).toBeVisible()

    const office = await browser.newPage({ baseURL: url })
    await signIn(office, ADMIN)
    await office.goto(`/payments?search=${encodeURIComponent('Nora Newman')}`)
    await expect(office.getByRole('row', { name: /RN Online Review.*Paid/ }).first()).toBeVisible()
    // The deleted student's page shows nothing.
    await office.goto(`/users/${student.uid}`)
    await expect(office.getByText('User not found').first()).toBeVisible()
    await office.close()
  },
)
