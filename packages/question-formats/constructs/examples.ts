import { PNG_TEXT } from '../testing.ts'
import type { ReadFormat } from './constructs.ts'

/** A smallest file for each construct, by its name: what its last question becomes is what the table says. */
export type Examples = Readonly<Record<string, string>>

/** Texts that any format may hold, written by what puts HTML into a file of it. */
export const texts = (fileOf: (html: string) => string): Examples => ({
  'bold, italic, underlined, struck, raised, and lowered text, by element or style': fileOf(
    '<p><b>a</b> <i>b</i> <u>c</u> <s>d</s> 10<sup>9</sup> H<sub>2</sub> <span style="vertical-align:super">2</span></p>',
  ),
  'lists, tables, links, headings': fileOf(
    '<h3>a</h3><ul><li>b</li></ul><table><tr><td>c</td></tr></table><p><a href="https://x.example">d</a></p>',
  ),
  'a formula in MathML on one line': fileOf('<p>x <math><msup><mn>2</mn><mn>3</mn></msup></math></p>'),
  'a formula in MathML of several lines': fileOf('<p>x <math><mtable></mtable></math></p>'),
  'sound, video, a frame, a form field, a drawing': fileOf('<p>x <audio src="a.mp3"></audio></p>'),
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
  'multichoice, one answer': moodle('multichoice', CHOICE),
  'multichoice, one answer, part of the points for others': moodle(
    'multichoice',
    SINGLE + answer('a', 100) + answer('b', 50),
  ),
  'multichoice, one answer, all points for several': moodle(
    'multichoice',
    SINGLE + answer('a', 100) + answer('b', 100),
  ),
  'multichoice, several answers': moodle(
    'multichoice',
    SEVERAL + answer('a', 50) + answer('b', 50) + answer('c', -100),
  ),
  'multichoice, several answers, wrong ones take a part': moodle(
    'multichoice',
    SEVERAL + answer('a', 50) + answer('b', 50) + answer('c', -50),
  ),
  truefalse: moodle('truefalse', answer('true', 100) + answer('false')),
  matching: moodle('matching', pair('a', '1') + pair('b', '2')),
  'matching, with matches that belong to nothing': moodle('matching', pair('a', '1') + pair('b', '2') + pair('', '3')),
  'matching, with formatted matches': moodle('matching', pair('a', '<b>1</b>') + pair('b', '2')),
  numerical: moodle('numerical', number('5', 100)),
  'numerical, other numbers with part of the points': moodle('numerical', number('5', 100) + number('9', 50)),
  'numerical, other numbers with all points': moodle('numerical', number('5', 100) + number('9', 100)),
  ordering: moodle('ordering', answer('a', 1) + answer('b', 2)),
  gapselect: moodle(
    'gapselect',
    '<selectoption><text>a</text></selectoption><selectoption><text>b</text></selectoption>',
    '<p>Which?</p><p>Give [[1]].</p>',
  ),
  'gapselect, all gaps in one table': moodle(
    'gapselect',
    '<selectoption><text>a</text></selectoption><selectoption><text>b</text></selectoption>',
    '<p>Which?</p><table><tr><th>x</th><th>y</th></tr><tr><td>c</td><td>[[1]]</td></tr></table>',
  ),
  ddwtos: moodle(
    'ddwtos',
    '<dragbox><text>a</text></dragbox><dragbox><text>b</text></dragbox>',
    '<p>Which?</p><p>Give [[1]].</p>',
  ),
  'shortanswer, essay, cloze, calculated, and other types': moodle('essay', ''),
  description: moodle('description', ''),
  'a category': moodle(
    'multichoice',
    CHOICE,
    'Which?',
    '<question type="category"><category><text>top/Heart</text></category></question>',
  ),
  'general feedback': moodle(
    'multichoice',
    `${CHOICE}<generalfeedback format="html"><text>So.</text></generalfeedback>`,
  ),
  'feedback for any right, partly right, or wrong answer': moodle(
    'multichoice',
    `${CHOICE}<correctfeedback format="html"><text>Well done</text></correctfeedback>`,
  ),
  hints: moodle('multichoice', `${CHOICE}<hint format="html"><text>Think</text></hint>`),
  'an attached file': pictured('Which?', file.replace('a.png', 'a.pdf')),
  Markdown: `<quiz><question type="multichoice"><questiontext format="markdown"><text>Which **one**?</text></questiontext>${CHOICE}</question></quiz>`,
  'HTML that was encoded twice': choiceOf('&lt;p&gt;Which &lt;b&gt;one&lt;/b&gt;?&lt;/p&gt;'),
  'a picture of the file': pictured('<p>See <img src="@@PLUGINFILE@@/a.png" alt="a strip"></p>', file),
  'a picture without a description': pictured('<p>See <img src="@@PLUGINFILE@@/a.png"></p>', file),
  'a picture that isn’t in the file': pictured('<p>See <img src="@@PLUGINFILE@@/b.png" alt="b"></p>'),
  'a picture at another address': pictured('<p>See <img src="https://x.example/b.png" alt="b"></p>'),
  ...texts(choiceOf),
}

const gift = (text: string) => text.replace(/[~=#{}:]/g, '\\$&')
const GIFT: Examples = {
  'one right answer': 'Which? {=a ~b}',
  'one right answer, part of the points for others': 'Which? {=a ~%50%b}',
  'several right answers, each with all points': 'Which? {=a =b ~c}',
  'answers with shares of the points': 'Which? {~%50%a ~%50%b ~%-100%c}',
  'true and false': 'So it is. {T}',
  matching: 'Match {=a -> 1 =b -> 2}',
  'a number with a tolerance or a range': 'How many? {#5:1}',
  'a number with feedback': 'How many? {#5:1#So.}',
  'answers within the sentence': 'Give {=a ~b} now.',
  'short answers and essays': 'Why? {}',
  'a text without a question': 'Read this.',
  'braces that don’t close': 'Which? {=a ~b',
  'a category': '$CATEGORY: top/Heart\n\nWhich? {=a ~b}',
  Markdown: '[markdown]Which **one**? {=a ~b}',
  'a picture': `[html]${gift('<p>See <img src="a.png" alt="a strip"></p>')} {=a ~b}`,
  ...texts((html) => `[html]${gift(html)} {=a ~b}`),
}

const AIKEN: Examples = {
  'a question with its key': 'Which?\nA. a\nB. b\nANSWER: A',
  'the answers True and False': 'So it is.\nA. True\nB. False\nANSWER: A',
  'lines behind the key that begin with EXPLANATION, RATIONALE, FEEDBACK, or REASON':
    'Which?\nA. a\nB. b\nANSWER: A\nRATIONALE: So.',
  'a question without a key': 'Which?\nA. a\nB. b\nANSWER:\n\nANSWER: x',
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
  'response_lid, single': one12(lid(), points('A', 1)),
  'response_lid, single, part of the points for others': one12(lid(), points('A', 2) + points('B', 1)),
  'response_lid, single, all points for several': one12(lid(), points('A', 1) + points('B', 1)),
  'response_lid, multiple': one12(
    lid('Multiple'),
    '<respcondition><conditionvar><and><varequal respident="R">A</varequal><varequal respident="R">B</varequal><not><varequal respident="R">C</varequal></not></and></conditionvar><setvar>1</setvar></respcondition>',
  ),
  'response_lid, multiple, points taken for wrong ones': one12(
    lid('Multiple'),
    points('A', 1) + points('B', 1) + points('C', -1),
  ),
  'response_lid, ordered': one12(lid('Ordered'), points('C A B', 1)),
  'several response_lid with a text each': one12(
    ['A', 'B', 'C'].map((id) => lid('Single', id, material(`text ${id}`))).join(''),
    ['A', 'B', 'C'].map((id) => points(id, 1, id)).join(''),
  ),
  'several response_lid with several right answers': one12(
    lid('Multiple', 'P', material('one')) + lid('Multiple', 'Q', material('two')),
    points('A B', 1, 'P') + points('C', 1, 'Q'),
  ),
  'several response_lid whose names stand in brackets in the text': one12(
    lid('Single', 'P', material('p')) + lid('Single', 'Q', material('q')),
    points('A', 1, 'P') + points('B', 1, 'Q'),
    { text: '<p>Which?</p><p>Give [p] by [q].</p>', type: 'text/html' },
  ),
  'response_str with numbers': one12(typed, points('5', 1)),
  'response_str with words': one12(typed, points('five', 1)),
  'a text that other items refer to (parent_stimulus_item_ident)': file12(
    `<item ident="p"><presentation>${material('A client is pale.')}</presentation></item>`,
    item12(lid(), points('A', 1), { fields: child }),
  ),
  'a text that isn’t in the file': one12(lid(), points('A', 1), { fields: child }),
  'conditions that aren’t known': one12(
    lid(),
    '<respcondition><conditionvar><varsubset>A</varsubset></conditionvar><setvar>1</setvar></respcondition>',
  ),
  'points that are never given': one12(lid(), points('A', 0)),
  'feedback of an answer': one12(
    lid(),
    points('A', 1).replace('</respcondition>', '<displayfeedback linkrefid="A_fb"/></respcondition>'),
    { more: `<itemfeedback ident="A_fb">${material('So.')}</itemfeedback>` },
  ),
  'a picture of the file': html12(`<p>See <img src="${png}" alt="a strip"></p>`),
  'a picture without a description': html12(`<p>See <img src="${png}"></p>`),
  'a picture that isn’t in the file': html12('<p>See <img src="b.png" alt="b"></p>'),
  'a picture at another address': html12('<p>See <img src="https://x.example/b.png" alt="b"></p>'),
  ...texts(html12),
}

export const EXAMPLES: Readonly<Record<Exclude<ReadFormat, 'qti2'>, Examples>> = {
  moodle: MOODLE,
  gift: GIFT,
  aiken: AIKEN,
  qti12: QTI12,
}
