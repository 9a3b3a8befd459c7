import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encode, losses, PNG_TEXT, readFile, refusal } from '../testing.ts'
import { writeFormat } from '../write-format.ts'

const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, typeof data === 'string' ? encode(data) : data]),
    ),
  )
const PNG = Uint8Array.from(atob(PNG_TEXT), (letter) => letter.charCodeAt(0))
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

describe('an unsafe package', () => {
  it('is rejected when it unpacks to far more than its size', async () => {
    const bomb = zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': new Uint8Array(100_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusal('a.zip', bomb)).toMatch(/too large once it’s unzipped/)
  })
  it.each(['../a.xml', 'x/../../a.xml', '/etc/passwd', '..\\a.xml', 'C:\\a.xml'])(
    'is rejected with a file at %s',
    async (name) => {
      expect(await refusal('a.zip', zip({ 'imsmanifest.xml': manifest(name), [name]: choice }))).toMatch(/unsafe path/)
    },
  )
  it('is rejected when it has no questions, is truncated, or isn’t a zip file', async () => {
    expect(await refusal('a.zip', zip({ 'a.xml': '<a/>' }))).toMatch(/no rows/)
    const whole = zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': choice })
    expect(await refusal('a.zip', whole.slice(0, whole.length / 2))).toMatch(/zip file can’t be read/)
    expect(await refusal('a.zip', 'no zip')).toMatch(/zip file can’t be read/)
  })
})

describe('a QTI package', () => {
  it('loses only the row whose file is missing, is broken, or declares entities', async () => {
    const { values } = await readFile(
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
  it('reports what it can’t import', async () => {
    const extended = item('<p>Write.</p><extendedTextInteraction responseIdentifier="R"/>')
    const two = item('<choiceInteraction responseIdentifier="R"/><orderInteraction responseIdentifier="S"/>')
    const rubric = choice.replace(
      '<p>Which?</p>',
      '<rubricBlock view="scorer"><p>secret</p></rubricBlock><p>Which?</p>',
    )
    const files = { 'a.xml': extended, 'b.xml': two, 'c.xml': item('<p>Read.</p>'), 'd.xml': rubric }
    const { values } = await readFile('a.zip', zip({ 'imsmanifest.xml': manifest(...Object.keys(files)), ...files }))
    expect(losses(values)).toEqual([
      'format-type:extendedtext',
      'format-several',
      'format-text-only',
      'format-feedback',
    ])
    expect(values[3]?.body).toBe('Which?')
  })
  const read = async (xml: string) => (await readFile('a.xml', xml)).values
  const keyOf = (id: string, values: readonly string[], mapping = '') =>
    `<responseDeclaration identifier="${id}" cardinality="multiple"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`
  const choices = (id: string, prompt: string, most = 0) =>
    `<choiceInteraction responseIdentifier="${id}" maxChoices="${String(most)}"><prompt>${prompt}</prompt>${['A', 'B', 'C'].map((own) => `<simpleChoice identifier="${own}">${own} ${id}</simpleChoice>`).join('')}</choiceInteraction>`
  const points = (...entries: [string, number][]) =>
    `<mapping>${entries.map(([key, own]) => `<mapEntry mapKey="${key}" mappedValue="${String(own)}"/>`).join('')}</mapping>`
  it('imports words dragged into gaps as a Drag-and-Drop Cloze and rejects pictures to drag', async () => {
    const words =
      '<gapText identifier="W" matchMax="1">pulse</gapText><gapText identifier="X" matchMax="1">skin</gapText>'
    const text =
      '<blockquote><p>A fast <gap identifier="G"/>,</p><p>cold <b><gap identifier="H"/></b>.</p></blockquote>'
    const drag = (inner: string) =>
      item(
        `<gapMatchInteraction responseIdentifier="R"><prompt>Drag.</prompt>${inner}</gapMatchInteraction>`,
        keyOf('R', ['W G', 'X H']),
      )
    const [row] = await read(drag(words + text))
    expect(row).toMatchObject({
      type: 'Drag-and-Drop Cloze',
      body: 'Drag.',
      content: {
        text: 'A fast {{1}},\ncold {{2}}.',
        tokens: ['pulse', 'skin'],
        blanks: [{ correct: 0 }, { correct: 1 }],
      },
      losses: ['format-points', 'format-plain'],
    })
    expect(losses(await read(drag('<gapImg identifier="W"/>' + text)))).toEqual(['format-answers:1'])
  })
  it('imports highlighted text as a Highlight Text, or as a Highlight Table when all of it is in one table', async () => {
    const hot = (id: string, text: string) => `<hottext identifier="${id}">${text}</hottext>`
    const ask = (inner: string) =>
      item(
        `<hottextInteraction responseIdentifier="R">${inner}</hottextInteraction>`,
        keyOf('R', ['B'], points(['A', -1], ['B', 1])),
      )
    const [text] = await read(ask(`<p>Lips ${hot('A', 'pink')}\n or  ${hot('B', '<b>blue</b>')}</p>`))
    expect(text).toMatchObject({
      type: 'Highlight Text',
      body: 'Highlight what is right.',
      content: {
        text: 'Lips pink or blue',
        spans: [
          { start: 5, end: 9, correct: false },
          { start: 13, end: 17, correct: true },
        ],
      },
      losses: ['format-plain', 'format-no-body'],
    })
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const [table] = await read(
      ask(`<table>${row('System', 'Found')}${row('Skin', hot('A', 'warm'))}${row('Lips', hot('B', 'blue'))}</table>`),
    )
    expect(table).toMatchObject({
      type: 'Highlight Table',
      content: { headers: ['System', 'Found'], rows: [{ label: 'Skin' }, { label: 'Lips' }] },
    })
    const uneven = ask(`<table>${row('System')}${row('Skin', hot('A', 'warm'))}${row(hot('B', 'blue'))}</table>`)
    expect((await read(uneven))[0]?.type).toBe('Highlight Text')
    expect(losses(await read(ask(hot('A', hot('B', 'blue')))))).toEqual(['format-answers:1'])
  })
  it('imports named lists as a Grouping and rejects other lists', async () => {
    const keys = keyOf('R', ['A']) + keyOf('S', ['B', 'C'])
    const [row] = await read(item(`<p>Which?</p>${choices('R', 'Heart')}${choices('S', 'Lungs')}`, keys))
    expect(row).toMatchObject({
      type: 'Grouping',
      body: 'Which?',
      content: {
        groups: [{ label: 'Heart' }, { label: 'Lungs', options: [{ correct: false }, { correct: true }, {}] }],
      },
      losses: ['format-groups', 'format-points'],
    })
    expect(losses(await read(item(choices('R', '') + choices('S', 'Lungs'), keys)))).toEqual(['format-several'])
    expect(losses(await read(item(choices('R', 'Heart') + choices('S', 'Lungs'), keyOf('R', ['A']))))).toEqual([
      'format-several',
    ])
  })
  it('imports as a Select N only when the maximum is the number of correct choices and each one has points', async () => {
    const ask = (mapping: string) => item(choices('R', 'Which two?', 2), keyOf('R', ['A', 'B'], mapping))
    expect((await read(ask(points(['A', 1], ['B', 1]))))[0]?.type).toBe('Select N')
    expect((await read(ask('')))[0]?.type).toBe('Select All That Apply')
    expect((await read(ask(points(['A', 1], ['B', 1], ['C', -1]))))[0]?.type).toBe('Select All That Apply')
  })
  it('imports each picture once, relative to the item that uses it', async () => {
    const shown = (source: string) => choice.replace('<p>Which?</p>', `<p>See <img src="${source}" alt="A heart"/></p>`)
    const { values, pictures } = await readFile(
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

describe('text in a package’s file', () => {
  const text = '37 \u00b0C?'
  const body = (encoding: string) => `${encoding}${choice.replace('Which?', text)}`
  const bytesOf = (given: string) => Uint8Array.from(given, (letter) => letter.charCodeAt(0))
  const utf16 = (given: string, isBig: boolean) =>
    Uint8Array.from(
      [0xfeff, ...Array.from(given, (letter) => letter.charCodeAt(0))].flatMap((code) =>
        isBig ? [code >> 8, code & 255] : [code & 255, code >> 8],
      ),
    )
  const read = async (file: Uint8Array) => {
    const { values } = await readFile('a.zip', zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': file }))
    return values.map((row) => [row.body, row.refusal ?? row.losses.join()])
  }
  it.each([
    ['UTF-16, little-endian', utf16(body('<?xml version="1.0" encoding="UTF-16"?>'), false), ''],
    ['UTF-16, big-endian', utf16(body('<?xml version="1.0" encoding="UTF-16"?>'), true), ''],
    ['Windows-1252, as declared', bytesOf(body('<?xml version="1.0" encoding="windows-1252"?>')), ''],
    ['Windows-1252, without a declaration', bytesOf(body('<?xml version="1.0"?>')), 'format-encoding'],
    [
      'Windows-1252, despite declaring UTF-8',
      bytesOf(body('<?xml version="1.0" encoding="UTF-8"?>')),
      'format-encoding',
    ],
  ])('is read as %s', async (_, file, loss) => {
    expect(await read(file)).toEqual([[text, loss]])
  })
  it('is read in its declared encoding and rejected with the encoding’s name if it’s unknown', async () => {
    const cyrillic = Uint8Array.from([...bytesOf('<?xml version="1.0" encoding="windows-1251"?>'), ...bytesOf(choice)])
    cyrillic.set([0xcf], cyrillic.length - choice.length + choice.indexOf('Which'))
    expect((await read(cyrillic))[0]?.[0]).toBe('\u041fhich?')
    const [[, refusal] = []] = await read(bytesOf(body('<?xml version="1.0" encoding="x-none"?>')))
    expect(refusal).toMatch(/^format-broken-part:a\.xml\. Its text encoding, x-none/)
    await expect(readFile('a.xml', bytesOf(body('<?xml version="1.0" encoding="x-none"?>')))).rejects.toThrow(
      'Its text encoding, x-none, isn’t supported. Save it as UTF-8.',
    )
  })
})

describe('pictures hosted by the site', () => {
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
  it.each(['moodle', 'qti12', 'qti21', 'qti22', 'qti3'] as const)('round-trip with %s', async (format) => {
    const { data } = writeFormat(format, [row], new Map([[path, PNG]]))
    const { values, pictures } = await readFile(format === 'moodle' ? 'a.xml' : 'a.zip', data)
    expect(pictures.map((picture) => [...picture.bytes])).toEqual([[...PNG]])
    expect(losses(values)).toEqual([''])
    // The site's own name for it, so that importing the existing file reports no change.
    const published = `/images/${createHash('sha256').update(PNG).digest('hex').slice(0, 26)}.png`
    expect(pictures[0]?.path).toBe(published)
    expect(values[0]?.bodyHtml).toBe(`<p>See <img src="${published}" alt="A heart" /></p>`)
  })
})
