import { randomUUID } from 'node:crypto'
import { SeedTagsDocument } from '#generated/operations.ts'
import { CONTENT_TYPES } from '#domain/questions/question.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { signIn as signInByApi } from '#tools/api/sign-in.ts'
import { choose, sendQuestion } from '#tests/client/attempts/question-bank.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

async function fill(page: Page, name: string, texts: readonly string[], right: readonly number[]): Promise<void> {
  for (const [i, text] of texts.entries()) await page.getByLabel(`${name} ${i + 1}`, { exact: true }).fill(text)
  for (const n of right) await page.getByLabel(`${name} ${n} is right`).check()
}

async function writeBowTie(page: Page): Promise<void> {
  await fill(page, 'Action', ['Give oxygen', 'Give fluids', 'Fast', 'Ambulate', 'Restrain'], [1, 2])
  await fill(page, 'Condition', ['Stroke', 'Sepsis', 'Anxiety', 'Ulcer'], [2])
  await fill(page, 'Parameter', ['Lactate', 'Gait', 'Blood pressure', 'Vision', 'Appetite'], [1, 3])
}

async function writeMatrix(page: Page): Promise<void> {
  await fill(page, 'Column', ['Pneumonia', 'Influenza'], [])
  await fill(page, 'Row', ['Fever', 'Body aches', 'Rash'], [])
  await page.getByRole('group', { name: 'Right columns of row 1' }).getByLabel('Pneumonia').check()
  await page.getByRole('group', { name: 'Right columns of row 2' }).getByLabel('Influenza').check()
}

async function writeTokens(page: Page): Promise<void> {
  const sentence = page.getByLabel('Sentence')
  for (const words of ['The client may have', ' because of', '.']) {
    await sentence.press('Control+End')
    await sentence.pressSequentially(words)
    if (words !== '.') await page.getByRole('button', { name: 'Insert blank' }).click()
  }
  await fill(page, 'Token', ['Asthma', 'A rash', 'Wheezing', 'A cough'], [])
  await page.getByLabel('Right token of blank 1').selectOption('Asthma')
  await page.getByLabel('Right token of blank 2').selectOption('Wheezing')
  await page.getByRole('group', { name: 'The others give reasons for' }).getByLabel('Blank 1').check()
}

/** How to write each type, and what to press in its preview. */
const WRITTEN = [
  { type: 'Bow-Tie', write: writeBowTie, press: 'Give oxygen', gives: '1 of 5 points' },
  { type: 'Matrix Multiple Response', write: writeMatrix, press: 'Fever: Pneumonia', gives: '1 of 2 points' },
  { type: 'Drag-and-Drop Rationale', write: writeTokens, press: undefined, gives: 'Choose an answer first.' },
] as const

story(
  'an administrator writes Next Generation questions, tries them in the preview and finds them in the bank',
  async ({ page, baseURL }) => {
    const mark = randomUUID().slice(0, 8)
    const tag = `Author ${mark}`
    const office = await signInByApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    await office(SeedTagsDocument, { tags: [tag] })
    await signIn(page, ADMIN)
    await page.goto('/questions/add')
    for (const [i, { type, write, press, gives }] of WRITTEN.entries()) {
      await page.getByRole('button', { name: type, exact: true }).click()
      await page.getByLabel('Question body').fill(`${type} ${mark}`)
      await write(page)
      const preview = page.getByRole('region', { name: 'Preview' })
      await expect(preview.getByText(`${type} ${mark}`)).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 900 })
      if (press !== undefined)
        await preview.getByRole(type === 'Bow-Tie' ? 'button' : 'checkbox', { name: press }).press('Space')
      await preview.getByRole('button', { name: 'Try it' }).click()
      await expect(preview.getByRole('group', { name: 'What it gives' })).toContainText(gives)
      await expectAllViewports(page)
      await page.getByLabel('Rationale', { exact: true }).fill(`Why: ${type}`)
      await choose(page, 'Tags', [tag])
      await sendQuestion(page, i < WRITTEN.length - 1)
    }
    await expect(async () => {
      await page.goto(`/questions?${new URLSearchParams({ type: 'Tag', tag }).toString()}`)
      await expect(page.getByText('3 questions found')).toBeVisible({ timeout: 2500 })
    }).toPass()
    for (const { type } of WRITTEN) await expect(page.getByText(`${type} ${mark}`)).toBeVisible()
  },
)

story(
  'every Next Generation type has an accessible form on phones and desktops',
  { tag: ['@nightly', '@sweep'] },
  async ({ page }) => {
    story.setTimeout(atDepth({ quick: 120_000, nightly: 900_000 }))
    await signInOnce(page, ADMIN)
    await page.goto('/questions/add')
    for (const type of [...CONTENT_TYPES, 'Case Study']) {
      await page.getByRole('button', { name: type, exact: true }).click()
      await expect(page.getByRole('region', { name: type, exact: true })).toBeVisible()
      await expectAllViewports(page)
      await page.getByRole('button', { name: 'Reset' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
    }
  },
)
