import { type Examples, png, texts } from './examples.ts'

type Item = {
  right?: readonly string[]
  cardinality?: string
  baseType?: string
  mapping?: readonly (readonly [key: string, points: number])[]
  processing?: string
  attributes?: string
  before?: string
  after?: string
}

const RULES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates'
const template = (name: string) => `<responseProcessing template="${RULES}/${name}"/>`
const ALL = template('match_correct')
const MAPPED = template('map_response')

/** An item with one response. */
function item(
  body: string,
  {
    right = ['A'],
    cardinality = 'single',
    baseType = 'identifier',
    mapping = [],
    processing = ALL,
    attributes = '',
    before = '',
    after = '',
  }: Item = {},
): string {
  const values = right.map((value) => `<value>${value}</value>`).join('')
  const entries = mapping.map(([key, points]) => `<mapEntry mapKey="${key}" mappedValue="${String(points)}"/>`).join('')
  const map = entries === '' ? '' : `<mapping lowerBound="0">${entries}</mapping>`
  return `<assessmentItem identifier="q" title="t"${attributes}><responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values}</correctResponse>${map}</responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>${before}<itemBody>${body}</itemBody>${processing}${after}</assessmentItem>`
}
const choices = (most: number, response = 'RESPONSE', prompt = '') =>
  `<choiceInteraction responseIdentifier="${response}" maxChoices="${String(most)}">${prompt}${['A', 'B', 'C'].map((id) => `<simpleChoice identifier="${id}">answer ${id}</simpleChoice>`).join('')}</choiceInteraction>`
const single = `<p>Which?</p>${choices(1)}`
const several = `<p>Which?</p>${choices(0)}`
const set = (most: number, ...ids: string[]) =>
  `<simpleMatchSet>${ids.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="${String(most)}">text ${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`
const match = (sources: string[], targets: string[]) =>
  `<p>Match.</p><matchInteraction responseIdentifier="RESPONSE" maxAssociations="0">${set(0, ...sources)}${set(0, ...targets)}</matchInteraction>`
const pairs = { cardinality: 'multiple', baseType: 'directedPair' }
const both = { cardinality: 'multiple', right: ['A', 'B'] }
const scored = (test: string) =>
  `<responseProcessing><responseCondition><responseIf>${test}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`
const equals = (value: string) =>
  `<match><variable identifier="RESPONSE"/><baseValue baseType="identifier">${value}</baseValue></match>`
const number = '<p>How many? <textEntryInteraction responseIdentifier="RESPONSE"/></p>'
const float = { baseType: 'float', right: ['5'] }
const html = (text: string) => item(`${text}${choices(1)}`)
const declare = (id: string, value: string) =>
  `<responseDeclaration identifier="${id}" cardinality="multiple" baseType="identifier"><correctResponse><value>${value}</value></correctResponse><mapping lowerBound="0"><mapEntry mapKey="${value}" mappedValue="1"/></mapping></responseDeclaration>`
const summed =
  '<responseProcessing><setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="R1"/><mapResponse identifier="R2"/></sum></setOutcomeValue></responseProcessing>'

/** An item with a reference to a stimulus. */
const stimulated = item(single, { before: '<qti-assessment-stimulus-ref identifier="s" href="s.xml"/>' })

export const QTI2: Examples = {
  'Multiple choice (choiceInteraction, single)': item(single),
  'Multiple choice, partial credit for other answers': item(single, {
    mapping: [
      ['A', 1],
      ['B', 0.5],
    ],
    processing: MAPPED,
  }),
  'Multiple answers, all or nothing (choiceInteraction, multiple)': item(several, both),
  'Multiple answers, points off for wrong ones': item(several, {
    ...both,
    mapping: [
      ['A', 1],
      ['B', 1],
      ['C', -1],
    ],
    processing: MAPPED,
  }),
  'Multiple answers, as many choices as correct answers': item(`<p>Which two?</p>${choices(2)}`, {
    ...both,
    mapping: [
      ['A', 1],
      ['B', 1],
    ],
    processing: MAPPED,
  }),
  'Several choiceInteractions, each with a prompt': item(
    `<p>Which?</p>${choices(0, 'R1', '<prompt>Heart</prompt>')}${choices(0, 'R2', '<prompt>Lungs</prompt>')}`,
    { before: declare('R1', 'A') + declare('R2', 'B'), processing: summed },
  ),
  'Matching, one target for each source (matchInteraction)': item(match(['S', 'T'], ['X', 'Y']), {
    ...pairs,
    right: ['S X', 'T Y'],
  }),
  'Matching, fewer targets than sources': item(match(['S', 'T', 'U'], ['X', 'Y']), {
    ...pairs,
    right: ['S X', 'T Y', 'U X'],
  }),
  'Matching, several targets for a source': item(match(['S', 'T'], ['X', 'Y']), {
    ...pairs,
    right: ['S X', 'S Y'],
  }),
  'Ordering (orderInteraction)': item(
    `<p>Order.</p><orderInteraction responseIdentifier="RESPONSE">${['A', 'B', 'C'].map((id) => `<simpleChoice identifier="${id}">step ${id}</simpleChoice>`).join('')}</orderInteraction>`,
    { cardinality: 'ordered', right: ['B', 'C', 'A'] },
  ),
  'Dropdowns in the text (inlineChoiceInteraction)': item(
    `<p>Give <inlineChoiceInteraction responseIdentifier="RESPONSE">${['A', 'B'].map((id) => `<inlineChoice identifier="${id}">drug ${id}</inlineChoice>`).join('')}</inlineChoiceInteraction>.</p>`,
  ),
  'Drag and drop words (gapMatchInteraction)': item(
    '<p>Which?</p><gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="W" matchMax="1">pulse</gapText><gapText identifier="X" matchMax="1">skin</gapText><p>A <gap identifier="G"/>, a <gap identifier="H"/>.</p></gapMatchInteraction>',
    { ...pairs, right: ['W G', 'X H'] },
  ),
  'Selectable text (hottextInteraction)': item(
    '<p>Which?</p><hottextInteraction responseIdentifier="RESPONSE" maxChoices="0"><p>Lips <hottext identifier="A">blue</hottext>, <hottext identifier="B">dry</hottext>, <hottext identifier="C">pink</hottext></p></hottextInteraction>',
    both,
  ),
  'A number (textEntryInteraction)': item(number, float),
  'A number with a range that isn’t centered on it': item(number, {
    ...float,
    processing: scored(
      '<equal toleranceMode="absolute" tolerance="1 3"><correct identifier="RESPONSE"/><variable identifier="RESPONSE"/></equal>',
    ),
  }),
  'Typed words (textEntryInteraction)': item(number, { baseType: 'string', right: ['five'] }),
  'Other interactions': item('<p>Write.</p><extendedTextInteraction responseIdentifier="RESPONSE"/>'),
  'Interactions of several kinds in one item': item(`${single}<orderInteraction responseIdentifier="R2"/>`),
  'Templates and printed variables': item(`<p><printedVariable identifier="x"/></p>${single}`),
  'Adaptive items': item(single, { attributes: ' adaptive="true"' }),
  'Scoring that contradicts the correct answer': item(single, { processing: scored(equals('B')) }),
  'Scoring that gives several answers full points': item(single, {
    processing: scored(`<or>${equals('A')}${equals('B')}</or>`),
  }),
  'Scoring with operators that can’t be read': item(single, { processing: scored('<customOperator/>') }),
  'A stimulus in the package': stimulated,
  'A stimulus that isn’t in the package': stimulated,
  'Modal feedback': item(single, {
    after: '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="R" showHide="hide">So.</modalFeedback>',
  }),
  'A rubric block for scorers': item(`<rubricBlock view="scorer">Note</rubricBlock>${single}`),
  'A picture in the file': html(`<p>See <img src="${png}" alt="a strip"/></p>`),
  'A picture without a description': html(`<p>See <img src="${png}" alt=""/></p>`),
  'A picture that isn’t in the file': html('<p>See <img src="b.png" alt="b"/></p>'),
  'A picture at a web address': html('<p>See <img src="https://x.example/b.png" alt="b"/></p>'),
  ...texts(html),
}
