import { expect, it } from 'vitest'
import { readFile } from '../testing.ts'

const choice = (inner = '') =>
  `<choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">Lung${inner}</simpleChoice><simpleChoice identifier="B">Liver</simpleChoice></choiceInteraction>`
const gap =
  '<inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="A">Lung</inlineChoice><inlineChoice identifier="B">Liver</inlineChoice></inlineChoiceInteraction>'
const number = '<textEntryInteraction responseIdentifier="R"/>'
const feedback = (name: string, attributes = 'showHide="show"') =>
  `<${name} outcomeIdentifier="F" identifier="A" ${attributes}>Right</${name}>`

async function read(body: string, right = 'A', baseType = 'identifier') {
  const declaration = `<responseDeclaration identifier="R" cardinality="single" baseType="${baseType}"><correctResponse><value>${right}</value></correctResponse></responseDeclaration>`
  const xml = `<assessmentItem identifier="q">${declaration}<itemBody>${body}</itemBody></assessmentItem>`
  const { values } = await readFile('a.xml', xml)
  return values.map((row) => [row.refusal ?? row.type, row.bodyHtml ?? row.body, ...row.losses])[0]
}

it.each([
  [
    'instructions for candidates',
    '<rubricBlock view="candidate">Read.</rubricBlock><p>Which?</p>',
    '<p>Read.</p><p>Which?</p>',
    [],
  ],
  [
    'instructions for scorers',
    '<rubricBlock view="scorer">Note</rubricBlock><p>Which?</p>',
    'Which?',
    ['format-feedback'],
  ],
  ['a hint', '<p>Which?</p><infoControl title="Hint">It breathes.</infoControl>', 'Which?', ['format-hint']],
  ['feedback in the text', `<p>Which?</p>${feedback('feedbackBlock')}`, 'Which?', ['format-feedback']],
])('an item’s text keeps or notes %s', async (_, before, body, losses) => {
  expect(await read(before + choice())).toEqual(['Multiple Choice', body, ...losses])
})

it('a catalog’s alternative for a text is left out', async () => {
  const catalog = '<qti-catalog-info><qti-card><p>Signs</p></qti-card></qti-catalog-info>'
  expect(await read(`<rubricBlock view="candidate"><p>Read.</p>${catalog}</rubricBlock>${choice()}`)).toEqual([
    'Multiple Choice',
    'Read.',
  ])
})

it('feedback that an answer hides is left out with a note', async () => {
  const hidden = feedback('feedbackInline', 'showHide="hide"')
  expect(await read(`<p>Which?</p>${choice(hidden)}`)).toEqual(['Multiple Choice', 'Which?', 'format-feedback'])
  expect(await read(`<p>Which?</p>${choice(feedback('feedbackInline'))}`)).toEqual(['Multiple Choice', 'Which?'])
})

it.each([
  ['outside a block', `Give ${number} mL`, 'Give _____ mL', ['format-gap']],
  [
    'within a sentence',
    `<p>Give <b>${number}</b> mL.</p><p>Round.</p>`,
    '<p>Give <b>_____</b> mL.</p><p>Round.</p>',
    ['format-gap'],
  ],
  ['at the end of a sentence', `<p>How much? ${number}</p>`, 'How much?', []],
])('a blank marks where a number is entered %s', async (_, body, expected, losses) => {
  expect(await read(body, '5', 'float')).toEqual(['Numeric', expected, ...losses])
})

it.each([
  ['outside a block', `It is the ${gap}.`, 'It is the {{1}}.'],
  ['in a heading', `<h3>The ${gap}</h3>`, 'The {{1}}'],
  ['before other paragraphs', `<p>It is the ${gap}.</p><p>Choose one.</p>`, 'It is the {{1}}.\nChoose one.'],
])('a gap can be %s', async (_, body, text) => {
  const xml = `<assessmentItem identifier="q"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody><p>Read.</p>${body}</itemBody></assessmentItem>`
  const { values } = await readFile('a.xml', xml)
  const blanks = [{ options: ['Lung', 'Liver'], correct: 1 }]
  expect(values).toMatchObject([{ type: 'Drop-Down Cloze', body: 'Read.', content: { text, blanks } }])
})
