import { expect, type Locator, type Page } from '@playwright/test'
import type { ContentTypeName } from '#domain/questions/question.ts'

/** Drags one element to another in steps, like a hand, without releasing it. */
async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover({ force: true })
  const box = await to.boundingBox()
  if (box === null) throw new Error('There is nowhere to drop it')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await dragOver(page, from, to)
  await page.mouse.up()
}

async function dragWords(page: Page, [first, second]: readonly [string, string]): Promise<void> {
  const word = (name: string) => page.locator('.token-bank').getByRole('button', { name })
  const blank = (n: number) => page.getByRole('button', { name: new RegExp(`^Blank ${n} of 2`) })
  // Drops a word into the wrong blank and then drags it into the correct one.
  await drag(page, word(first), blank(2))
  await expect(blank(2)).toHaveText(first)
  await drag(page, blank(2), blank(1))
  await expect(blank(1)).toHaveText(first)
  await expect(blank(2)).toHaveText('2')
  // Escape cancels a drag, and a drop outside every blank changes nothing.
  await dragOver(page, word(second), blank(2))
  await expect(page.locator('.drag-ghost')).toHaveText(second)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(blank(2)).toHaveText('2')
  await drag(page, word(second), page.locator('#question-body'))
  await expect(blank(2)).toHaveText('2')
  // A word dragged back to the bank leaves its blank.
  await drag(page, word(second), blank(2))
  await expect(blank(2)).toHaveText(second)
  await drag(page, blank(2), page.locator('.token-bank'))
  await expect(blank(2)).toHaveText('2')
  await word(second).click()
  await blank(2).click()
  await expect(blank(2)).toHaveText(second)
}

async function dragToSides(page: Page): Promise<void> {
  const sides = page.locator('.bow-tie__side')
  const placed = [
    { side: 0, text: 'give fluids' },
    { side: 0, text: 'give oxygen' },
    { side: 1, text: 'sepsis' },
    { side: 2, text: 'blood pressure' },
    { side: 2, text: 'lactate' },
  ]
  for (const { side, text } of placed) {
    const places = sides.nth(side).locator('.bow-tie__places')
    await drag(page, sides.nth(side).getByRole('button', { name: text, exact: true }), places)
    await expect(places).toContainText(text)
  }
  // An option dragged back to its bank leaves its place.
  const side = sides.nth(1)
  const places = side.locator('.bow-tie__places')
  await drag(page, places.getByRole('button', { name: 'Take back sepsis' }), side.locator('.bow-tie__bank'))
  await expect(places).not.toContainText('sepsis')
  await drag(page, side.getByRole('button', { name: 'sepsis', exact: true }), places)
}

async function dragInOrder(page: Page): Promise<void> {
  const items = page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')
  const order = ['wash hands', 'put on gloves', 'clean the wound']
  for (const [index, text] of order.entries()) {
    const item = items.filter({ hasText: text })
    if (!((await items.nth(index).textContent()) ?? '').includes(text))
      await drag(page, item.locator('.item-order__grip'), items.nth(index))
    await expect(items.nth(index)).toContainText(text)
  }
  const keep = page.getByRole('button', { name: 'Keep this order' })
  if (await keep.isVisible()) await keep.click()
}

/** The types whose answers can be dragged. */
export const DRAGGED_TYPES = [
  'Drag-and-Drop Cloze',
  'Drag-and-Drop Rationale',
  'Bow-Tie',
  'Ordered Response',
] as const satisfies readonly ContentTypeName[]

/** Answers each type's example (content-examples.ts) correctly by dragging with the mouse. */
export async function answerByDragging(page: Page, type: ContentTypeName): Promise<void> {
  if (type === 'Drag-and-Drop Cloze') await dragWords(page, ['morphine', 'acetaminophen'])
  else if (type === 'Drag-and-Drop Rationale') await dragWords(page, ['asthma', 'wheezing'])
  else if (type === 'Bow-Tie') await dragToSides(page)
  else if (type === 'Ordered Response') await dragInOrder(page)
  else throw new Error(`Nothing is dragged in ${type}`)
}
