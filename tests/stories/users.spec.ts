import type { Browser } from '@playwright/test'
import { ADMIN, newName } from '#tests/client/people/people.ts'
import { type Person, signIn, signInOnce, signUp } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const openPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

async function newPerson(browser: Browser) {
  const page = await openPage(browser)
  const last = newName()
  const person = await signUp(page, { first: 'Nora', last })
  return { page, person, last, name: `Nora ${last}` }
}

/** Searches like a reader; lists follow a change after a moment, so the search is repeated until it shows the text. */
async function findUser(page: Page, search: string, name: string, text: string): Promise<void> {
  await page.goto('/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(`  ${search.toUpperCase()} `)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 result(s)').or(page.getByText('0 result(s)'))).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name })).toContainText(text, { timeout: 1_000 })
  }).toPass()
}

async function changeType(page: Page, type: 'Student' | 'Admin'): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Type').selectOption(type)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click()
}

/** The tab records the user's presence every five minutes; this moves past that time. */
async function reloadAfterPresence(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('academy.seen'))
  await page.reload()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(heading(page, 'Sign In')).toBeVisible()
  await signIn(page, person)
}

story('an administrator finds a user, reads and adds notes [3.1.3, 3.2.14, 3.2.15]', async ({ page, browser }) => {
  const { last, name, person, page: other } = await newPerson(browser)
  await other.context().close()
  await signIn(page, ADMIN)
  await page
    .getByRole('main')
    .getByRole('link', { name: /All Users/ })
    .click()
  await expect(page.getByText(/^\d+ User\(s\)$/)).toBeVisible()
  await expect(page.getByText('20 users per page')).toBeVisible()

  await findUser(page, last, name, 'No notes for this user')
  await expect(page).toHaveURL(`/users?search=${last.toUpperCase()}`)
  await expect(page.getByRole('row', { name })).toContainText(person.email)
  await page.getByRole('link', { name: `View ${name}` }).click()
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('tabpanel')).toContainText('(212)555-0123')

  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByText('No notes for this user')).toBeVisible()
  const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  for (const text of ['Prefers evenings', 'Called about the dates']) {
    await page.getByLabel('New note').fill(text)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.first()).toContainText(text)
  }
  await expectAccessible(page)
  await page.reload()
  await expect(notes).toHaveText([/^Called about the dates.*Avery/, /^Prefers evenings.*Avery/])

  await page.getByLabel('New note').fill('Half a')
  await page.getByRole('link', { name: 'Users' }).last().click()
  await expect(page.getByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await findUser(page, last, name, 'Called about the dates')
})

story('an unknown user is not found [3.2.15]', async ({ page }) => {
  await signInOnce(page, ADMIN)
  await page.goto('/users/nobody')
  await expect(page.getByText('ERROR: User not found')).toBeVisible()
  await expect(page).toHaveURL('/users')
})

story(
  'a student becomes an administrator and a student again, each time signed out, and is refused at once',
  async ({ page, browser }) => {
    const { last, name, person, page: nora } = await newPerson(browser)
    await signInOnce(page, ADMIN)
    await findUser(page, last, name, 'Student')
    await page.getByRole('link', { name: `View ${name}` }).click()

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('ERROR: No change detected')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
    await changeType(page, 'Admin')
    await expect(page.getByText(`SUCCESS: ${name} has been changed to a Admin`)).toBeVisible()

    await reloadAfterPresence(nora)
    await signInAgain(nora, person)
    await nora.goto('/users')
    await expect(nora.getByText(/^\d+ User\(s\)$/)).toBeVisible()

    await page.reload()
    await changeType(page, 'Student')
    await expect(page.getByText(`SUCCESS: ${name} has been changed to a Student`)).toBeVisible()

    await nora.reload()
    await signInAgain(nora, person)
    await expect(nora.getByRole('link', { name: 'Payments' })).toHaveCount(0)
    await nora.goto('/users')
    await expect(nora.getByText('ERROR: You are not allowed to view that page')).toBeVisible()
    await nora.context().close()
  },
)
