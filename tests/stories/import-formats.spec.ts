import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A Moodle file: a question with a picture, one whose points are read differently, and one of an unsupported type. */
const moodle = (mark: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/top/Heart</text></category></question>
  <question type="multichoice">
    <questiontext format="html">
      <text><![CDATA[<p>Which <b>rhythm</b> is this, ${mark}? <img src="@@PLUGINFILE@@/strip.png" alt="A strip of ${mark}"></p>]]></text>
      <file name="strip.png" path="/" encoding="base64">${PNG}</file>
    </questiontext>
    <generalfeedback format="html"><text>&lt;p&gt;It is regular.&lt;/p&gt;</text></generalfeedback>
    <idnumber>${mark}-1</idnumber><single>true</single>
    <answer fraction="100"><text>Sinus</text><feedback><text>Right.</text></feedback></answer>
    <answer fraction="0"><text>Flutter</text></answer>
    <tags><tag><text>formats ${mark}</text></tag></tags>
  </question>
  <question type="multichoice">
    <questiontext format="plain_text"><text>Which signs of shock, ${mark}?</text></questiontext>
    <idnumber>${mark}-2</idnumber><single>false</single>
    <answer fraction="50"><text>A fast pulse</text></answer>
    <answer fraction="50"><text>Cold skin</text></answer>
    <answer fraction="-50"><text>Warm feet</text></answer>
    <tags><tag><text>formats ${mark}</text></tag></tags>
  </question>
  <question type="essay"><questiontext format="html"><text>Describe ${mark}.</text></questiontext></question>
</quiz>`

story(
  'an administrator imports a Moodle file with a picture, sees its losses, exports the questions as QTI, and imports that again',
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8)
    await signInOnce(page, ADMIN)
    await page.goto('/questions/import')
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel(/Choose a file/).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await choose(`moodle-${mark}.xml`, Buffer.from(moodle(mark)))

    await expect(page.getByText('2 new, 0 changed, 0 unchanged, 1 refused.')).toBeVisible()
    await expect(page.getByText('Read as Moodle XML.')).toBeVisible()
    await expect(page.getByText('The academy has no question type like this: Essay')).toBeVisible()
    await expect(page.getByText('Points taken off for wrong answers became +/− scoring', { exact: true })).toBeVisible()
    await expect(page.getByText('Its category is left out: $course$/top/Heart').first()).toBeVisible()
    await expectAllViewports(page)

    const refusals = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 1 refused row' }).click()
    const refused = readFileSync(await (await refusals).path(), 'utf8')
    expect(JSON.parse(refused)).toMatchObject([{ body: `Describe ${mark}.`, reason: /Essay/ }])

    await page.getByRole('button', { name: 'Import 2 questions' }).click()
    await expect(page.getByText('Imported.')).toBeVisible()
    const lines = page.getByRole('table', { name: 'Rows of the file' })
    await lines.getByRole('link').first().click()
    await expect(page.getByRole('img', { name: `A strip of ${mark}` }).first()).toBeVisible()

    await expect(async () => {
      await page.goto(`/questions?${new URLSearchParams({ type: 'Tag', tag: `formats ${mark}` }).toString()}`)
      await expect(page.getByText('2 questions found')).toBeVisible({ timeout: 2500 })
    }).toPass()
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Aiken' }).click()
    await expect(dialog).toContainText(
      'Question types left out, because the format doesn’t have them: Select All That Apply',
    )
    await dialog.getByRole('radio', { name: 'QTI 3.0' }).click()
    await expect(dialog).toContainText('The unit of a Numeric answer is left out.')
    await expectAllViewports(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^questions-qti[\d]+-\d{4}-\d\d-\d\d\.zip$/)
    await expect(dialog).toContainText('2 questions saved to your downloads.')

    await page.goto('/questions/import')
    await choose(`qti-${mark}.zip`, readFileSync(await download.path()))
    // The picture's name follows from its bytes, in the file as on the site.
    await expect(page.getByText('0 new, 0 changed, 2 unchanged, 0 refused.')).toBeVisible()
    await expect(page.getByText('Read as QTI.')).toBeVisible()

    await page.getByRole('button', { name: `Undo moodle-${mark}.xml` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByRole('dialog', { name: 'Import undone' })).toContainText('2 questions undone.')
  },
)

story(
  'a hostile package and a broken file are refused with their reason, and a good one is read after them',
  { tag: '@nightly' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8)
    const encode = (text: string) => new TextEncoder().encode(text)
    await signInOnce(page, ADMIN)
    await page.goto('/questions/import')
    const choose = (name: string, data: Uint8Array) =>
      page
        .getByLabel(/Choose a file/)
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(data) })
    const files: [string, Uint8Array, RegExp][] = [
      ['outside.zip', zipSync({ '../../x.xml': encode('x') }), /unsafe path/],
      ['bomb.zip', zipSync({ 'imsmanifest.xml': new Uint8Array(60_000_000) }), /too large once it’s unzipped/],
      ['laughs.xml', encode('<!DOCTYPE quiz [<!ENTITY a "ha">]><quiz>&a;</quiz>'), /declares its own entities/],
      ['half.xml', encode(moodle(mark).slice(0, 700)), /broken or incomplete \(line \d+\)/],
    ]
    for (const [name, data, words] of files) {
      await choose(name, data)
      await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(words)
    }
    await choose(`${mark}.gift`, encode(`Is ${mark} a mark?{T}\n\nBroken ${mark}?{=a ~b`))
    await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 refused.')).toBeVisible()
    await expect(page.getByText('Line 3: A brace that opens here is never closed')).toBeVisible()
  },
)
