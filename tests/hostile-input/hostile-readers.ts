import { strToU8, zipSync } from 'fflate'
import { readCaptions } from '#domain/content/captions/read-captions.ts'
import { CSV_COLUMNS, cellOfText } from '#domain/questions/csv.ts'
import { readWorkbook } from '#domain/questions/files/read-workbook.ts'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { hasUndescribedImage, plainOfHtml } from '#domain/text/plain-of-html.ts'
import { parseFile } from '#web/features/questions/import/parse-file.ts'
import { defaultContent, readContent } from '#web/features/questions/import/read-content.ts'
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
  const chosen = verdict.ok ? defaultContent(verdict.content) : undefined
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
    (text) => `Q?{=${text}}`,
    (text) => `Q?{~a =${text}`,
    (text) => `Q?{#${text}}`,
    (text) => `Q?{#1:${text}x =${text}..2}`,
    (text) => `::${text}:: [html]${text}{T#${text}}`,
    (text) => `Q?{\n\n${text}`,
    (text) => `//${text}\nQ?{=a->${text} =b->c}`,
  ]),
  file('a.txt', [
    as,
    (text) => `Q?\nA. a\nB. b\nANSWER: A\nREASON: ${text}\nA. ${text}`,
    (text) => `Q?\nA. a\nB. b\nANSWER: ${text}`,
  ]),
  file('moodle.xml', [
    as,
    ...inXml((text) => moodle(text)),
    ...inXml((text) => moodle('a', `<answer fraction="100"><text>${text}</text></answer>`, 'numerical')),
    ...inXml((text) => moodle(text, `<selectoption><text>${text}</text><group>1</group></selectoption>`, 'gapselect')),
    (text) => moodle('a', `${answers}<tags><tag><text>${escaped(text)}</text></tag></tags>`, escaped(text)),
    (text) =>
      moodle(
        '&lt;img src="@@PLUGINFILE@@/a.png"&gt;',
        `${answers}<file name="a.png" encoding="base64">${escaped(text)}</file>`,
      ),
  ]),
  file('qti12.xml', [
    ...inXml((text) => item12(text)),
    (text) => item12('a', escaped(text)),
    (text) =>
      item12(
        'a',
        'A',
        `<itemfeedback ident="${escaped(text)}"><material><mattext>${escaped(text)}</mattext></material></itemfeedback>`,
      ),
    (text) => item12(`[a] ${escaped(text)}`, 'A', text),
  ]),
  file('qti2.xml', [
    ...inXml((text) => item2(text)),
    (text) => item2('a', escaped(text)),
    (text) => item2('a', 'A', text),
    (text) => item2('a', 'A', `<responseProcessing>${text}</responseProcessing>`),
    (text) => item2('a', 'A', '', `title="${escaped(text)}"`),
  ]),
  file('qti3.xml', inXml(item3)),
  file('package.zip', [as, item2], (text) => zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': text })),
  file('manifest.zip', [as, manifest, (text) => manifest(escaped(text))], (text) => zip({ 'imsmanifest.xml': text })),
  file('bytes.zip', [as, (text) => `PK\u0003\u0004${text}PK\u0005\u0006`], utf8),
  file('a.json', [
    as,
    (text) => `[${text}`,
    (text) => json({ body: text, rationale: text, tags: [text], area: [text], ref: text, type: text }),
    (text) =>
      json({
        bodyHtml: text,
        rationaleHtml: text,
        answers: [{ textHtml: text, whyHtml: text, correct: true }, { text }],
      }),
    (text) => json({ type: 'Matching/Dropdown', answers: [{ text, correct: text }] }),
    (text) => json({ type: 'Numeric', content: { answer: text, tolerance: text, unit: text } }),
    ...contents,
  ]),
  file('a.csv', [
    as,
    (text) => `"${text}`,
    (text) => `type,${text}\na,b\n`,
    ...['correct', 'tags', 'content', 'formatted', 'body', 'answer1'].map(csv),
  ]),
  file('utf16.csv', [as], utf16),
  file('text.xlsx', [as], (text) => workbook('a', text, {})),
  file(
    'sheet.xlsx',
    [
      as,
      (text) => `<worksheet><sheetData><row><c r="${escaped(text)}" t="${escaped(text)}"><v>${escaped(text)}</v></c>`,
    ],
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
      (text) => `WEBVTT\n\n${text}`,
      (text) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`,
      (text) => `WEBVTT\n\n00:01.000 --> ${text}`,
      (text) => `1\n00:00:01,000 --> 00:00:02,000\n${text}`,
      (text) => `${text} --> ${text}`,
    ],
    (text) => readCaptions(utf8(text)),
  ),
  call(
    'pasted HTML',
    [
      as,
      (text) => `<p style="${escaped(text)}" class="${escaped(text)}">a</p>`,
      (text) => `<p class="MsoListParagraph" style="mso-list:${escaped(text)}">${text}</p>`,
    ],
    cleanPasted,
  ),
  call('the plain text of HTML', [as, (text) => `<p title="${text}`, (text) => `<img alt='${text}'>`], (text) => [
    plainOfHtml(text),
    hasUndescribedImage(text),
  ]),
]
