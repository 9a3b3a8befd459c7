import { strToU8, zipSync } from 'fflate'
import { readCaptions } from '#domain/content/captions/read-captions.ts'
import { CSV_COLUMNS, cellOfText } from '#domain/questions/csv.ts'
import { readWorkbook } from '#domain/questions/files/read-workbook.ts'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { hasUndescribedImage, plainOfHtml } from '#domain/text/plain-of-html.ts'
import { parseFile } from '#web/features/questions/import/parse-file.ts'
import { chosenOf, readContent } from '#web/features/questions/import/read-content.ts'
import { cleanPasted } from '#web/ui/rich-text/rich-text-area.tsx'

type Wrap = (hostile: string) => string
const as: Wrap = (hostile) => hostile

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** A text within XML: raw, as character data, and escaped. */
const inXml = (wrap: Wrap): Wrap[] => [
  wrap,
  (hostile) => wrap(`<![CDATA[${hostile}]]>`),
  (hostile) => wrap(escaped(hostile)),
]
const answers = '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>'
const moodle = (body: string, more = answers, type = 'multichoice') =>
  `<quiz><question type="${type}"><questiontext format="html"><text>${body}</text></questiontext><single>true</single>${more}</question></quiz>`
const item2 = (body: string, value = 'A', more = '', attributes = '') =>
  `<assessmentItem identifier="q" ${attributes}><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>${value}</value></correctResponse></responseDeclaration><itemBody><p>${body}</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody>${more}</assessmentItem>`
const item3 = (body: string) =>
  `<qti-assessment-item identifier="q"><qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>${body}</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`
const item12 = (body: string, value = 'A', more = '') =>
  `<questestinterop><item ident="i"><presentation><material><mattext texttype="text/html">${body}</mattext></material><response_lid ident="R" rcardinality="Single"><render_choice><response_label ident="A"><material><mattext>a</mattext></material></response_label><response_label ident="B"><material><mattext>b</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="R">${value}</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing>${more}</item></questestinterop>`

const row = { type: 'Multiple Choice', body: 'Which?', answers: [{ text: 'a', correct: true }, { text: 'b' }] }
const json = (change: object) => JSON.stringify([{ ...row, ...change }])
const contents = Object.entries(CONTENT_EXAMPLES).map(
  ([type, { content }]): Wrap =>
    // As every text of the content.
    (hostile) =>
      json({
        type,
        content: JSON.parse(JSON.stringify(content), (name, value: unknown) =>
          typeof value === 'string' && name !== '' ? `${value}${hostile}` : value,
        ) as object,
      }),
)
const csv = (column: string): Wrap => {
  const cells: Readonly<Record<string, string>> = {
    type: row.type,
    body: row.body,
    correct: 'A',
    answer1: 'a',
    answer2: 'b',
  }
  return (hostile) =>
    `${CSV_COLUMNS.join(',')}\n${CSV_COLUMNS.map((name) => cellOfText(name === column ? hostile : (cells[name] ?? ''))).join(',')}\n`
}

/** Reads a file like the import screen, from its bytes to its rows. */
async function importFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const verdict = await parseFile(new File([bytes], name), () => undefined)
  const chosen = verdict.ok ? chosenOf(verdict.content) : undefined
  if (chosen) await readContent(chosen, () => undefined)
}

type Bytes = Uint8Array<ArrayBuffer>
const utf8 = (text: string): Bytes => new TextEncoder().encode(text)
const utf16 = (text: string): Bytes => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
/** Uncompressed, because well-compressed input is refused as a zip bomb. */
const zip = (files: Readonly<Record<string, string>>): Bytes =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 0 }),
  )
const manifest = (href: string) =>
  `<manifest><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`
const workbook = (name: string, hostile: string, parts: Readonly<Record<string, string>>) =>
  aWorkbook(
    [
      {
        name,
        rows: [
          textRow('type', 'body', 'correct', 'answer1', 'answer2'),
          textRow('Multiple Choice', hostile, 'A', 'a', 'b'),
        ],
      },
    ],
    { parts },
  )

/**
 * A reader and the places in its input for hostile text; `read` prepares a text and returns a function that reads it.
 */
export type Reader = { name: string; wraps: readonly Wrap[]; read: (text: string) => () => unknown }
const file = (name: string, wraps: readonly Wrap[], bytesOf: (text: string) => Bytes = utf8): Reader => ({
  name,
  wraps,
  read: (text) => {
    const bytes = bytesOf(text)
    return () => importFile(name, bytes)
  },
})
const call = (name: string, wraps: readonly Wrap[], read: (text: string) => unknown): Reader => ({
  name,
  wraps,
  read: (text) => () => read(text),
})

/** Every reader of texts and files from users. */
export const READERS: readonly Reader[] = [
  file('a.gift', [
    as,
    (own) => `Q?{=${own}}`,
    (own) => `Q?{~a =${own}`,
    (own) => `Q?{#${own}}`,
    (own) => `Q?{#1:${own}x =${own}..2}`,
    (own) => `::${own}:: [html]${own}{T#${own}}`,
    (own) => `Q?{\n\n${own}`,
    (own) => `//${own}\nQ?{=a->${own} =b->c}`,
  ]),
  file('a.txt', [
    as,
    (own) => `Q?\nA. a\nB. b\nANSWER: A\nREASON: ${own}\nA. ${own}`,
    (own) => `Q?\nA. a\nB. b\nANSWER: ${own}`,
  ]),
  file('moodle.xml', [
    as,
    ...inXml((own) => moodle(own)),
    ...inXml((own) => moodle('a', `<answer fraction="100"><text>${own}</text></answer>`, 'numerical')),
    ...inXml((own) => moodle(own, `<selectoption><text>${own}</text><group>1</group></selectoption>`, 'gapselect')),
    (own) => moodle('a', `${answers}<tags><tag><text>${escaped(own)}</text></tag></tags>`, escaped(own)),
    (own) =>
      moodle(
        '&lt;img src="@@PLUGINFILE@@/a.png"&gt;',
        `${answers}<file name="a.png" encoding="base64">${escaped(own)}</file>`,
      ),
  ]),
  file('qti12.xml', [
    ...inXml((own) => item12(own)),
    (own) => item12('a', escaped(own)),
    (own) =>
      item12(
        'a',
        'A',
        `<itemfeedback ident="${escaped(own)}"><material><mattext>${escaped(own)}</mattext></material></itemfeedback>`,
      ),
    (own) => item12(`[a] ${escaped(own)}`, 'A', own),
  ]),
  file('qti2.xml', [
    ...inXml((own) => item2(own)),
    (own) => item2('a', escaped(own)),
    (own) => item2('a', 'A', own),
    (own) => item2('a', 'A', `<responseProcessing>${own}</responseProcessing>`),
    (own) => item2('a', 'A', '', `title="${escaped(own)}"`),
  ]),
  file('qti3.xml', inXml(item3)),
  file('package.zip', [as, item2], (text) => zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': text })),
  file('manifest.zip', [as, manifest, (own) => manifest(escaped(own))], (text) => zip({ 'imsmanifest.xml': text })),
  file('bytes.zip', [as, (own) => `PK\u0003\u0004${own}PK\u0005\u0006`], utf8),
  file('a.json', [
    as,
    (own) => `[${own}`,
    (own) => json({ body: own, rationale: own, tags: [own], area: [own], ref: own, type: own }),
    (own) =>
      json({
        bodyHtml: own,
        rationaleHtml: own,
        answers: [{ textHtml: own, whyHtml: own, correct: true }, { text: own }],
      }),
    (own) => json({ type: 'Matching/Dropdown', answers: [{ text: own, correct: own }] }),
    (own) => json({ type: 'Numeric', content: { answer: own, tolerance: own, unit: own } }),
    ...contents,
  ]),
  file('a.csv', [
    as,
    (own) => `"${own}`,
    (own) => `type,${own}\na,b\n`,
    ...['correct', 'tags', 'content', 'formatted', 'body', 'answer1'].map(csv),
  ]),
  file('utf16.csv', [as], utf16),
  file('text.xlsx', [as], (text) => workbook('a', text, {})),
  file(
    'sheet.xlsx',
    [as, (own) => `<worksheet><sheetData><row><c r="${escaped(own)}" t="${escaped(own)}"><v>${escaped(own)}</v></c>`],
    (text) => workbook('a', 'a', { 'xl/worksheets/sheet1.xml': text }),
  ),
  call('styles.xlsx', [escaped], (format) =>
    readWorkbook(
      workbook('a', 'a', {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1.5</v></c></row></sheetData></worksheet>',
      }),
    ),
  ),
  call(
    'captions',
    [
      as,
      (own) => `WEBVTT\n\n${own}`,
      (own) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${own}`,
      (own) => `WEBVTT\n\n00:01.000 --> ${own}`,
      (own) => `1\n00:00:01,000 --> 00:00:02,000\n${own}`,
      (own) => `${own} --> ${own}`,
    ],
    (text) => readCaptions(utf8(text)),
  ),
  call(
    'pasted HTML',
    [
      as,
      (own) => `<p style="${escaped(own)}" class="${escaped(own)}">a</p>`,
      (own) => `<p class="MsoListParagraph" style="mso-list:${escaped(own)}">${own}</p>`,
    ],
    cleanPasted,
  ),
  call('the plain text of HTML', [as, (own) => `<p title="${own}`, (own) => `<img alt='${own}'>`], (text) => [
    plainOfHtml(text),
    hasUndescribedImage(text),
  ]),
]
