import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

story(
  'an administrator imports a workbook with faults: columns named, a misspelt area corrected, refused rows corrected in their own file, all undone',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8)
    const row = (n: number, key: string) =>
      textRow(`Which is number ${n} of ${mark}?`, 'This one', 'That one', key, 'RN', 'Managment of Care', 'Ann')
    const bytes = aWorkbook([
      { name: 'Read me', state: 'hidden', rows: [textRow('Nothing')] },
      {
        name: 'Bank',
        rows: [
          textRow('Stem', 'Option A', 'Option B', 'Right one', 'Topic', 'Client need', 'Made by'),
          row(1, 'A'),
          row(2, '2'),
          row(3, 'Z'),
        ],
      },
    ])
    await signInOnce(page, ADMIN)
    await page.goto('/questions/import')
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel(/Choose a file/).setInputFiles({ name, mimeType, buffer })
    await choose(`bank-${mark}.xlsx`, XLSX, Buffer.from(bytes))

    await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
    await expect(page.getByLabel('The column “Stem” is read as')).toHaveValue('body')
    await page.getByLabel('The column “Right one” is read as').selectOption({ label: 'Correct answers' })
    await page.getByLabel('Type of all questions').selectOption('Multiple Choice')
    await expectAllViewports(page)
    await page.getByRole('button', { name: 'Check rows' }).click()

    await expect(page.getByText('2 new, 0 changed, 0 unchanged, 1 refused.')).toBeVisible()
    await expect(page.getByText('Hidden sheets are left out: Read me.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Which is number 2 of ${mark}?` }).click()
    const dialog = page.getByRole('dialog', { name: 'Row 2' })
    await expect(dialog).toContainText('That one (correct)')
    await expectAllViewports(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 1 refused row' }).click()
    const refused = readFileSync(await (await download).path(), 'utf8')
    expect(refused).toContain(`Which is number 3 of ${mark}?,This one,That one,Z`)

    await page.getByLabel('“Managment of Care”, 2 questions').selectOption('Management of Care')
    await page.getByRole('button', { name: 'Import 2 questions' }).click()
    await expect(page.getByText('Imported.')).toBeVisible()

    await page.getByRole('button', { name: 'Import another file' }).click()
    await choose(`bank-${mark}-refused.csv`, 'text/csv', Buffer.from(refused.replace(',Z,', ',A,')))
    await expect(page.getByLabel('The column “Right one” is read as')).toHaveValue('correct')
    await page.getByRole('button', { name: 'Check rows' }).click()
    await page.getByLabel('“Managment of Care”, 1 question').selectOption('Management of Care')
    await page.getByRole('button', { name: 'Import 1 question' }).click()
    await expect(page.getByText('1 new, 0 changed, 0 unchanged, 0 refused.')).toBeVisible()

    for (const [file, count] of [
      [`bank-${mark}-refused.csv`, '1 question'],
      [`bank-${mark}.xlsx`, '2 questions'],
    ] as const) {
      await page.getByRole('button', { name: `Undo ${file}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
      const done = page.getByRole('dialog', { name: 'Import undone' })
      await expect(done).toContainText(`${count} undone.`)
      await done.getByRole('button', { name: 'Close' }).last().click()
    }
  },
)
