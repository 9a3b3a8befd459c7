import type { BrowserContext, Page } from '@playwright/test'
import { ALL, MANY, marksIn, PLACEHOLDER, SHOWN } from './texts.ts'
import { expect } from '#tests/client/screen/story.ts'
import { expectNothingRan, type XssProbe } from './xss-probe.ts'

/** A text that is JSON, with what represents all in it; undefined for any other, and for one that was cut. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => grown(value)) as unknown
  } catch {
    return undefined
  }
}

/** What represents all becomes all, in every text but addresses; a text may be JSON itself. */
function grown(value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes(PLACEHOLDER) || /^(https?:|\/)/.test(value)) return value
  const inner = readJson(value)
  return inner === undefined ? value.replaceAll(PLACEHOLDER, () => ALL) : JSON.stringify(inner)
}

/** Gives a browser's pages the names that represent all as the names of a hundred payloads that they represent. */
export async function growNames(context: BrowserContext): Promise<void> {
  await context.route(/\/(graphql|catalogue\.json|verify\/[\w-]+\.json)$/, async (route) => {
    const response = await route.fetch()
    const json: unknown = JSON.parse(await response.text(), (_, value: unknown) => grown(value))
    await route.fulfill({ response, json })
  })
}

/** Everything that can be read on a page, fields included; runs in the page. */
function textOf(root: Element): string {
  const read = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (read.nextNode())
    if (!read.currentNode.parentElement?.closest('script, style')) texts.push(read.currentNode.nodeValue ?? '')
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    texts.push(field.value)
  return texts.join('')
}

const plain = (text: string) => text.replaceAll(/[\s\0]+/g, ' ')

/** How many payloads can be read on a page; a list that goes on is loaded a page further. */
const payloadsOn = async (page: Page) => {
  const more = page.getByRole('button', { name: /^Load more/ })
  if (await more.isVisible()) await more.click()
  const text = plain(await page.locator('body').evaluate(textOf))
  return SHOWN.filter((payload) => text.includes(plain(payload).trim())).length
}

/** A screen that shows a hundred payloads as texts, and none of them ran. */
export async function expectTexts(page: Page, probe: XssProbe, where: string): Promise<void> {
  await expect.poll(() => payloadsOn(page), { message: `${where}: payloads on show` }).toBeGreaterThanOrEqual(MANY)
  await expectNothingRan(page, probe, where)
}

/** Opens a screen and looks at its texts. */
export async function visit(page: Page, probe: XssProbe, path: string): Promise<void> {
  await page.goto(path)
  await expectTexts(page, probe, path)
}

/** Opens a screen with a certificate: the payloads are in its name and in its course. `article`: its accessible name. */
export async function visitCertificate(page: Page, probe: XssProbe, path: string, article: string): Promise<void> {
  await visit(page, probe, path)
  const [first = ''] = SHOWN
  const text = plain((await page.getByRole('article', { name: article }).textContent()) ?? '')
  expect(text.split(plain(first)).length - 1, `${path}: name and course`).toBeGreaterThanOrEqual(2)
}

/** Looks at rich text that held payloads; returns how many, by the words before each. */
export async function expectRich(page: Page, probe: XssProbe, where: string, selector: string): Promise<number> {
  const marks = async () => marksIn((await page.locator(selector).allTextContents()).join(' '))
  await expect.poll(marks, { message: `${where}: words before payloads` }).toBeGreaterThan(MANY / 4)
  await expectNothingRan(page, probe, where)
  return marks()
}
