import { expect, type Page } from '@playwright/test'

export type NewQuestion = {
  type: 'True/False' | 'Multiple Choice' | 'Select All That Apply' | 'Matching/Dropdown'
  body: string
  answers?: readonly string[]
  /** Letters of the correct answers; for Matching/Dropdown, the matches in order. */
  right: readonly string[]
}

const answerOf = (page: Page, at: number) => page.getByLabel(`Answer ${'ABCDEFGHIJ'[at] ?? ''}`, { exact: true })

/** Fills in the Create Question form with the mouse, up to the rationale. */
export async function fillQuestion(page: Page, { type, body, answers = [], right }: NewQuestion): Promise<void> {
  await page.getByRole('button', { name: type, exact: true }).click()
  await page.getByLabel('Question body').fill(body)
  await page.getByRole('button', { name: 'Add answers' }).click()
  for (const [at, text] of answers.entries()) await answerOf(page, at).fill(text)
  if (type === 'Matching/Dropdown') {
    for (const [at, match] of right.entries()) {
      await page.getByLabel(`Match of ${'ABCDEFGHIJ'[at] ?? ''}`, { exact: true }).fill(match)
    }
  } else {
    for (const letter of right) await page.getByLabel(`${letter} is correct`).check()
  }
  await page.getByLabel('Rationale').fill(`Why: ${body}`)
}

/** Selects tags or areas in their popup. */
export async function choose(page: Page, list: 'Tags' | 'NCLEX Areas', names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `Choose ${list}` }).click()
  const popup = page.getByRole('dialog', { name: list, exact: true })
  for (const name of names) {
    await popup.getByRole('combobox').fill(name)
    await popup.getByRole('option', { name, exact: true }).click()
  }
  await popup.getByRole('button', { name: 'Close' }).last().click()
  await expect(popup).toHaveCount(0)
}

/** Submits the form, waits for its success message, and returns the new number. */
export async function sendQuestion(page: Page, another: boolean): Promise<number> {
  await page.getByRole('button', { name: 'Add question' }).click()
  const done = page.getByRole('dialog', { name: 'Done' })
  await expect(done).toBeVisible()
  const id = Number(/Question (\d+) added!/.exec((await done.textContent()) ?? '')?.[1])
  await done.getByRole('button', { name: another ? 'Yes' : 'No' }).click()
  return id
}
