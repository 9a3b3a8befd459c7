import { describe, expect, it } from 'vitest'
import type { FormatReason } from '../reasons.ts'
import { readFile } from '../testing.ts'
import { decodedHtml, htmlOfFile, oneLine, textOfTidy } from './format-html.ts'

const read = (html: string) => {
  const losses: FormatReason[] = []
  return [textOfTidy(htmlOfFile(html, { losses })), ...losses]
}
const math = (inner: string) => `<p>x <math>${inner}</math></p>`

describe('imported HTML', () => {
  it.each([
    ['<p>5 &lt; 6 &amp; 37&nbsp;&deg;C</p>', { text: '5 < 6 & 37\u00a0°C' }],
    ['<div>a<br>b</div>', { text: 'a\nb' }],
    ['<p>a<br>b</p>', { html: '<p>a<br />b</p>' }],
    ['<div>a</div><div>b</div>', { html: '<p>a</p><p>b</p>' }],
    ['<p><span lang="en">one</span> <font color=red>two</font></p>', { text: 'one two' }],
    ['BP <90 or > 100', { text: 'BP <90 or > 100' }],
    // A tag without quotes, and an equals sign in a quoted attribute.
    ['<p>See <a href=https://x.y/?a=1>it</a></p>', { html: '<p>See <a href="https://x.y/?a=1">it</a></p>' }],
    ['<p>See <img src="a.png" alt="HR > 100"></p>', { html: '<p>See <img src="a.png" alt="HR &gt; 100" /></p>' }],
    ['<h1>a</h1><dl><dt>b</dt><dd>c</dd></dl>', { html: '<h2>a</h2><p>b</p><p>c</p>' }],
    ['<!-- x --><style>p{}</style><p>a</p><o:p></o:p>', { text: 'a' }],
  ])('%s', (html, expected) => expect(read(html)).toEqual([expected]))
  it.each([
    ['a superscript style', '10<span style="vertical-align: super; font-size: 10px">9</span>/L', '10<sup>9</sup>/L'],
    ['a subscript style', 'H<span style="vertical-align:sub">2</span>O', 'H<sub>2</sub>O'],
    ['weight and slant', '<span style="font-weight:700;font-style:italic">a</span>', '<em><strong>a</strong></em>'],
    ['an underline', '<span style="text-decoration: underline">a</span><del>b</del>', '<u>a</u><s>b</s>'],
    ['a normal weight', '<b style="font-weight:normal"><sup>a</sup></b>', '<sup>a</sup>'],
  ])('keeps the formatting of %s', (_, html, expected) => expect(read(html)).toEqual([{ html: expected }]))
  it.each([
    ['<msup><mn>2</mn><mn>3</mn></msup>', 'x 2<sup>3</sup>'],
    ['<mfrac><mn>2</mn><mn>3</mn></mfrac>', 'x 2/3'],
    ['<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>', 'x (a + b)/c'],
    ['<msqrt><mi>x</mi></msqrt><mo>≤</mo><mn>4</mn>', 'x √x ≤ 4'],
    ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x x<sub>1</sub><sup>2</sup>'],
    ['<semantics><mi>y</mi><annotation>\\y</annotation></semantics>', 'x y'],
    ['<mover><mi>x</mi><mo>¯</mo></mover>', 'x x\u0304'],
  ])('converts the formula %s to formatted text', (inner, expected) => {
    const [text] = read(math(inner))
    expect(text).toEqual(/</.test(expected) ? { html: `<p>${expected}</p>` } : { text: expected })
  })
  it('notes a multi-line formula and media', () => {
    expect(read(math('<mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable>')).slice(1)).toEqual(['format-math'])
    const html = '<p>Hear <audio src="a.mp3">no sound</audio>, <iframe src="https://x.y"></iframe>.</p>'
    expect(read(html)).toEqual([{ text: 'Hear , .' }, 'format-media:sound', 'format-media:a frame'])
  })
  it('is decoded when it was encoded twice', () => {
    const losses: FormatReason[] = []
    expect(textOfTidy(decodedHtml('&lt;p&gt;A &lt;b&gt;pulse&lt;/b&gt;&lt;/p&gt;', { losses }))).toEqual({
      html: '<p>A <b>pulse</b></p>',
    })
    expect(losses).toEqual(['format-encoded-twice'])
  })
  it.each([
    ['150 x 10<sup>9</sup>/L', '150 x 10⁹/L'],
    ['CO<sub>2</sub> and 10<sup>-3</sup>', 'CO₂ and 10⁻³'],
    ['the 5<sup>th</sup> rib', 'the 5th rib'],
    ['x<sup>a+b</sup>', 'x^(a+b)'],
    ['<p>a</p><p>b<br>c</p>', 'a b c'],
  ])('keeps the exponents of %s on one line', (html, expected) => {
    const losses: FormatReason[] = []
    expect(oneLine({ html }, losses)).toBe(expected)
    expect(losses).toEqual([])
  })
  it('notes formatting and pictures that a single line can’t hold', () => {
    const losses: FormatReason[] = []
    expect(oneLine({ html: '<b>a</b> <img src="x/b.png" alt="a strip">' }, losses)).toBe('a a strip')
    expect(losses).toEqual(['format-plain', 'format-picture-plain:b.png'])
  })
})

describe('text in an imported file', () => {
  const moodle = async (text: string, format = 'html') => {
    const { values } = await readFile(
      'a.xml',
      `<quiz><question type="multichoice"><questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext><single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`,
    )
    return values.map(({ refusal, body, bodyHtml, losses }) => refusal ?? [bodyHtml ?? body, ...losses])[0]
  }
  it('a formula that can’t be converted rejects the question, and media are noted', async () => {
    expect(await moodle(math('<mtable/>'))).toBe('format-math')
    expect(await moodle('<p>Hear <audio src="https://example.org/a.mp3"></audio></p>')).toEqual([
      'Hear',
      'format-media:sound',
    ])
  })
  it('rejects the question when it’s nested too deep', async () => {
    expect(await moodle('<b>'.repeat(1_000))).toBe('format-deep')
  })
  it('keeps the line breaks that Moodle displays automatically', async () => {
    expect(await moodle('Vital signs:\nBP 88/50\nHR 132\n\nWhich is first?', 'moodle_auto_format')).toEqual([
      'Vital signs:\nBP 88/50\nHR 132\n\nWhich is first?',
    ])
  })
  it('keeps the exponents of matches', async () => {
    const pair = (text: string, match: string) =>
      `<subquestion format="html"><text>${text}</text><answer><text><![CDATA[${match}]]></text></answer></subquestion>`
    const { values } = await readFile(
      'a.xml',
      `<quiz><question type="matching"><questiontext><text>Match.</text></questiontext>${pair('platelets', '150 x 10<sup>9</sup>/L')}${pair('red cells', '5 x 10<span style="vertical-align:super">12</span>/L')}</question></quiz>`,
    )
    expect(values[0]?.answers?.map(({ correct }) => correct)).toEqual(['150 x 10⁹/L', '5 x 10¹²/L'])
  })
})
