import { describe, expect, it } from 'vitest'
import { readKey } from '../testing.ts'

const texts = { A: 'Lung', B: 'Kidney', C: 'Liver' }
type Item = { declaration: string; processing?: string; body?: string; attributes?: string; before?: string }
const choice =
  '<p>Which?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="0">' +
  Object.entries(texts)
    .map(([id, text]) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`)
    .join('') +
  '</choiceInteraction>'
const item = ({ declaration, processing = '', body = choice, attributes = '', before = '' }: Item) =>
  `<assessmentItem identifier="q" title="t"${attributes}>${declaration}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>${before}<itemBody>${body}</itemBody>${processing}</assessmentItem>`
const declare = (cardinality: string, baseType: string, values: string[], mapping = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">${values.length === 0 ? '' : `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`}${mapping}</responseDeclaration>`
const map = (...entries: [string, number][]) =>
  `<mapping>${entries.map(([key, points]) => `<mapEntry mapKey="${key}" mappedValue="${String(points)}"/>`).join('')}</mapping>`
const process = (test: string, points = 1) =>
  `<responseProcessing><responseCondition><responseIf>${test}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${String(points)}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`
const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`
const given = '<variable identifier="RESPONSE"/>'
const right = '<correct identifier="RESPONSE"/>'
const base = (value: string, baseType = 'identifier') => `<baseValue baseType="${baseType}">${value}</baseValue>`
const single = choice.replace('maxChoices="0"', 'maxChoices="1"')

describe('the key of a QTI 2.x or 3.0 item follows its scoring', () => {
  const oneA = declare('single', 'identifier', ['A'])
  it.each<[string, Item, unknown]>([
    [
      'an answer with partial credit is incorrect',
      { declaration: declare('single', 'identifier', [], map(['A', 1], ['B', 0.5])), body: single },
      ['Multiple Choice', ['Lung'], 'format-fraction'],
    ],
    [
      'two answers that each give all points are rejected',
      {
        declaration: declare('single', 'identifier', [], map(['A', 1], ['B', 1])),
        body: single,
        processing: template('map_response'),
      },
      'format-several-right',
    ],
    [
      'scoring that contradicts the key is rejected',
      { declaration: oneA, body: single, processing: process(`<match>${given}${base('B')}</match>`) },
      'format-contradiction',
    ],
    [
      'scoring that accepts everything but the key is rejected',
      { declaration: oneA, body: single, processing: process(`<not><match>${given}${right}</match></not>`) },
      'format-contradiction',
    ],
    [
      'scoring that names the correct answer is used as the key',
      {
        declaration: declare('single', 'identifier', []),
        body: single,
        processing: process(`<match>${given}${base('B')}</match>`),
      },
      ['Multiple Choice', ['Kidney']],
    ],
    [
      'unsupported scoring is rejected',
      { declaration: oneA, body: single, processing: process('<customOperator class="x"/>') },
      'format-scripted',
    ],
    [
      'feedback chosen by an unsupported operator is ignored',
      {
        declaration: oneA,
        body: single,
        before: '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
        processing: `${process(`<match>${given}${right}</match>`).replace('</responseProcessing>', '')}<responseCondition><responseIf><customOperator/><setOutcomeValue identifier="FEEDBACK"><null/></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
      },
      ['Multiple Choice', ['Lung']],
    ],
    [
      'a key set by a template is rejected',
      {
        declaration: oneA,
        body: single,
        before: `<templateProcessing><setCorrectResponse identifier="RESPONSE">${base('C')}</setCorrectResponse></templateProcessing>`,
      },
      'format-template',
    ],
    [
      'text generated for each student is rejected',
      { declaration: oneA, body: `<p>A <printedVariable identifier="X"/></p>${single}` },
      'format-template',
    ],
    [
      'an adaptive item is rejected',
      { declaration: oneA, body: single, attributes: ' adaptive="true"' },
      'format-adaptive',
    ],
    [
      'all-or-nothing scoring ignores an unused mapping',
      {
        declaration: declare('multiple', 'identifier', ['A', 'B'], map(['A', 1], ['B', 1], ['C', -1])),
        processing: template('match_correct'),
      },
      ['Select All That Apply', ['Lung', 'Kidney']],
    ],
    [
      'a point for each correct answer and one less for each incorrect one is +/− scoring',
      {
        declaration: declare('multiple', 'identifier', ['A', 'B'], map(['A', 1], ['B', 1], ['C', -1])),
        processing: template('map_response'),
      },
      ['Select All That Apply', ['Lung', 'Kidney'], 'plus-minus'],
    ],
    [
      'partial credit without a penalty is noted',
      {
        declaration: declare('multiple', 'identifier', ['A', 'B'], map(['A', 1], ['B', 1])),
        processing: template('map_response'),
      },
      ['Select All That Apply', ['Lung', 'Kidney'], 'format-partial'],
    ],
    [
      'a mapping that contradicts the key is rejected',
      {
        declaration: declare('multiple', 'identifier', ['A', 'B'], map(['A', 1], ['C', 1])),
        processing: template('map_response'),
      },
      'format-contradiction',
    ],
    [
      'points that depend on earlier feedback are evaluated',
      {
        declaration: oneA,
        body: single,
        before: '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
        processing: `<responseProcessing><responseCondition><responseIf><match>${given}${base('B')}</match><setOutcomeValue identifier="FEEDBACK">${base('good')}</setOutcomeValue></responseIf></responseCondition>${process(`<match><variable identifier="FEEDBACK"/>${base('good')}</match>`).replace('<responseProcessing>', '')}`,
      },
      'format-contradiction',
    ],
    [
      'an item without a key is rejected',
      { declaration: declare('single', 'identifier', []), body: single },
      'format-no-key',
    ],
    [
      'an item without a key is rejected, whatever template scores it',
      { declaration: declare('single', 'identifier', []), body: single, processing: template('match_correct') },
      'format-no-key',
    ],
    [
      'the Common Cartridge templates are supported',
      { declaration: oneA, body: single, processing: template('CC2_match_basic.xml') },
      ['Multiple Choice', ['Lung']],
    ],
    [
      'points for each position of an order are noted',
      {
        declaration: declare('ordered', 'identifier', ['C', 'A', 'B']),
        body: single.replaceAll('choiceInteraction', 'orderInteraction'),
        processing: `<responseProcessing><setOutcomeValue identifier="SCORE">${base('0', 'float')}</setOutcomeValue>${[
          1, 2, 3,
        ]
          .map((n) =>
            process(`<match><index n="${String(n)}">${given}</index><index n="${String(n)}">${right}</index></match>`)
              .replace(/<\/?responseProcessing>/g, '')
              .replace(
                /(<setOutcomeValue[^>]*>)(.*?)(<\/setOutcomeValue>)/,
                '$1<sum><variable identifier="SCORE"/>$2</sum>$3',
              ),
          )
          .join('')}</responseProcessing>`,
      },
      ['Ordered Response', { items: [{ text: 'Liver' }, { text: 'Lung' }, { text: 'Kidney' }] }, 'format-partial'],
    ],
    [
      'an order of only some choices is rejected',
      {
        declaration: declare('ordered', 'identifier', ['C', 'A']),
        body: single.replaceAll('choiceInteraction', 'orderInteraction'),
      },
      'format-type:order of some of the choices',
    ],
    [
      'an item with media next to a choice is rejected as media',
      { declaration: oneA, body: `<mediaInteraction responseIdentifier="M"/>${single}` },
      'format-type:media',
    ],
    [
      'an item that includes text from another file is rejected',
      { declaration: oneA, body: `<xi:include href="passage.xml"/>${single}` },
      'format-passage:passage.xml',
    ],
  ])('%s', async (_, own, expected) => {
    expect(await readKey('a.xml', item(own))).toEqual(expected)
  })
  const number = '<p>How many? <textEntryInteraction responseIdentifier="RESPONSE"/></p>'
  const absolute = (tolerance: string) =>
    `<equal toleranceMode="absolute" tolerance="${tolerance}">${given}${right}</equal>`
  it.each<[string, number, string, unknown]>([
    [
      'a percentage of the key',
      200,
      `<equal toleranceMode="relative" tolerance="5 5">${right}${given}</equal>`,
      ['Numeric', { answer: '200', tolerance: '10' }],
    ],
    [
      'two tolerances',
      10,
      `<equal toleranceMode="absolute" tolerance="1 3">${right}${given}</equal>`,
      ['Numeric', { answer: '11', tolerance: '2' }, 'format-range:10'],
    ],
    [
      'two comparisons',
      4,
      `<and><gte>${given}${base('3', 'float')}</gte><lte>${given}${base('5', 'float')}</lte></and>`,
      ['Numeric', { answer: '4', tolerance: '1' }],
    ],
    [
      'rounding',
      3.1,
      `<equalRounded roundingMode="decimalPlaces" figures="1">${given}${right}</equalRounded>`,
      ['Numeric', { answer: '3.1', tolerance: '0.05' }, 'format-range-ends'],
    ],
    [
      'significant figures',
      1200,
      `<equalRounded figures="2">${given}${right}</equalRounded>`,
      ['Numeric', { answer: '1200', tolerance: '50' }, 'format-range-ends'],
    ],
    [
      'an exclusive range',
      10,
      `<equal toleranceMode="absolute" tolerance="1 1" includeLowerBound="false" includeUpperBound="false">${right}${given}</equal>`,
      ['Numeric', { answer: '10', tolerance: '0.9999' }],
    ],
    ['exact match', 10, `<match>${given}${right}</match>`, ['Numeric', { answer: '10' }]],
    ['a range without an end', 10, `<gte>${given}${base('3', 'float')}</gte>`, 'format-range-endless'],
    [
      'two separate ranges',
      10,
      `<or>${absolute('1 1')}<match>${given}${base('20', 'float')}</match></or>`,
      'format-several-right',
    ],
    ['a number other than the key', 10, `<match>${given}${base('20', 'float')}</match>`, 'format-contradiction'],
    [
      'part of the typed text',
      3,
      `<stringMatch caseSensitive="false" substring="true">${given}${base('3', 'string')}</stringMatch>`,
      'format-scripted',
    ],
    [
      'a computed number',
      10,
      `<match><product>${given}${base('2', 'float')}</product>${base('20', 'float')}</match>`,
      'format-scripted',
    ],
  ])('a number is correct by %s', async (_, key, test, expected) => {
    const own = { declaration: declare('single', 'float', [String(key)]), body: number, processing: process(test) }
    expect(await readKey('a.xml', item(own))).toEqual(expected)
  })
  it.each(['0x1F', '007'])('%s is a word when the answer is text', async (word) => {
    const own = { declaration: declare('single', 'string', [word]), body: number }
    expect(await readKey('a.xml', item(own))).toBe('format-type:Short answer')
  })
  it('the key’s tolerance applies when the scoring has several', async () => {
    const processing = process(
      `<equal toleranceMode="absolute" tolerance="0.1 0.1">${given}${base('50', 'float')}</equal>`,
      0.5,
    ).replace(
      '</responseIf>',
      `</responseIf><responseElseIf>${absolute('2 2')}<setOutcomeValue identifier="SCORE">${base('1', 'float')}</setOutcomeValue></responseElseIf>`,
    )
    expect(
      await readKey('a.xml', item({ declaration: declare('single', 'float', ['10']), body: number, processing })),
    ).toEqual(['Numeric', { answer: '10', tolerance: '2' }, 'format-other-answers'])
  })
  it('a match is rejected when its scoring expects another pair', async () => {
    const set = (...ids: string[]) =>
      `<simpleMatchSet>${ids.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="1">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`
    const body = `<p>Match.</p><matchInteraction responseIdentifier="RESPONSE">${set('S', 'T')}${set('X', 'Y')}</matchInteraction>`
    const pairs = (...points: [string, number][]) => ({
      declaration: declare('multiple', 'directedPair', ['S X', 'T Y'], map(...points)),
      processing: template('map_response'),
      body,
    })
    expect(await readKey('a.xml', item(pairs(['S Y', 1], ['T Y', 1])))).toBe('format-contradiction')
    expect(await readKey('a.xml', item(pairs(['S X', 1], ['T Y', 1])))).toMatchObject({ 0: 'Matching/Dropdown' })
  })
  it('a gap is rejected when its scoring also accepts another word', async () => {
    const list = `<p>Give <inlineChoiceInteraction responseIdentifier="RESPONSE">${['A', 'B', 'C'].map((id) => `<inlineChoice identifier="${id}">${id}</inlineChoice>`).join('')}</inlineChoiceInteraction>.</p>`
    const test = `<or><match>${given}${right}</match><match>${given}${base('B')}</match></or>`
    const own = { declaration: declare('single', 'identifier', ['A']), body: list }
    expect(await readKey('a.xml', item({ ...own, processing: process(test) }))).toBe('format-several-right')
    expect(await readKey('a.xml', item({ ...own, processing: template('match_correct') }))).toMatchObject({
      0: 'Drop-Down Cloze',
    })
  })
})
