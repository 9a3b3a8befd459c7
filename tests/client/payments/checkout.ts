import type { Browser } from '@playwright/test'
import { setControl } from './card-server.ts'
import { newStudent } from '#tests/client/people/people.ts'
import { type Person, signIn } from '#tests/client/screen/steps.ts'
import { type Page, story as base } from '#tests/client/screen/story.ts'

/** Stories that also call the academy directly; resets the card server after each. */
export const story = base.extend<{ url: string }>({
  url: async ({ baseURL }, use) => {
    const url = baseURL ?? ''
    await use(url)
    await setControl(url, 'reset')
  },
})

export const COURSE = 'Test-Taking Strategies'
/** Card numbers by outcome: paid, or 3-D Secure required. */
export const CARD_PAID = '4242424242424242'
export const CARD_3DS = '4000002500003155'

export const dialog = (page: Page) => page.getByRole('dialog')
export const completed = (page: Page) => dialog(page).getByText('You have completed registeration!')
export const card = (page: Page, name: string) => page.getByRole('article', { name })
export const answerBank = (page: Page, answer: 'Complete' | 'Fail') =>
  page
    .frameLocator('iframe')
    .getByRole('button', { name: `${answer} authentication` })
    .click()

/** A new student, signed in on this page. */
export async function asStudent(page: Page, url: string) {
  const person = await newStudent(url)
  await signIn(page, person)
  return person
}

/** A page of another browser; with `person`, signed in. */
export async function openAnotherDevice(browser: Browser, person?: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (person) await signIn(page, person)
  return page
}
