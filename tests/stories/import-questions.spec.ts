import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

const unique = () => randomUUID().slice(0, 8)

story('a file is checked, imported, exported, taken back unchanged and undone', async ({ page }) => {
  const mark = unique()
  const tag = `Zz file ${mark}`
  const name = `bank-${mark}.csv`
  // Long enough for a workbook with parts over 160 KB, which the library would compress in workers that the site
  // forbids.
  const why = (n: number) => `Why ${n}. `.repeat(800)
  const good = Array.from({ length: 30 }, (_, n) =>
    [`${mark}:${n}`, 'Multiple Choice', `"Row ${n}, ""quoted"" ${mark}"`, why(n), tag, 'B', 'one', 'two'].join(','),
  )
  const csv = [
    'ref,type,body,rationale,tags,correct,answer1,answer2',
    ...good,
    `${mark}:x,Multiple Choice,,Why,${tag},A,one,two`,
    `${mark}:y,Multiple Choice,No right answer,Why,${tag},,one,two`,
  ].join('\n')
  await signInOnce(page, ADMIN)
  await page.goto('/questions/import')
  const give = (file: string, content: string | Uint8Array) =>
    page
      .getByLabel(/Choose a file/)
      .setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
  await give(name, csv)
  await expect(page.getByText('30 new, 0 changed, 0 unchanged, 2 refused')).toBeVisible()
  await page.getByRole('radio', { name: 'Refused (2)' }).check()
  await expect(page.getByText('Question body is empty', { exact: true })).toBeVisible()
  await expect(page.getByText('Please select the correct answer', { exact: true })).toBeVisible()
  await expectAllViewports(page)
  await page.getByRole('button', { name: 'Import 30 questions' }).click()
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Undo ${name}` })).toBeVisible()

  const search = `/questions?${new URLSearchParams({ type: 'Tag', tag }).toString()}`
  for (const format of ['CSV', 'Excel', 'JSON']) {
    await expect(async () => {
      await page.goto(search)
      await expect(page.getByText('30 questions found')).toBeVisible({ timeout: 2500 })
    }).toPass()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('radio', { name: format }).check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    await expect(page.getByText('30 questions saved to your downloads.')).toBeVisible()
    await page.goto('/questions/import')
    await give(download.suggestedFilename(), readFileSync(await download.path()))
    await expect(page.getByText('0 new, 0 changed, 30 unchanged, 0 refused')).toBeVisible()
  }

  // The same questions under other names and with other formatting; each is reported with a link to the existing one.
  await page.goto('/questions/import')
  await give('again.csv', csv.replaceAll(`${mark}:`, `other-${mark}:`).replaceAll('"Row', '"  ROW '))
  await expect(page.getByText('30 new, 0 changed, 0 unchanged, 2 refused')).toBeVisible()
  const note = page.getByText(/^The academy already has this question: \d+$/)
  await expect(note).toHaveCount(30)
  await note.first().getByRole('link').click()
  await expect(page.getByText(`Row 0, "quoted" ${mark}`).first()).toBeVisible()

  await page.goto('/questions/import')
  await page.getByRole('button', { name: `Undo ${name}` }).click()
  await expect(page.getByText(`Tag: ${tag}`)).toBeVisible()
  await expectAllViewports(page)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('30 questions undone.')).toBeVisible()
  await expect(page.getByText('These tags and areas were removed:')).toBeVisible()
  await expect(page.getByText(`Tag: ${tag}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText('Undone')).toBeVisible()
  await expect(async () => {
    await page.goto(search)
    await expect(page.getByText('No question was found')).toBeVisible({ timeout: 2500 })
  }).toPass()
})
