import { zipSync } from 'fflate'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { encode, losses, PNG_TEXT, readFile, refusal } from '../testing.ts'

const PNG = Uint8Array.from(atob(PNG_TEXT), (letter) => letter.charCodeAt(0))
const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, typeof data === 'string' ? encode(data) : data]),
    ),
  )
const manifest = (...resources: string[]) => `<manifest><resources>${resources.join('')}</resources></manifest>`
const resource = (type: string, attributes: string, ...files: string[]) =>
  `<resource identifier="r" type="${type}" ${attributes}>${files.map((href) => `<file href="${href}"/>`).join('')}</resource>`
const material = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`
const item = (id: string, text: string, fields = '') =>
  `<item ident="${id}">${fields}<presentation>${material(text)}<response_lid ident="R" rcardinality="Single"><render_choice>${['A', 'B'].map((own) => `<response_label ident="${own}">${material(own)}</response_label>`).join('')}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="R">A</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing></item>`
const test12 = (...items: string[]) =>
  `<questestinterop><assessment><section>${items.join('')}</section></assessment></questestinterop>`
const item2 = (text: string, id = 'q') =>
  `<assessmentItem identifier="${id}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>${text}</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
const bodies = async (name: string, file: Uint8Array) =>
  (await readFile(name, file)).values.map(({ body, bodyHtml, refusal: code }) => code ?? body ?? bodyHtml)

describe('test text outside items', () => {
  const shown = (text: string) =>
    `<presentation_material><flow_mat>${material(text)}</flow_mat></presentation_material>`
  const read = async (xml: string) => {
    const { values, notes } = await readFile('a.xml', `<questestinterop>${xml}</questestinterop>`)
    return [values.map(({ body, bodyHtml, refusal: code }) => code ?? body ?? bodyHtml), notes.length]
  }
  it('precedes the text of each item in its section and no other', async () => {
    const section = `<section ident="s">${shown('A case')}${item('1', 'First')}</section>`
    expect(await read(`<assessment><section>${section}${item('2', 'Second')}</section></assessment>`)).toEqual([
      ['A case\nFirst', 'Second'],
      0,
    ])
  })
  it('is a passage that a section refers to, and its items are rejected when it’s missing', async () => {
    const passage = `<item ident="p"><presentation>${material('A passage')}</presentation></item>`
    const section = `<section parent_stimulus_item_ident="p">${item('1', 'First')}</section>`
    expect(await read(`<assessment><section>${passage}${section}</section></assessment>`)).toEqual([
      ['format-text-only', 'A passage\nFirst'],
      0,
    ])
    expect(await read(section)).toEqual([['format-passage:p'], 0])
  })
  it('is left out with a note when it applies to the whole test', async () => {
    const rubric = `<rubric><flow_mat>${material('Ten questions')}</flow_mat></rubric>`
    expect(
      await read(`<assessment>${rubric}${shown('')}<section>${item('1', 'First')}</section></assessment>`),
    ).toEqual([['First'], 1])
  })
  it('is noted for a QTI 2 test as well', async () => {
    const files = (view: string) => ({
      'imsmanifest.xml': manifest(
        resource('imsqti_test_xmlv2p1', 'href="t.xml"', 't.xml', 'q.xml'),
        resource('imsqti_item_xmlv2p1', 'href="q.xml"', 'q.xml'),
      ),
      't.xml': `<assessmentTest><assessmentSection><rubricBlock view="${view}">Read.</rubricBlock></assessmentSection></assessmentTest>`,
      'q.xml': item2('First'),
    })
    const notesOf = async (view: string) => (await readFile('a.zip', zip(files(view)))).notes.length
    expect([await notesOf('candidate tutor'), await notesOf('scorer')]).toEqual([1, 0])
  })
  it('precedes the text of the item that contains it', async () => {
    const own = (view: string) => item('1', 'First', `<rubric view="${view}">${material('Read.')}</rubric>`)
    expect(await read(own('All') + own('Scorer'))).toEqual([['Read.\nFirst', 'First'], 0])
  })
})

describe('a Canvas package', () => {
  const assessment = 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment'
  const associated = 'associatedcontent/imscc_xmlv1p1/learning-application-resource'
  it('imports quizzes in Canvas’s own format, and question banks', async () => {
    const files = {
      'imsmanifest.xml': manifest(
        resource(assessment, '', 'g1/assessment_qti.xml'),
        resource(
          associated,
          'href="g1/assessment_meta.xml"',
          'g1/assessment_meta.xml',
          'non_cc_assessments/g1.xml.qti',
        ),
      ),
      'g1/assessment_qti.xml': test12(item('1', 'In other words')),
      'g1/assessment_meta.xml': '<quiz/>',
      'non_cc_assessments/g1.xml.qti': test12(item('1', 'Whole'), item('2', 'More')),
      'non_cc_assessments/g2.xml.qti': `<questestinterop><objectbank ident="g2">${item('3', 'Of a bank')}</objectbank></questestinterop>`,
    }
    expect(await bodies('course.imscc', zip(files))).toEqual(['Whole', 'More', 'Of a bank'])
    expect(
      await bodies(
        'bank.zip',
        zip({ 'imsmanifest.xml': manifest(), 'non_cc_assessments/g2.xml.qti': files['non_cc_assessments/g2.xml.qti'] }),
      ),
    ).toEqual(['Of a bank'])
  })
  it.each([
    ['%24IMS-CC-FILEBASE%24/Uploaded%20Media/my%20ecg.png', 'Uploaded Media/my ecg.png'],
    ['$IMS-CC-FILEBASE$/Uploaded Media/my ecg.png?canvas_=1', 'web_resources/Uploaded Media/my ecg.png'],
    ['$IMS-CC-FILEBASE$/../my.png', 'my.png'],
  ])('imports the picture %s', async (source, path) => {
    const files = {
      'imsmanifest.xml': manifest(resource('imsqti_xmlv1p2', '', 'g/g.xml')),
      'g/g.xml': test12(item('1', `&lt;p&gt;See &lt;img src="${source}" alt="strip"&gt;&lt;/p&gt;`)),
      [path]: PNG,
    }
    const { values, pictures } = await readFile('a.zip', zip(files))
    expect(losses(values)).toEqual([''])
    expect(pictures).toHaveLength(1)
  })
  it('adds the passage that a question names to its text', async () => {
    const field = (name: string, value: string) =>
      `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`
    const passage = `<item ident="p">${field('question_type', 'text_only_question')}<presentation>${material('A client is pale.')}</presentation></item>`
    const xml = test12(
      passage,
      item('1', 'What is first?', field('parent_stimulus_item_ident', 'p')),
      item('2', 'What is next?', field('parent_stimulus_item_ident', 'gone')),
    )
    expect(await bodies('a.xml', encode(xml))).toEqual([
      'format-text-only',
      'A client is pale.\nWhat is first?',
      'format-passage:gone',
    ])
  })
  it('imports drop-downs in the text as a Drop-Down Cloze', async () => {
    const list = (name: string, ...options: string[]) =>
      `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${options.map((text, at) => `<response_label ident="${name}${String(at)}">${material(text)}</response_label>`).join('')}</render_choice></response_lid>`
    const right = (name: string, at: number) =>
      `<respcondition continue="Yes"><conditionvar><varequal respident="response_${name}">${name}${String(at)}</varequal></conditionvar><setvar action="Add">50</setvar></respcondition>`
    const xml = test12(
      `<item ident="1"><presentation>${material('&lt;p&gt;Look.&lt;/p&gt;&lt;p&gt;Give [drug] by [route] [now].&lt;/p&gt;')}${list('route', 'mouth', 'vein')}${list('drug', 'digoxin', 'insulin')}</presentation><resprocessing>${right('route', 1)}${right('drug', 0)}</resprocessing></item>`,
    )
    const { values } = await readFile('a.xml', xml)
    expect(values[0]).toMatchObject({
      type: 'Drop-Down Cloze',
      body: 'Look.',
      content: {
        text: 'Give {{1}} by {{2}} [now].',
        blanks: [
          { options: ['digoxin', 'insulin'], correct: 0 },
          { options: ['mouth', 'vein'], correct: 1 },
        ],
      },
      losses: [],
    })
  })
  it('imports ordered steps in the correct order', async () => {
    const labels = ['A', 'B', 'C'].map((own) => `<response_label ident="${own}">${material(own)}</response_label>`)
    const order = ['C', 'A', 'B'].map((own) => `<varequal respident="R">${own}</varequal>`).join('')
    const xml = test12(
      `<item ident="1"><presentation>${material('Order')}<response_lid ident="R" rcardinality="Ordered"><render_extension><ims_render_object shuffle="No">${labels.join('')}</ims_render_object></render_extension></response_lid></presentation><resprocessing><respcondition><conditionvar>${order}</conditionvar><setvar>100</setvar></respcondition></resprocessing></item>`,
    )
    expect((await readFile('a.xml', xml)).values[0]).toMatchObject({
      type: 'Ordered Response',
      content: { items: [{ text: 'C' }, { text: 'A' }, { text: 'B' }] },
    })
  })
  it.runIf(existsSync('../shared/data/field/canvas-old-escape.zip'))(
    'imports pictures with every token (needs ../shared/data)',
    async () => {
      const { values, pictures } = await readFile('a.zip', readFileSync('../shared/data/field/canvas-old-escape.zip'))
      expect(losses(values)).toEqual(['', '', '', 'format-picture-link:preview'])
      expect(pictures).toHaveLength(1)
    },
  )
})

describe('a package from another program', () => {
  it('imports from Brightspace and Blackboard', async () => {
    const brightspace = resource('webcontent', 'd2l_2p0:material_type="d2lquestionlibrary" href="questiondb.xml"')
    const blackboard = resource('assessment/x-bb-qti-pool', 'bb:file="res00001.dat" xml:base="res00001"')
    const bank = `<questestinterop><objectbank>${item('1', 'Which?')}</objectbank></questestinterop>`
    expect(await bodies('d2l.zip', zip({ 'imsmanifest.xml': manifest(brightspace), 'questiondb.xml': bank }))).toEqual([
      'Which?',
    ])
    expect(await bodies('bb.zip', zip({ 'imsmanifest.xml': manifest(blackboard), 'res00001.dat': bank }))).toEqual([
      'Which?',
    ])
  })
  it('imports when only its test lists its items, or without a manifest', async () => {
    const test = resource('imsqti_test_xmlv2p2', 'href="test.xml"', 'test.xml', 'items/a.xml')
    const files = { 'test.xml': '<assessmentTest/>', 'items/a.xml': item2('Which?') }
    expect(await bodies('a.zip', zip({ 'imsmanifest.xml': manifest(test), ...files }))).toEqual(['Which?'])
    const whole = { 'readme.txt': 'x', '__MACOSX/items/._a.xml': '\0\x05', ...files, 'items/b.xml': item2('Who?') }
    expect(await bodies('a.zip', zip(whole))).toEqual(['Which?', 'Who?'])
    const { values } = await readFile('a.zip', zip({ ...whole, 'items/c.xml': item2('When?').slice(0, -20) }))
    expect(values.map(({ refusal }) => refusal)).toEqual([undefined, undefined, expect.stringContaining('items/c.xml')])
  })
  it('keeps every item when all have the same identifier', async () => {
    const files = { 'a.xml': item2('One'), 'b.xml': item2('Two') }
    const own = manifest(...Object.keys(files).map((href) => resource('imsqti_item_xmlv2p1', `href="${href}"`, href)))
    const { values } = await readFile('a.zip', zip({ 'imsmanifest.xml': own, ...files }))
    expect(values.map(({ ref }) => ref)).toEqual(['q', 'q (b.xml)'])
  })
  it.each([
    ['a.h5p', { 'h5p.json': '{}' }, 'H5P'],
    ['a.ods', { 'content.xml': '<x/>', 'META-INF/manifest.xml': '<x/>' }, 'OpenDocument'],
    ['a.apkg', { 'collection.anki2': 'x' }, 'Anki'],
    ['a.mbz', { 'moodle_backup.xml': '<x/>' }, 'Moodle backup'],
  ])('%s is rejected with the name of its program', async (name, files, program) => {
    expect(await refusal(name, zip(files))).toContain(program)
  })
  it('is rejected when it’s a compressed Moodle backup or a truncated zip file', async () => {
    expect(await refusal('a.mbz', Uint8Array.of(0x1f, 0x8b, 8, 0))).toContain('Moodle backup')
    expect(await refusal('a.imscc', zip({ 'a.xml': item2('Which?') }).slice(0, 80))).toMatch(/zip file can’t be read/)
  })
})

describe('QTI 3.0 with a passage', () => {
  const withPassage = item2('Which?').replace(
    '<itemBody>',
    '<qti-assessment-stimulus-ref identifier="s" href="../s/s.xml"/><itemBody>',
  )
  const own = manifest(resource('imsqti_item_xmlv3p0', 'href="i/a.xml"', 'i/a.xml'))
  const stimulus =
    '<qti-assessment-stimulus identifier="s"><qti-stimulus-body><p>A client is <b>pale</b>.</p></qti-stimulus-body></qti-assessment-stimulus>'
  it('has the passage before its text and is rejected without it', async () => {
    const files = { 'imsmanifest.xml': own, 'i/a.xml': withPassage }
    expect(await bodies('a.zip', zip({ ...files, 's/s.xml': stimulus }))).toEqual([
      '<p>A client is <b>pale</b>.</p><p>Which?</p>',
    ])
    expect(await bodies('a.zip', zip(files))).toEqual(['format-passage:../s/s.xml'])
  })
})

describe('QTI 1.2 split into parts', () => {
  const interaction =
    '<response_lid ident="R"><render_choice><response_label ident="A"><material><mattext>First </mattext><mattext>strip</mattext></material></response_label><response_label ident="B"><material><mattext>b</mattext></material></response_label></render_choice></response_lid>'
  const scored =
    '<resprocessing><respcondition><conditionvar><varequal respident="R">A</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing>'
  const read = async (presentation: string) =>
    (
      await readFile(
        'a.xml',
        `<questestinterop><item ident="i"><presentation>${presentation}${interaction}</presentation>${scored}</item></questestinterop>`,
      )
    ).values[0]
  it('is joined', async () => {
    const row = await read(
      '<material><mattext>A client has a pulse of </mattext><mattext>40.</mattext></material><material><mattext>What is done first?</mattext></material>',
    )
    expect([row?.body, row?.answers?.[0]?.text]).toEqual([
      'A client has a pulse of 40.\nWhat is done first?',
      'First strip',
    ])
  })
  it('notes pictures and media, and rejects text in another file', async () => {
    const row = await read(
      '<material><mattext>See</mattext><matimage uri="ecg.png" label="strip"/><mataudio uri="a.mp3"/></material>',
    )
    expect(row?.losses).toEqual(['format-picture-missing:ecg.png', 'format-media:sound'])
    expect((await read('<material><matref linkrefid="x"/></material>'))?.refusal).toBe('format-passage:x')
  })
  it('keeps Blackboard’s formatted text', async () => {
    const row = await read(
      '<flow class="Block"><flow class="QUESTION_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;Which &lt;b&gt;one&lt;/b&gt;?&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow></flow>',
    )
    expect(row?.bodyHtml).toBe('<p>Which <b>one</b>?</p>')
  })
})
