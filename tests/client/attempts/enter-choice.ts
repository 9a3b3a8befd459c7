import type { Locator, Page } from '@playwright/test'

/** A way to enter an answer: `find` matches elements of questions of this type. */
type Way = { find: string; enter: (fields: Locator, choice: readonly number[]) => Promise<void> }

const press = async (targets: Locator, choice: readonly number[]): Promise<void> => {
  for (const cell of choice) await targets.nth(cell).click()
}

const WAYS: readonly Way[] = [
  {
    find: '.item-select',
    enter: async (fields, choice) => {
      for (const cell of choice) {
        const option = fields.page().locator(`option[value="${cell}"]`)
        await fields.locator('select').filter({ has: option }).selectOption(String(cell))
      }
    },
  },
  {
    // Matching/Dropdown: the match of each answer.
    find: 'select',
    enter: async (fields, choice) => {
      for (const [at, match] of choice.entries())
        await fields
          .locator('select')
          .nth(at)
          .selectOption({ index: match + 1 })
    },
  },
  {
    find: '.token-bank',
    enter: async (fields, choice) => {
      const tokens = fields.locator('.token-bank [data-drag]')
      const count = await tokens.count()
      for (const cell of choice) {
        await fields.locator(`.token-bank [data-drag="${cell % count}"]`).click()
        await fields.locator(`[data-drop="${Math.floor(cell / count)}"]`).click()
      }
    },
  },
  {
    find: '.bow-tie',
    enter: async (fields, choice) => {
      for (const cell of choice) await fields.locator(`.bow-tie__bank [data-drag="${cell}"]`).click()
    },
  },
  {
    find: '.item-order',
    enter: async (fields, choice) => {
      const items = fields.locator('.item-order__item')
      for (const [index, cell] of choice.entries()) {
        const cells = await items.evaluateAll((all) => all.map((item) => Number(item.getAttribute('data-drop'))))
        for (let from = cells.indexOf(cell); from > index; from -= 1)
          await fields.locator(`[data-button="${cell}/-1"]`).click()
      }
      const keep = fields.getByRole('button', { name: 'Keep this order' })
      if (await keep.isVisible()) await keep.click()
    },
  },
  { find: '.item-piece', enter: (fields, choice) => press(fields.locator('.item-piece'), choice) },
  {
    find: '.item-number',
    enter: (fields, choice) => fields.getByRole('textbox').fill(String.fromCharCode(...choice)),
  },
  {
    // Matrix Multiple Response: answer cells are ordered by column, checkboxes by row.
    find: '.item-table--matrix input[type="checkbox"]',
    enter: async (fields, choice) => {
      const boxes = fields.getByRole('checkbox')
      const rows = await fields.locator('tbody tr').count()
      const columns = (await boxes.count()) / rows
      await press(
        boxes,
        choice.map((cell) => (cell % rows) * columns + Math.floor(cell / rows)),
      )
    },
  },
  { find: 'input', enter: (fields, choice) => press(fields.locator('input'), choice) },
]

const submitting = new WeakSet<Page>()

/** From now on, presses "Submit anyway" whenever the page asks about empty parts of an answer. */
export async function submitAnyway(page: Page): Promise<void> {
  if (submitting.has(page)) return
  submitting.add(page)
  const dialog = page.getByRole('alertdialog', { name: 'Submit this answer?' })
  await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: 'Submit anyway' }).click())
}

/** Enters an answer to the current question of any type with the mouse. */
export async function enterChoice(page: Page, choice: readonly number[]): Promise<void> {
  await submitAnyway(page)
  const fields = page.locator('fieldset.answers')
  await fields
    .locator(WAYS.map(({ find }) => find).join(', '))
    .first()
    .waitFor()
  for (const { find, enter } of WAYS)
    if ((await fields.locator(find).count()) > 0) {
      await enter(fields, choice)
      return
    }
}
