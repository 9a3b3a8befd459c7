import type { BrowserContext, Page } from '@playwright/test'
import { ALL, MIN_SHOWN, countMarks, PLACEHOLDER, PAYLOADS } from './texts.ts'
import { expect } from '#tests/client/screen/story.ts'
import { expectNothingRan, type XssProbe } from './xss-probe.ts'

/** Parses a JSON text that contains the placeholder; undefined for any other or truncated text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => expanded(value)) as unknown
  } catch {
    return undefined
  }
}

/** Replaces the placeholder with all payloads in every text except URLs; a text may itself be JSON. */
function expanded(value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes(PLACEHOLDER) || /^(https?:|\/)/.test(value)) return value
  const inner = readJson(value)
  return inner === undefined ? value.replaceAll(PLACEHOLDER, () => ALL) : JSON.stringify(inner)
}

/** Replaces placeholder names in a browser's API responses with the hundred payloads they represent. */
export async function expandPlaceholders(context: BrowserContext): Promise<void> {
  await context.route(/\/(graphql|catalogue\.json|verify\/[\w-]+\.json)$/, async (route) => {
    const response = await route.fetch()
    const json: unknown = JSON.parse(await response.text(), (_, value: unknown) => expanded(value))
    await route.fulfill({ response, json })
  })
}

/** All readable text of a page, including fields; runs in the page. */
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

/** How many payloads are readable on a page; loads one more page of a longer list. */
const payloadsOn = async (page: Page) => {
  const more = page.getByRole('button', { name: /^Load more/ })
  if (await more.isVisible()) await more.click()
  const text = plain(await page.locator('body').evaluate(textOf))
  return PAYLOADS.filter((payload) => text.includes(plain(payload).trim())).length
}

/** Expects a screen to show a hundred payloads as texts without running any. */
export async function expectTexts(page: Page, probe: XssProbe, where: string): Promise<void> {
  await expect.poll(() => payloadsOn(page), { message: `${where}: payloads on show` }).toBeGreaterThanOrEqual(MIN_SHOWN)
  await expectNothingRan(page, probe, where)
}

/** Opens a screen and checks its texts. */
export async function visit(page: Page, probe: XssProbe, path: string): Promise<void> {
  await page.goto(path)
  await expectTexts(page, probe, path)
}

/** Opens a screen with a certificate whose name and course contain the payloads. `article`: its accessible name. */
export async function visitCertificate(page: Page, probe: XssProbe, path: string, article: string): Promise<void> {
  await visit(page, probe, path)
  const [first = ''] = PAYLOADS
  const text = plain((await page.getByRole('article', { name: article }).textContent()) ?? '')
  expect(text.split(plain(first)).length - 1, `${path}: name and course`).toBeGreaterThanOrEqual(2)
}

/** Checks rich text with payloads; returns their number, counted by the words before each. */
export async function expectRich(page: Page, probe: XssProbe, where: string, selector: string): Promise<number> {
  const marks = async () => countMarks((await page.locator(selector).allTextContents()).join(' '))
  await expect.poll(marks, { message: `${where}: words before payloads` }).toBeGreaterThan(MIN_SHOWN / 4)
  await expectNothingRan(page, probe, where)
  return marks()
}
