import { PNG_TEXT } from '../testing.ts'
import type { ReadFormat } from './constructs.ts'

/** A minimal file for each construct, by its name; importing its last question must have the result in the table. */
export type Examples = Readonly<Record<string, string>>

/** Texts that any format may contain, as files built by `fileOf` from HTML. */
export const texts = (fileOf: (html: string) => string): Examples => ({
  'Bold, italic, underline, strikethrough, superscript, and subscript': fileOf(
    '<p><b>a</b> <i>b</i> <u>c</u> <s>d</s> 10<sup>9</sup> H<sub>2</sub> <span style="vertical-align:super">2</span></p>',
  ),
  'Lists, tables, links, and headings': fileOf(
    '<h3>a</h3><ul><li>b</li></ul><table><tr><td>c</td></tr></table><p><a href="https://x.example">d</a></p>',
  ),
  'A one-line MathML formula': fileOf('<p>x <math><msup><mn>2</mn><mn>3</mn></msup></math></p>'),
  'A MathML formula of several lines': fileOf('<p>x <math><mtable></mtable></math></p>'),
  'Audio, video, frames, form fields, and drawings': fileOf('<p>x <audio src="a.mp3"></audio></p>'),
})

const moodle = (type: string, inner: string, html = 'Which?', more = '') =>
  `<quiz>${more}<question type="${type}"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>${inner}</question></quiz>`
const answer = (text: string, fraction = 0, more = '') =>
  `<answer fraction="${String(fraction)}" format="html"><text><![CDATA[${text}]]></text>${more}</answer>`
const SINGLE = '<single>true</single>'
const SEVERAL = '<single>false</single>'
const CHOICE = SINGLE + answer('a', 100) + answer('b')
const pair = (text: string, match: string) =>
  `<subquestion format="html"><text>${text}</text><answer><text><![CDATA[${match}]]></text></answer></subquestion>`
const number = (value: string, fraction: number) => answer(value, fraction, '<tolerance>1</tolerance>')
const choiceOf = (html: string) => moodle('multichoice', CHOICE, html)
const file = `<file name="a.png" path="/" encoding="base64">${PNG_TEXT}</file>`
const pictured = (html: string, files = '') =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>${CHOICE}</question></quiz>`

const MOODLE: Examples = {
  'Multiple choice, one answer': moodle('multichoice', CHOICE),
  'Multiple choice, one answer, partial credit for others': moodle(
    'multichoice',
    SINGLE + answer('a', 100) + answer('b', 50),
  ),
  'Multiple choice, one answer, full points for several': moodle(
    'multichoice',
    SINGLE + answer('a', 100) + answer('b', 100),
  ),
  'Multiple choice, several answers': moodle(
    'multichoice',
    SEVERAL + answer('a', 50) + answer('b', 50) + answer('c', -100),
  ),
  'Multiple choice, several answers, points off for wrong ones': moodle(
    'multichoice',
    SEVERAL + answer('a', 50) + answer('b', 50) + answer('c', -50),
  ),
  'True/False': moodle('truefalse', answer('true', 100) + answer('false')),
  Matching: moodle('matching', pair('a', '1') + pair('b', '2')),
  'Matching, with matches that go with nothing': moodle('matching', pair('a', '1') + pair('b', '2') + pair('', '3')),
  'Matching, with formatted matches': moodle('matching', pair('a', '<b>1</b>') + pair('b', '2')),
  Numerical: moodle('numerical', number('5', 100)),
  'Numerical, partial credit for other numbers': moodle('numerical', number('5', 100) + number('9', 50)),
  'Numerical, full points for other numbers': moodle('numerical', number('5', 100) + number('9', 100)),
  Ordering: moodle('ordering', answer('a', 1) + answer('b', 2)),
  'Select missing words (gapselect)': moodle(
    'gapselect',
    '<selectoption><text>a</text></selectoption><selectoption><text>b</text></selectoption>',
    '<p>Which?</p><p>Give [[1]].</p>',
  ),
  'Select missing words, all blanks in one table': moodle(
    'gapselect',
    '<selectoption><text>a</text></selectoption><selectoption><text>b</text></selectoption>',
    '<p>Which?</p><table><tr><th>x</th><th>y</th></tr><tr><td>c</td><td>[[1]]</td></tr></table>',
  ),
  'Drag and drop into text (ddwtos)': moodle(
    'ddwtos',
    '<dragbox><text>a</text></dragbox><dragbox><text>b</text></dragbox>',
    '<p>Which?</p><p>Give [[1]].</p>',
  ),
  'Short answer, essay, embedded answers (Cloze), calculated, and other types': moodle('essay', ''),
  Description: moodle('description', ''),
  'A category': moodle(
    'multichoice',
    CHOICE,
    'Which?',
    '<question type="category"><category><text>top/Heart</text></category></question>',
  ),
  'General feedback': moodle(
    'multichoice',
    `${CHOICE}<generalfeedback format="html"><text>So.</text></generalfeedback>`,
  ),
  'Combined feedback, for any correct, partially correct, or incorrect answer': moodle(
    'multichoice',
    `${CHOICE}<correctfeedback format="html"><text>Well done</text></correctfeedback>`,
  ),
  Hints: moodle('multichoice', `${CHOICE}<hint format="html"><text>Think</text></hint>`),
  'An attached file': pictured('Which?', file.replace('a.png', 'a.pdf')),
  Markdown: `<quiz><question type="multichoice"><questiontext format="markdown"><text>Which **one**?</text></questiontext>${CHOICE}</question></quiz>`,
  'HTML that was encoded twice': choiceOf('&lt;p&gt;Which &lt;b&gt;one&lt;/b&gt;?&lt;/p&gt;'),
  'A picture in the file': pictured('<p>See <img src="@@PLUGINFILE@@/a.png" alt="a strip"></p>', file),
  'A picture without a description': pictured('<p>See <img src="@@PLUGINFILE@@/a.png"></p>', file),
  'A picture that isn’t in the file': pictured('<p>See <img src="@@PLUGINFILE@@/b.png" alt="b"></p>'),
  'A picture at a web address': pictured('<p>See <img src="https://x.example/b.png" alt="b"></p>'),
  ...texts(choiceOf),
}

const gift = (text: string) => text.replace(/[~=#{}:]/g, '\\$&')
const GIFT: Examples = {
  'One correct answer': 'Which? {=a ~b}',
  'One correct answer, partial credit for others': 'Which? {=a ~%50%b}',
  'Several correct answers, each with full points': 'Which? {=a =b ~c}',
  'Answers that each give a share of the points': 'Which? {~%50%a ~%50%b ~%-100%c}',
  'True or false': 'So it is. {T}',
  Matching: 'Match {=a -> 1 =b -> 2}',
  'A number with a tolerance or a range': 'How many? {#5:1}',
  'A number with feedback': 'How many? {#5:1#So.}',
  'Answers inside the sentence': 'Give {=a ~b} now.',
  'Short answers and essays': 'Why? {}',
  'Text without a question': 'Read this.',
  'Braces that don’t close': 'Which? {=a ~b',
  'A category': '$CATEGORY: top/Heart\n\nWhich? {=a ~b}',
  Markdown: '[markdown]Which **one**? {=a ~b}',
  'A picture': `[html]${gift('<p>See <img src="a.png" alt="a strip"></p>')} {=a ~b}`,
  ...texts((html) => `[html]${gift(html)} {=a ~b}`),
}

const AIKEN: Examples = {
  'A question with its correct answer': 'Which?\nA. a\nB. b\nANSWER: A',
  'The answers True and False': 'So it is.\nA. True\nB. False\nANSWER: A',
  'Lines after the correct answer that begin with EXPLANATION, RATIONALE, FEEDBACK, or REASON':
    'Which?\nA. a\nB. b\nANSWER: A\nRATIONALE: So.',
  'A question without a correct answer': 'Which?\nA. a\nB. b\nANSWER:\n\nANSWER: x',
}

const material = (text: string, type = 'text/plain') =>
  `<material><mattext texttype="${type}"><![CDATA[${text}]]></mattext></material>`
const labels = ['A', 'B', 'C']
  .map((id) => `<response_label ident="${id}">${material(`answer ${id}`)}</response_label>`)
  .join('')
const lid = (cardinality = 'Single', id = 'R', before = '') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${before}<render_choice>${labels}</render_choice></response_lid>`
const points = (id: string, value: number, response = 'R') =>
  `<respcondition continue="Yes"><conditionvar>${id
    .split(' ')
    .map((own) => `<varequal respident="${response}">${own}</varequal>`)
    .join('')}</conditionvar><setvar action="Add">${String(value)}</setvar></respcondition>`
const item12 = (
  asks: string,
  conditions: string,
  { text = 'Which?', type = 'text/plain', more = '', fields = '' } = {},
) =>
  `<item ident="i">${fields}<presentation>${material(text, type)}${asks}</presentation><resprocessing>${conditions}</resprocessing>${more}</item>`
const file12 = (...items: string[]) => `<questestinterop>${items.join('')}</questestinterop>`
const one12 = (...given: Parameters<typeof item12>) => file12(item12(...given))
const html12 = (text: string) => one12(lid(), points('A', 1), { text, type: 'text/html' })
const field = (name: string, value: string) =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`
const child = field('parent_stimulus_item_ident', 'p')
const typed = '<response_str ident="R"><render_fib/></response_str>'
export const png = `data:image/png;base64,${PNG_TEXT}`

const QTI12: Examples = {
  'Multiple choice (response_lid, single)': one12(lid(), points('A', 1)),
  'Multiple choice, partial credit for other answers': one12(lid(), points('A', 2) + points('B', 1)),
  'Multiple choice, full points for several answers': one12(lid(), points('A', 1) + points('B', 1)),
  'Multiple answers (response_lid, multiple)': one12(
    lid('Multiple'),
    '<respcondition><conditionvar><and><varequal respident="R">A</varequal><varequal respident="R">B</varequal><not><varequal respident="R">C</varequal></not></and></conditionvar><setvar>1</setvar></respcondition>',
  ),
  'Multiple answers, points off for wrong ones': one12(
    lid('Multiple'),
    points('A', 1) + points('B', 1) + points('C', -1),
  ),
  'Ordering (response_lid, ordered)': one12(lid('Ordered'), points('C A B', 1)),
  'Matching (several response_lid, each with a text)': one12(
    ['A', 'B', 'C'].map((id) => lid('Single', id, material(`text ${id}`))).join(''),
    ['A', 'B', 'C'].map((id) => points(id, 1, id)).join(''),
  ),
  'Matching, several correct answers for a text': one12(
    lid('Multiple', 'P', material('one')) + lid('Multiple', 'Q', material('two')),
    points('A B', 1, 'P') + points('C', 1, 'Q'),
  ),
  'Multiple dropdowns (several response_lid, named in brackets in the text)': one12(
    lid('Single', 'P', material('p')) + lid('Single', 'Q', material('q')),
    points('A', 1, 'P') + points('B', 1, 'Q'),
    { text: '<p>Which?</p><p>Give [p] by [q].</p>', type: 'text/html' },
  ),
  'A number (response_str)': one12(typed, points('5', 1)),
  'Typed words (response_str)': one12(typed, points('five', 1)),
  'A passage that other questions refer to (parent_stimulus_item_ident)': file12(
    `<item ident="p"><presentation>${material('A client is pale.')}</presentation></item>`,
    item12(lid(), points('A', 1), { fields: child }),
  ),
  'A passage that isn’t in the file': one12(lid(), points('A', 1), { fields: child }),
  'Scoring conditions that can’t be read': one12(
    lid(),
    '<respcondition><conditionvar><varsubset>A</varsubset></conditionvar><setvar>1</setvar></respcondition>',
  ),
  'Scoring that never gives points': one12(lid(), points('A', 0)),
  'Feedback on an answer': one12(
    lid(),
    points('A', 1).replace('</respcondition>', '<displayfeedback linkrefid="A_fb"/></respcondition>'),
    { more: `<itemfeedback ident="A_fb">${material('So.')}</itemfeedback>` },
  ),
  'A picture in the file': html12(`<p>See <img src="${png}" alt="a strip"></p>`),
  'A picture without a description': html12(`<p>See <img src="${png}"></p>`),
  'A picture that isn’t in the file': html12('<p>See <img src="b.png" alt="b"></p>'),
  'A picture at a web address': html12('<p>See <img src="https://x.example/b.png" alt="b"></p>'),
  ...texts(html12),
}

export const EXAMPLES: Readonly<Record<Exclude<ReadFormat, 'qti2'>, Examples>> = {
  moodle: MOODLE,
  gift: GIFT,
  aiken: AIKEN,
  qti12: QTI12,
}
