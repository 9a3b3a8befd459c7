import type { ContentTypeName } from '#domain/questions/question.ts'
import { tabTo } from '#tests/client/screen/keyboard.ts'
import { submitAnyway } from './enter-choice.ts'
import type { Locator, Page } from '@playwright/test'

const MAX_ARROWS = 30

/** Moves the focus to a control with Tab, or with Tab and arrow keys if it shares a tab stop. */
async function reach(page: Page, target: Locator): Promise<void> {
  const group = await target.getAttribute('data-rove')
  if (group === null) {
    await tabTo(page, target)
    return
  }
  await tabTo(page, page.locator(`[data-rove="${group}"][tabindex="0"]`))
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (const key of ['ArrowUp', 'ArrowDown'])
    for (let steps = 0; steps < MAX_ARROWS && !(await isThere()); steps += 1) await page.keyboard.press(key)
}

/** Presses Space on each of these controls. */
async function pressAll(page: Page, targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await reach(page, target)
    await page.keyboard.press('Space')
  }
}

async function choose(page: Page, options: readonly string[]): Promise<void> {
  for (const [at, text] of options.entries()) {
    await tabTo(page, page.getByRole('combobox', { name: `Blank ${at + 1} of ${options.length}` }))
    await page.keyboard.type(text)
  }
}

async function place(page: Page, words: readonly string[]): Promise<void> {
  for (const [at, word] of words.entries()) {
    await reach(page, page.getByRole('list', { name: 'Words to place' }).getByRole('button', { name: word }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: `Blank ${at + 1} of ${words.length}: empty` }))
    await page.keyboard.press('Enter')
  }
}

const boxes = (page: Page, names: readonly string[]) => names.map((name) => page.getByRole('checkbox', { name }))
const radios = (page: Page, names: readonly string[]) => names.map((name) => page.getByRole('radio', { name }))
const buttons = (page: Page, names: readonly string[]) =>
  names.map((name) => page.getByRole('button', { name, exact: true }))

/** Answers each type's example (content-examples.ts) correctly, using only the keyboard. */
const ANSWERS: Readonly<Record<ContentTypeName, (page: Page) => Promise<void>>> = {
  'Select N': (page) => pressAll(page, boxes(page, ['Call for help', 'Give oxygen'])),
  Grouping: (page) => pressAll(page, boxes(page, ['Oxygen', 'Pillow'])),
  'Matrix Multiple Choice': async (page) => {
    await pressAll(page, radios(page, ['Temperature 37 °C: Expected', 'Oxygen saturation 84 %: Expected']))
    // Arrow keys select within a row, as in any radio group.
    await page.keyboard.press('ArrowRight')
  },
  'Matrix Multiple Response': (page) =>
    pressAll(page, boxes(page, ['Fever: Pneumonia', 'Fever: Influenza', 'Body aches: Influenza'])),
  'Drop-Down Cloze': (page) => choose(page, ['assesses', 'plans']),
  'Drop-Down Rationale': (page) => choose(page, ['bleeding', 'platelets', 'bruises']),
  'Drop-Down Table': (page) => choose(page, ['reports', 'nothing']),
  'Drag-and-Drop Cloze': (page) => place(page, ['morphine', 'acetaminophen']),
  'Drag-and-Drop Rationale': (page) => place(page, ['asthma', 'wheezing']),
  'Highlight Text': (page) => pressAll(page, buttons(page, ['short of breath', 'blue lips'])),
  'Highlight Table': (page) => pressAll(page, buttons(page, ['irregular pulse'])),
  'Bow-Tie': (page) =>
    pressAll(page, buttons(page, ['give fluids', 'give oxygen', 'sepsis', 'blood pressure', 'lactate'])),
  Trend: (page) => pressAll(page, boxes(page, ['Tell the provider', 'Check again'])),
  'Ordered Response': async (page) => {
    const order = ['wash hands', 'put on gloves', 'clean the wound']
    for (const [at, text] of order.entries()) {
      const up = page.getByRole('button', { name: `Move ${text} up` })
      const items = page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')
      for (let from = await indexOf(items, text); from > at; from -= 1) {
        await reach(page, up)
        await page.keyboard.press('Enter')
      }
    }
    const keep = page.getByRole('button', { name: 'Keep this order' })
    if (await keep.isVisible()) await pressAll(page, [keep])
  },
  Numeric: async (page) => {
    await tabTo(page, page.getByLabel('Your number in mL/h'))
    await page.keyboard.type('125')
  },
}

/** Selects something in an item of any type, with the mouse. */
export async function answerSomething(page: Page): Promise<void> {
  await submitAnyway(page)
  const item = page.getByRole('region', { name: /^Question/ })
  const exists = async (locator: Locator) => (await locator.count()) > 0
  const [lists, fields] = [item.getByRole('combobox'), item.getByRole('textbox')]
  const [marks, order] = [item.locator('input'), item.getByRole('button', { name: 'Keep this order' })]
  if (await exists(lists)) await lists.first().selectOption({ index: 1 })
  else if (await exists(fields)) await fields.fill('1')
  else if (await exists(order)) await order.click()
  else if (await exists(marks)) await marks.first().check()
  else {
    await item.locator('[aria-pressed]').first().click()
    const blank = item.getByRole('button', { name: /^Blank 1 / })
    if (await exists(blank)) await blank.click()
  }
}

async function indexOf(items: Locator, text: string): Promise<number> {
  const texts = await items.allTextContents()
  return texts.findIndex((item) => item.includes(text))
}

export const answerByKeys = (page: Page, type: ContentTypeName): Promise<void> => ANSWERS[type](page)
