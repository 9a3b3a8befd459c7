import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { imageName } from '#domain/content/image-path.ts'
import { readRows } from '../read-row.ts'
import { readOtherFile } from './read-other-file.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const answers =
  '<single>true</single><answer fraction="100"><text>Yes</text></answer><answer fraction="0"><text>No</text></answer>'
const question = (text: string, more = '', type = 'multichoice') =>
  `<question type="${type}"><questiontext format="html">${text}</questiontext>${more}${answers}</question>`
const read = (...questions: string[]) =>
  readOtherFile('bank.xml', new TextEncoder().encode(`<quiz>${questions.join('')}</quiz>`))

it('rows of another program are questions of an import, and a repeated id or an unknown type is refused', async () => {
  const stem = '<text>Which?</text>'
  const { values } = await read(
    question(stem, '<idnumber>q1</idnumber>'),
    question(stem, '<idnumber>q1</idnumber>'),
    question(stem, '', 'essay'),
  )
  expect(readRows(values).map((row) => (row.ok ? row.ref : row.code))).toEqual([
    'q1',
    'row-repeated',
    'format-type:Essay',
  ])
})

it('a picture has the path that the academy publishes it at, and bytes that are no picture are left out', async () => {
  const shown = (data: string) =>
    `<text><![CDATA[<p>See <img src="@@PLUGINFILE@@/a.png" alt="it"></p>]]></text><file name="a.png" path="/" encoding="base64">${data}</file>`
  const { values, pictures } = await read(question(shown(PNG)), question(shown(btoa('<svg onload=alert(1)>'))))
  const digest = createHash('sha256').update(Buffer.from(PNG, 'base64')).digest()
  const path = `/images/${imageName(digest)}.png`
  expect(pictures.map((picture) => picture.path)).toEqual([path])
  expect(values.map(({ body, bodyHtml, losses }) => [bodyHtml ?? body, ...losses])).toEqual([
    [`<p>See <img src="${path}" alt="it" /></p>`],
    ['See it', 'format-picture-bad:a.png'],
  ])
})
