import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FormatRow } from './format-row.ts'
import { readFormatFile } from './read-format.ts'
import { writeFormat } from './write-format.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, typeof data === 'string' ? encode(data) : data]),
    ),
  )
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const resource = (href: string) =>
  `<resource identifier="r" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`
const manifest = (...hrefs: string[]) => `<manifest><resources>${hrefs.map(resource).join('')}</resources></manifest>`
const item = (inner: string, declarations = '') =>
  `<assessmentItem identifier="q" title="t">${declarations}<itemBody>${inner}</itemBody></assessmentItem>`
const declare = (values: string, cardinality = 'single') =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}"><correctResponse>${values}</correctResponse></responseDeclaration>`
const choice = item(
  '<p>Which?</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction>',
  declare('<value>B</value>'),
)

/** Seconds of the processor, which other processes of the machine do not add to. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}

/** The words that a package is refused with; it takes less than a second. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const start = process.cpuUsage()
  const words = await readFormatFile('a.zip', bytes).then(
    () => 'it was read',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  expect(secondsSince(start)).toBeLessThan(1)
  return words
}
const losses = (rows: readonly FormatRow[]) => rows.map((row) => row.refusal ?? row.losses.join())

describe('a package is refused', () => {
  it('that unpacks to a thousand times its size, or says so little that it does not fit', async () => {
    const bomb = zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': new Uint8Array(100_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusal(bomb)).toMatch(/too large when it is unpacked/)
  })
  it.each(['../a.xml', 'x/../../a.xml', '/etc/passwd', '..\\a.xml', 'C:\\a.xml'])('with a file at %s', async (name) => {
    expect(await refusal(zip({ 'imsmanifest.xml': manifest(name), [name]: choice }))).toMatch(/would lie outside/)
  })
  it('without a manifest, of half a file, and of anything else', async () => {
    expect(await refusal(zip({ 'a.xml': choice }))).toMatch(/no imsmanifest/)
    const whole = zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': choice })
    expect(await refusal(whole.slice(0, whole.length / 2))).toMatch(/no zip/)
    expect(await refusal(encode('no zip'))).toMatch(/no zip/)
  })
})

describe('a QTI package', () => {
  it('of which a file is missing, or broken, or expands entities loses that row alone', async () => {
    const { values } = await readFormatFile(
      'a.zip',
      zip({
        'imsmanifest.xml': manifest('a.xml', 'gone.xml', 'half.xml', 'laugh.xml', '../../b.xml'),
        'a.xml': choice,
        'half.xml': choice.slice(0, 200),
        'laugh.xml': `<!DOCTYPE a [<!ENTITY a "b">]>${choice}`,
        'b.xml': choice,
      }),
    )
    expect(losses(values).map((words) => words.replace(/ .*$/, ''))).toEqual([
      '',
      'format-missing-part:gone.xml',
      'format-broken-part:half.xml.',
      'format-broken-part:laugh.xml.',
      '',
    ])
  })
  it('says what it has no place for', async () => {
    const extended = item('<p>Write.</p><extendedTextInteraction responseIdentifier="R"/>')
    const two = item('<choiceInteraction responseIdentifier="R"/><orderInteraction responseIdentifier="S"/>')
    const rubric = choice.replace(
      '<p>Which?</p>',
      '<rubricBlock view="scorer"><p>secret</p></rubricBlock><p>Which?</p>',
    )
    const files = { 'a.xml': extended, 'b.xml': two, 'c.xml': item('<p>Read.</p>'), 'd.xml': rubric }
    const { values } = await readFormatFile(
      'a.zip',
      zip({ 'imsmanifest.xml': manifest(...Object.keys(files)), ...files }),
    )
    expect(losses(values)).toEqual([
      'format-type:extendedtext',
      'format-several',
      'format-text-only',
      'format-feedback',
    ])
    expect(values[3]?.body).toBe('Which?')
  })
  it('brings its pictures, from where an item says they lie, each once', async () => {
    const shown = (source: string) => choice.replace('<p>Which?</p>', `<p>See <img src="${source}" alt="A heart"/></p>`)
    const { values, pictures } = await readFormatFile(
      'a.zip',
      zip({
        'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml', 'items/c.xml'),
        'items/a.xml': shown('../img/my%20heart.png'),
        'items/b.xml': shown('img/heart2.png'),
        'items/c.xml': shown('../../../etc/x.png'),
        'img/my heart.png': PNG,
        'items/img/heart2.png': PNG,
      }),
    )
    expect(pictures).toHaveLength(1)
    expect(losses(values)).toEqual(['', '', 'format-picture-missing:x.png'])
    expect(values[1]?.bodyHtml).toContain(`src="${pictures[0]?.path ?? ''}"`)
  })
})

describe('pictures of the academy', () => {
  const path = '/images/0123456789abcdefghijklmnop.png'
  const row = {
    ref: 'r:1',
    question: {
      type: 'Multiple Choice',
      body: 'See A heart',
      bodyHtml: `<p>See <img src="${path}" alt="A heart" /></p>`,
      answers: [
        { letter: 'A', text: 'a', correct: true },
        { letter: 'B', text: 'b', correct: false },
      ],
      rationale: '',
      tags: [],
      area: [],
    },
  }
  it.each(['moodle', 'qti12', 'qti21', 'qti22', 'qti3'] as const)('go out and come in with %s', async (format) => {
    const { data } = writeFormat(format, [row], new Map([[path, PNG]]))
    const bytes = typeof data === 'string' ? encode(data) : data
    const { values, pictures } = await readFormatFile(format === 'moodle' ? 'a.xml' : 'a.zip', bytes)
    expect(pictures.map((picture) => [...picture.bytes])).toEqual([[...PNG]])
    expect(losses(values)).toEqual([''])
    expect(values[0]?.bodyHtml).toBe(`<p>See <img src="${pictures[0]?.path ?? ''}" alt="A heart"></p>`)
  })
})
