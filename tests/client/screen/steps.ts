import { expect, type Locator, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { enterChoice, submitAnyway } from '#tests/client/attempts/enter-choice.ts'

export type Person = { email: string; password: string }

/** Signs up a new student in the form's two steps; ends on My Courses. */
export async function signUp(page: Page, names = { first: 'Nora', last: 'Newman' }): Promise<Person> {
  const person = { email: `story-${randomUUID().slice(0, 8)}@academy.example`, password: 'Student-Pass-1' }
  await page.goto('/sign-up')
  await page.getByLabel('First name').fill(names.first)
  await page.getByLabel('Last name').fill(names.last)
  await page.getByLabel('Phone').fill('2125550123')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  return person
}

/** Signs in with the form; ends on the first screen for the user's type. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/sign-in/)
}

/** Follows an entry of the account menu. */
export async function followAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /: account menu$/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

type StoredSession = { entries: Record<string, string>; until: number }
/** Shorter than the 15-minute lifetime of an access token, in milliseconds. */
const SESSION_AGE = 10 * 60_000
const sessions = new Map<string, StoredSession>()

/**
 * Signs in with the form once per process; later pages restore the session at their next `goto`, like another tab of
 * that browser. For stories that don't test sign-in and navigate next, since a page load costs a second.
 */
export async function signInOnce(page: Page, person: Person): Promise<void> {
  const stored = sessions.get(person.email)
  if (stored === undefined || stored.until < Date.now()) {
    await signIn(page, person)
    const entries = await page.evaluate(() => Object.fromEntries<string>(Object.entries(window.sessionStorage)))
    sessions.set(person.email, { entries, until: Date.now() + SESSION_AGE })
    return
  }
  await page.addInitScript((entries) => {
    // Only at the first load, so that the story's later changes to its session are kept.
    if (window.sessionStorage.getItem('session-restored') !== null) return
    for (const [key, value] of Object.entries({ ...entries, 'session-restored': 'yes' }))
      window.sessionStorage.setItem(key, value)
  }, stored.entries)
}

/** Opens the popup of a course on the register page and continues to the card form. */
export async function openCheckout(page: Page, course: string): Promise<void> {
  await page.goto('/register')
  await page.getByRole('button', { name: `Register for ${course}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
}

/** Fills in and submits the card form. */
export async function payWith(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByLabel('Expiry (MM / YY)').fill('12 / 34')
  await dialog.getByLabel('CVC').fill('123')
  await dialog.getByLabel('ZIP code').fill('33101')
  await dialog.getByRole('button', { name: /^Pay/ }).click()
}

/** Signs in a student of practice-course.ts and opens the course's Practice without starting it. */
export async function openPractice(page: Page, student: Person): Promise<void> {
  await signIn(page, student)
  await page.goto('/my-courses')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: /Tests/ }).click()
  // While the course's page is still shown, it names the test twice.
  await page
    .getByRole('link', { name: /All of it/ })
    .first()
    .click()
}

/** Buys and starts the short sample course and opens its table of contents. */
export async function buyAndStart(page: Page, course = 'Test-Taking Strategies'): Promise<void> {
  await openCheckout(page, course)
  await payWith(page, '4242424242424242')
  await page.getByRole('dialog').getByRole('link', { name: 'My Courses' }).click()
  await startCourse(page)
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
}

/** Starts the course of the page or of one card, and confirms the dialog. */
export async function startCourse(page: Page, card: Page | Locator = page): Promise<void> {
  await card.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start now' }).click()
}

/** Starts that course's short test from its table of contents. */
export async function startShortTest(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Reading the Question/ }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Practice/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
}

/** For types whose answers are neither option lists nor checkboxes. */
const PRESSED = '.token-bank, .bow-tie, .item-order, .item-piece'

/** Enters some answer to the current question of any type: the option at `at`, or the match at `at` everywhere. */
export async function enterAnswer(page: Page, at: 0 | 1 = 0): Promise<void> {
  await submitAnyway(page)
  const question = page.getByRole('region', { name: /^(Question|Review)/ })
  await question.locator(`select, input, ${PRESSED}`).first().waitFor()
  if ((await question.locator(PRESSED).count()) > 0) {
    await enterChoice(page, [at])
    return
  }
  const number = question.locator('.item-number').getByRole('textbox')
  if ((await number.count()) > 0) {
    await number.fill(String(at))
    return
  }
  const lists = question.getByRole('combobox')
  if ((await lists.count()) > 0) {
    for (const list of await lists.all()) await list.selectOption({ index: at + 1 })
    return
  }
  await question.locator('input').nth(at).check()
}

/** The verdict of an answer, with its points if the question has several. */
export const verdictOf = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Correct|Partially correct|Incorrect)( \d|$)/ })

/** Takes the running test to its end: Check, rationale, Next. */
export async function takeToEnd(page: Page): Promise<void> {
  const check = page.getByRole('button', { name: 'Check', exact: true })
  for (;;) {
    await enterAnswer(page)
    await check.click()
    const next = page.getByRole('button', { name: /^(Next|See your result)$/ })
    await expect(verdictOf(page)).toBeVisible()
    await expect(next).toBeVisible()
    const last = (await next.textContent())?.includes('result') === true
    await next.click()
    if (last) return
    await expect(check).toBeVisible()
  }
}

/**
 * On a course's Students tab, searches until the student is found, since a sign-up reaches the search after a moment.
 */
export async function findStudent(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a student' }).fill(email)
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    const people = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
    await expect(people.filter({ hasText: email })).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('1 person found')).toBeVisible()
  }).toPass()
}

/** Holds the page's requests to these URLs until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
