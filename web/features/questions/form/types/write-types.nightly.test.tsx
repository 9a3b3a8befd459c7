// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { CONTENT_TYPES, type ContentTypeName } from '#domain/questions/question.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { AddQuestionPage } from '../add-question.route.tsx'
import { type Author, author } from '../testing/author.ts'

Element.prototype.scrollIntoView = () => undefined

const api = mockApi()

setUpScreen()
beforeEach(() => {
  api.reply('AddQuestion', { addQuestion: aQuestion({ id: 107 }) })
})

const bowTieSide = async ({ fill, mark }: Author, name: string, texts: readonly string[], right: readonly number[]) => {
  await fill(Object.fromEntries(texts.map((text, i) => [`${name} ${i + 1}`, text])))
  await mark(...right.map((n) => `${name} ${n} is right`))
}

const table = async ({ fill }: Author, first: string, second: string) => {
  await fill({ 'Column 1': first, 'Column 2': second })
}

/** How an author enters the example of each type. */
const WRITE: Readonly<Record<ContentTypeName, (by: Author) => Promise<void>>> = {
  'Select N': async ({ fill, mark, press }) => {
    await fill({ 'Option 1': 'Call for help', 'Option 2': 'Wait', 'Option 3': 'Give oxygen', 'Option 4': 'Document' })
    await press('Remove option 5')
    await mark('Option 1 is right', 'Option 3 is right')
    await press('Say why, option 1')
    await fill({ 'Why, option 1 (optional)': 'Help comes first.' })
  },
  Grouping: async ({ fill, mark, press }) => {
    await fill({ 'Name of group 1': 'Breathing', 'Name of group 2': 'Comfort' })
    await fill({ 'Option 1 of group 1': 'Oxygen', 'Option 2 of group 1': 'Fasting' })
    await fill({ 'Option 1 of group 2': 'Noise', 'Option 2 of group 2': 'Pillow' })
    await press('Remove option 3 of group 1')
    await press('Remove option 3 of group 2')
    await mark('Option 1 of group 1 is right', 'Option 2 of group 2 is right')
  },
  'Matrix Multiple Choice': async ({ fill, markIn, press }) => {
    await fill({ 'Column 1': 'Expected', 'Column 2': 'Report' })
    await fill({ 'Row 1': 'Temperature 37 °C', 'Row 2': 'Oxygen saturation 84 %' })
    await press('Remove row 3')
    await markIn('Right column of row 1', 'Expected')
    await markIn('Right column of row 2', 'Report')
    await press('Say why, row 2')
    await fill({ 'Why, row 2 (optional)': 'It is far below normal.' })
  },
  'Matrix Multiple Response': async ({ fill, markIn }) => {
    await fill({ 'Column 1': 'Pneumonia', 'Column 2': 'Influenza' })
    await fill({ 'Row 1': 'Fever', 'Row 2': 'Body aches', 'Row 3': 'Rash' })
    await markIn('Right columns of row 1', 'Pneumonia', 'Influenza')
    await markIn('Right columns of row 2', 'Influenza')
  },
  'Drop-Down Cloze': async ({ fill, mark, press }) => {
    await fill({ Sentence: 'The nurse first' })
    await press('Insert blank')
    await fill({ Sentence: ' and then' })
    await press('Insert blank')
    await fill({ Sentence: '.' })
    await fill({ 'Option 1 of blank 1': 'assesses', 'Option 2 of blank 1': 'documents' })
    await press('Remove option 3 of blank 1')
    await fill({ 'Option 1 of blank 2': 'plans', 'Option 2 of blank 2': 'rests', 'Option 3 of blank 2': 'sleeps' })
    await mark('Option 1 of blank 1 is right', 'Option 1 of blank 2 is right')
  },
  'Drop-Down Rationale': async ({ fill, mark, markIn, press }) => {
    await fill({ Sentence: 'The client is at risk for' })
    await press('Insert blank')
    await fill({ Sentence: ' because of' })
    await press('Insert blank')
    await fill({ Sentence: ' and' })
    await press('Insert blank')
    await fill({ Sentence: '.' })
    const options = [
      ['bleeding', 'infection'],
      ['platelets of 20,000', 'pulse of 80'],
      ['bruises', 'warm skin'],
    ]
    for (const [i, [right = '', wrong = '']] of options.entries()) {
      await fill({ [`Option 1 of blank ${i + 1}`]: right, [`Option 2 of blank ${i + 1}`]: wrong })
      await press(`Remove option 3 of blank ${i + 1}`)
      await mark(`Option 1 of blank ${i + 1} is right`)
    }
    await markIn('The others give reasons for', 'Blank 1')
  },
  'Drop-Down Table': async (by) => {
    const { fill, mark, press } = by
    await table(by, 'Finding', 'What the nurse does')
    await fill({ 'Row 1, Finding': 'Potassium 6.8 mEq/L', 'Row 2, Finding': 'Sodium 140 mEq/L' })
    await press('Insert blank into Row 1, What the nurse does')
    await press('Insert blank into Row 2, What the nurse does')
    for (const blank of [1, 2]) {
      await fill({ [`Option 1 of blank ${blank}`]: 'nothing', [`Option 2 of blank ${blank}`]: 'reports it' })
      await press(`Remove option 3 of blank ${blank}`)
    }
    await mark('Option 2 of blank 1 is right', 'Option 1 of blank 2 is right')
  },
  'Drag-and-Drop Cloze': async ({ choose, fill, press }) => {
    await fill({ Sentence: 'The nurse gives' })
    await press('Insert blank')
    await fill({ Sentence: ' for pain and' })
    await press('Insert blank')
    await fill({ Sentence: ' for fever.' })
    await fill({ 'Token 1': 'morphine', 'Token 2': 'insulin', 'Token 3': 'acetaminophen', 'Token 4': 'warfarin' })
    await choose('Right token of blank 1', 'morphine')
    await choose('Right token of blank 2', 'acetaminophen')
  },
  'Drag-and-Drop Rationale': async ({ choose, fill, markIn, press }) => {
    await fill({ Sentence: 'The client may have' })
    await press('Insert blank')
    await fill({ Sentence: ' because of' })
    await press('Insert blank')
    await fill({ Sentence: '.' })
    await fill({ 'Token 1': 'asthma', 'Token 2': 'a rash', 'Token 3': 'wheezing', 'Token 4': 'a cough' })
    await choose('Right token of blank 1', 'asthma')
    await choose('Right token of blank 2', 'wheezing')
    await markIn('The others give reasons for', 'Blank 1')
  },
  'Highlight Text': async ({ fill, mark, press, select }) => {
    await fill({ Text: 'The client is short of breath and calm, with blue lips.' })
    for (const words of ['blue lips', 'short of breath ', 'calm']) {
      await select('Text', words)
      await press('Mark as choice in Text')
    }
    await mark('“short of breath” is right', '“blue lips” is right')
  },
  'Highlight Table': async (by) => {
    const { fill, mark, press, select } = by
    await table(by, 'System', 'Findings')
    await fill({ 'Row 1, System': 'Heart', 'Row 1, Findings': 'irregular pulse, no murmur' })
    await press('Add row')
    await fill({ 'Row 2, System': 'Lungs', 'Row 2, Findings': 'clear' })
    for (const [row, words] of [
      [1, 'irregular pulse'],
      [1, 'no murmur'],
      [2, 'clear'],
    ] as const) {
      await select(`Row ${row}, Findings`, words)
      await press(`Mark as choice in Row ${row}, Findings`)
    }
    await mark('“irregular pulse” is right')
  },
  'Bow-Tie': async (by) => {
    await bowTieSide(by, 'Action', ['give oxygen', 'give fluids', 'fast', 'ambulate', 'restrain'], [1, 2])
    await bowTieSide(by, 'Condition', ['stroke', 'sepsis', 'anxiety', 'ulcer'], [2])
    const parameters = ['lactate', 'gait', 'blood pressure', 'vision', 'appetite']
    await bowTieSide(by, 'Parameter', parameters, [1, 3])
  },
  Trend: async ({ choose, fill, mark, press }) => {
    await fill({ 'Name of tab 1': 'Vital signs' })
    for (const [entry, time, pulse] of [
      [1, '08:00', '88'],
      [2, '12:00', '124'],
    ] as const) {
      const place = `entry ${entry} of tab 1`
      await fill({ [`Time, ${place} (optional)`]: time })
      await press(`Add value to ${place}`)
      const value = `value 1 of ${place}`
      await fill({ [`Name, ${value}`]: 'Heart rate', [`Value, ${value}`]: pulse })
      await fill({ [`Unit, ${value}`]: 'beats/min', [`Normal, ${value}`]: '60–100' })
    }
    await choose('Type of the response', 'Select All That Apply')
    await press('Add answers')
    await fill({ 'Answer A': 'Tell the provider', 'Answer B': 'Check again', 'Answer C': 'Do nothing' })
    await press('Delete answer D')
    await press('Delete answer')
    await mark('A is correct', 'B is correct')
  },
  'Ordered Response': async ({ fill, press }) => {
    await fill({ 'Step 1': 'put on gloves', 'Step 2': 'wash hands', 'Step 3': 'clean the wound' })
    await press('Remove step 4')
    await press('Move step 2 up')
  },
  Numeric: async ({ choose, fill }) => {
    await fill({ 'Right number': '125', 'Tolerance (optional)': '0.5', 'Unit (optional)': 'mL/h' })
    await choose('Rounded to (optional)', 'Whole numbers')
  },
}

it.each(CONTENT_TYPES)('%s is written by keyboard alone, and sent as the bank stores it', async (type) => {
  const by = author()
  renderScreen(<AddQuestionPage />, { path: paths.addQuestion })
  await by.press(type)
  await by.fill({ 'Question body': 'What does the nurse do?' })
  await WRITE[type](by)
  await by.press('Add question')
  await by.press('Continue')
  await screen.findByRole('dialog', { name: 'Done' })
  const checked = typeRules(type).content?.check(CONTENT_EXAMPLES[type].content)
  expect(api.requests('AddQuestion').at(-1)).toMatchObject({
    input: { type, answers: [], content: checked?.ok === true && checked.content },
  })
})
