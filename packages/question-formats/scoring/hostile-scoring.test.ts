import { expect, it } from 'vitest'
import { expectQuick, readFile } from '../testing.ts'

const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join('')
const item12 = (interaction: string, conditions: string) =>
  `<questestinterop><item ident="i"><presentation><material><mattext>Which?</mattext></material>${interaction}</presentation><resprocessing>${conditions}</resprocessing></item></questestinterop>`
const condition = (value: string, response = 'R') =>
  `<respcondition continue="Yes"><conditionvar><varequal respident="${response}">${value}</varequal></conditionvar><setvar action="Add">1</setvar></respcondition>`
const labels = (count: number) => many(count, (at) => `<response_label ident="${String(at)}"/>`)
const lid = (id: string, count: number) =>
  `<response_lid ident="${id}" rcardinality="Multiple"><material><mattext>${id}</mattext></material><render_choice>${labels(count)}</render_choice></response_lid>`
const item2 = (body: string, right: string, baseType = 'identifier') =>
  `<assessmentItem identifier="q"><responseDeclaration identifier="R" cardinality="multiple" baseType="${baseType}"><correctResponse>${right}</correctResponse><mapping><mapEntry mapKey="0" mappedValue="1"/></mapping></responseDeclaration><itemBody><p>Which?</p>${body}</itemBody><responseProcessing template="http://x/map_response"/></assessmentItem>`
const choices = (count: number, name = 'simpleChoice') =>
  many(count, (at) => `<${name} identifier="${String(at)}" matchMax="0">${String(at)}</${name}>`)
const set = (count: number) => `<simpleMatchSet>${choices(count, 'simpleAssociableChoice')}</simpleMatchSet>`

// Trying everything for each answer would take hours.
it.each([
  ['answers', 'a.xml', item12(lid('R', 5_000), condition('1'))],
  [
    'conditions',
    'a.xml',
    item12(
      lid('R', 8),
      many(10_000, () => condition('1')),
    ),
  ],
  [
    'lists',
    'a.xml',
    item12(
      many(500, (at) => lid(`L${String(at)}`, 20)),
      many(500, (at) => condition('1', `L${String(at)}`)),
    ),
  ],
  [
    'numbers',
    'a.xml',
    item12(
      '<response_str ident="R"/>',
      many(900, (at) => condition(String(at))),
    ),
  ],
  [
    'choices',
    'a.xml',
    item2(
      `<choiceInteraction responseIdentifier="R" maxChoices="0">${choices(5_000)}</choiceInteraction>`,
      '<value>0</value>',
    ),
  ],
  [
    'pairs',
    'a.xml',
    item2(
      `<matchInteraction responseIdentifier="R">${set(300)}${set(300)}</matchInteraction>`,
      '<value>0 0</value>',
      'directedPair',
    ),
  ],
  ['numbers in GIFT', 'a.gift', `Which? {#${many(30_000, (at) => `=${String(at)} `)}}`],
  ['spaces in a key', 'a.txt', `Which?\nA. a\nB. b\nANSWER: A${' '.repeat(400_000)}Z`],
  [
    'lines',
    'a.xml',
    `<quiz><question type="multichoice"><questiontext format="moodle_auto_format"><text>a${'\n'.repeat(60_000)}b</text></questiontext></question></quiz>`,
  ],
])('an item with a huge number of %s is rejected in less than a second', async (_, name, text) => {
  const { values } = await expectQuick(() => readFile(name, text))
  expect(values[0]?.refusal).toBeDefined()
})
