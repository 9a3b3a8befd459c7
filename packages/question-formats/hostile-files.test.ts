import { describe, expect, it } from 'vitest'
import { losses, PNG_TEXT, readFile, refusal } from './testing.ts'

const quiz = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${inner}</quiz>`
const question = (inner: string, type = 'multichoice') => `<question type="${type}">${inner}</question>`
const stem = '<questiontext format="html"><text>Which?</text></questiontext>'
const answers =
  '<answer fraction="100"><text>Yes</text></answer><answer fraction="0"><text>No</text></answer><single>true</single>'

describe('hostile XML, within a second', () => {
  it('is rejected when it declares nested entities (a billion laughs)', async () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
    const text = `<!DOCTYPE quiz [<!ENTITY l0 "ha">${laughs}]>${quiz(question('<questiontext><text>&l9;</text></questiontext>'))}`
    expect(await refusal('a.xml', text.replace(/<\?xml.*\?>\n/, ''))).toMatch(/declares its own entities/)
  })
  it('is rejected when it refers to a local file', async () => {
    const text = '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>'
    expect(await refusal('a.xml', text)).toMatch(/declares its own entities/)
    expect(await refusal('a.xml', quiz(question('<questiontext><text>&x;</text></questiontext>')))).toMatch(/line 2/)
  })
  it('is read when it declares only elements', async () => {
    const body = question('<questiontext><text>Which?</text></questiontext>')
    const text = `<!DOCTYPE quiz [<!ELEMENT quiz ANY>]><quiz>${body}</quiz>`
    expect((await readFile('a.xml', text)).values).toHaveLength(1)
  })
  it('is rejected at 50 MB of nested elements, inside a question or before one', async () => {
    const deep = '<a>'.repeat(16_000_000)
    expect(await refusal('a.xml', `<quiz>${deep}`)).toMatch(/too deep/)
    expect(await refusal('a.xml', `<quiz><question type="multichoice">${deep}`)).toMatch(/too deep/)
  })
  it('is rejected with the line number when half of the file is missing', async () => {
    expect(await refusal('a.xml', quiz(question(stem + answers)).slice(0, -60))).toMatch(
      /broken or incomplete \(line 2\)/,
    )
  })
  it('is rejected when it isn’t Moodle XML or QTI, is empty, or has no questions', async () => {
    expect(await refusal('a.xml', '<svg/>')).toMatch(/neither Moodle XML nor QTI/)
    expect(await refusal('a.xml', '\uFEFF ')).toMatch(/empty/)
    expect(await refusal('a.xml', quiz(''))).toMatch(/no rows/)
  })
})

describe('a Moodle file', () => {
  it('has a row for each question, with what it loses or why it is rejected', async () => {
    const { values } = await readFile(
      'a.xml',
      quiz(
        [
          question('<category><text>$course$/top/Heart/Rhythm</text></category>', 'category'),
          question(stem + answers),
          question(stem, 'essay'),
          question('<questiontext><text>Read this.</text></questiontext>', 'description'),
          question(`${stem}<answer fraction="100"><text>a</text></answer>`, 'wirisxyz'),
          question(
            `${stem}<single>true</single><answer fraction="50"><text>a</text></answer><answer fraction="100"><text>b</text></answer>`,
          ),
          question(
            `${stem}<single>false</single><answer fraction="33.33333"><text>a</text></answer><answer fraction="66.66667"><text>b</text></answer><answer fraction="-50"><text>c</text></answer>`,
          ),
        ].join(''),
      ),
    )
    expect(losses(values)).toEqual([
      'format-category:$course$/top/Heart/Rhythm',
      'format-type:Essay',
      'format-text-only',
      'format-type:wirisxyz',
      'format-fraction,format-category:$course$/top/Heart/Rhythm',
      'format-plus-minus,format-category:$course$/top/Heart/Rhythm',
    ])
  })
  it('imports each picture once and reports those that are missing, invalid, or external', async () => {
    const text = (html: string, files: string) =>
      `<questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>`
    const file = (name: string, data: string) => `<file name="${name}" path="/" encoding="base64">${data}</file>`
    const { values, pictures } = await readFile(
      'a.xml',
      quiz(
        question(
          text('<p>See <img src="@@PLUGINFILE@@/my%20heart.png" alt="A heart"></p>', file('my heart.png', PNG_TEXT)) +
            answers,
        ) +
          question(
            text(
              '<p>See <img src="@@PLUGINFILE@@/b.png"> or <img alt="no" src="@@PLUGINFILE@@/c.png"></p>',
              file('b.png', PNG_TEXT),
            ) + answers,
          ) +
          question(text('<p><b>A</b> <img src="https://x.example/y.png" alt="y"></p>', '') + answers) +
          question(
            text(
              '<p><b>A</b> <img src="@@PLUGINFILE@@/d.png" alt="d"></p>',
              file('d.png', btoa('<svg onload=alert(1)>')),
            ) + answers,
          ),
      ),
    )
    expect(pictures).toHaveLength(1)
    expect(losses(values)).toEqual([
      '',
      'format-picture-name:b.png,format-picture-missing:c.png',
      'format-picture-link:y.png',
      'format-picture-bad:d.png',
    ])
    expect(values[0]?.bodyHtml).toBe(`<p>See <img src="${pictures[0]?.path ?? ''}" alt="A heart" /></p>`)
    expect(values[3]?.bodyHtml).toBe('<p><b>A</b> d</p>')
  })
  it('is read as HTML when its HTML is encoded twice, but not when plain text names a tag', async () => {
    const text = (own: string) => question(`<questiontext format="html"><text>${own}</text></questiontext>${answers}`)
    const { values } = await readFile(
      'a.xml',
      quiz(
        text('&amp;lt;p&amp;gt;A &amp;lt;b&amp;gt;pulse&amp;lt;/b&amp;gt;&amp;lt;/p&amp;gt;') + text('5 &amp;lt; 6'),
      ),
    )
    expect(values.map(({ body, bodyHtml }) => body ?? bodyHtml)).toEqual(['<p>A <b>pulse</b></p>', '5 < 6'])
    expect(losses(values)).toEqual(['format-encoded-twice', ''])
  })
  it('is read as Windows-1252 even when it doesn’t declare that encoding', async () => {
    const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const inner = `${stem.replace('Which', '37 \u00b0C')}${answers}`
    const said = `<?xml version="1.0" encoding="ISO-8859-1"?><quiz>${question(inner)}</quiz>`
    for (const text of [said, quiz(question(inner))])
      expect((await readFile('a.xml', windows(text))).values[0]?.body).toBe('37 °C?')
    expect((await readFile('a.xml', windows(quiz(question(inner))))).notes.join()).toMatch(/Windows-1252/)
  })
})

describe('a GIFT file', () => {
  it('loses only the broken question, with its line number', async () => {
    const { values } = await readFile(
      'a.gift',
      'One?{=a ~b}\r\n\r\nTwo?{\r\n=a ~b\r\n\r\nThree?{T}\r\n\r\nFour?{=a} x {=b}\r\n\r\nFive?{~a ~b',
    )
    expect(losses(values)).toEqual(['', 'format-open:3', '', 'format-answers:8', 'format-open:10'])
  })
  it('keeps an answer split by an empty line, and Moodle’s doubled backslashes', async () => {
    const { values } = await readFile('a.gift', '\uFEFFWhat is $ 1 \\\\neq 0 $?{\n=\\\\alpha#so\n\n~\\=b\n}')
    expect(values[0]?.body).toBe('What is $ 1 \\neq 0 $?')
    expect(values[0]?.answers).toEqual([
      { text: '\\alpha', correct: true, why: 'so' },
      { text: '=b', correct: false },
    ])
  })
  it('reads the first feedback of a true/false question as the one for a wrong answer', async () => {
    const { values } = await readFile('a.gift', 'A?{F#wrong#right}')
    expect(values[0]?.answers).toEqual([
      { text: 'True', correct: false, why: 'wrong' },
      { text: 'False', correct: true, why: 'right' },
    ])
  })
})

describe('an Aiken file', () => {
  it('loses only the question whose key is missing or invalid, with its line number', async () => {
    const { values } = await readFile(
      'a.txt',
      'One?\nA. a\nB) b\nANSWER: B\n\nTwo?\nA. a\nB. b\nThree?\nA. a\nB. b\nANSWER: D\n',
    )
    expect(losses(values)).toEqual(['', 'format-no-key:6', 'format-no-key:9'])
    expect(values[0]?.answers).toEqual([
      { text: 'a', correct: false },
      { text: 'b', correct: true },
    ])
  })
})
