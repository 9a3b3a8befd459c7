import type { ContentTypeName } from '../question.ts'

/** A content, a choice that earns all of its points, and one that earns none. */
export type ContentExample = { content: object; right: number[]; wrong: number[] }

const codesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

const record = [
  {
    name: 'Vital signs',
    entries: [
      { time: '08:00', values: [{ name: 'Heart rate', value: '88', unit: 'beats/min', range: '60–100' }] },
      { time: '12:00', values: [{ name: 'Heart rate', value: '124', unit: 'beats/min', range: '60–100' }] },
    ],
  },
]

/** One example of each type with a content. Options that are stored sorted are also sorted here. */
export const CONTENT_EXAMPLES: Readonly<Record<ContentTypeName, ContentExample>> = {
  'Select N': {
    content: {
      options: [
        { text: 'Call for help', correct: true, why: 'Help comes first.' },
        { text: 'Wait' },
        { text: 'Give oxygen', correct: true },
        { text: 'Document' },
      ],
    },
    right: [0, 2],
    wrong: [1, 3],
  },
  Grouping: {
    content: {
      groups: [
        { label: 'Breathing', options: [{ text: 'Oxygen', correct: true }, { text: 'Fasting' }] },
        { label: 'Comfort', options: [{ text: 'Noise' }, { text: 'Pillow', correct: true }] },
      ],
    },
    right: [0, 3],
    wrong: [1, 2],
  },
  'Matrix Multiple Choice': {
    content: {
      columns: ['Expected', 'Report'],
      rows: [
        { text: 'Temperature 37 °C', column: 0 },
        { text: 'Oxygen saturation 84 %', column: 1, why: 'It is far below normal.' },
      ],
    },
    right: [0, 3],
    wrong: [1, 2],
  },
  'Matrix Multiple Response': {
    content: {
      columns: ['Pneumonia', 'Influenza'],
      rows: [
        { text: 'Fever', columns: [0, 1] },
        { text: 'Body aches', columns: [1] },
        { text: 'Rash', columns: [] },
      ],
    },
    right: [0, 3, 4],
    wrong: [1, 2, 5],
  },
  'Drop-Down Cloze': {
    content: {
      text: 'The nurse first {{1}} and then {{2}}.',
      blanks: [
        { options: ['assesses', 'documents'], correct: 0 },
        { options: ['plans', 'rests', 'sleeps'], correct: 0 },
      ],
    },
    right: [0, 2],
    wrong: [1, 3],
  },
  'Drop-Down Rationale': {
    content: {
      text: 'The client is at risk for {{1}} because of {{2}} and {{3}}.',
      blanks: [
        { options: ['bleeding', 'infection'], correct: 0 },
        { options: ['platelets of 20,000', 'pulse of 80'], correct: 0 },
        { options: ['bruises', 'warm skin'], correct: 0 },
      ],
      anchor: 0,
    },
    right: [0, 2, 4],
    wrong: [1, 2, 4],
  },
  'Drop-Down Table': {
    content: {
      headers: ['Finding', 'What the nurse does'],
      rows: [
        ['Potassium 6.8 mEq/L', '{{1}}'],
        ['Sodium 140 mEq/L', '{{2}}'],
      ],
      blanks: [
        { options: ['nothing', 'reports it'], correct: 1 },
        { options: ['nothing', 'reports it'], correct: 0 },
      ],
    },
    right: [1, 2],
    wrong: [0, 3],
  },
  'Drag-and-Drop Cloze': {
    content: {
      text: 'The nurse gives {{1}} for pain and {{2}} for fever.',
      tokens: ['acetaminophen', 'insulin', 'morphine', 'warfarin'],
      blanks: [{ correct: 2 }, { correct: 0 }],
    },
    right: [2, 4],
    wrong: [1, 7],
  },
  'Drag-and-Drop Rationale': {
    content: {
      text: 'The client may have {{1}} because of {{2}}.',
      tokens: ['a cough', 'a rash', 'asthma', 'wheezing'],
      blanks: [{ correct: 2 }, { correct: 3 }],
      anchor: 0,
    },
    right: [2, 7],
    wrong: [0, 7],
  },
  'Highlight Text': {
    content: { marked: 'The client is [[*short of breath]] and [[calm]], with [[*blue lips]].' },
    right: [0, 2],
    wrong: [1],
  },
  'Highlight Table': {
    content: {
      headers: ['System', 'Findings'],
      rows: [
        { label: 'Heart', cells: [{ marked: '[[*irregular pulse]], [[no murmur]]' }] },
        { label: 'Lungs', cells: [{ marked: '[[clear]]' }] },
      ],
    },
    right: [0],
    wrong: [1, 2],
  },
  'Bow-Tie': {
    content: {
      actions: [
        { text: 'ambulate' },
        { text: 'fast' },
        { text: 'give fluids', correct: true },
        { text: 'give oxygen', correct: true },
        { text: 'restrain' },
      ],
      conditions: [{ text: 'anxiety' }, { text: 'sepsis', correct: true }, { text: 'stroke' }, { text: 'ulcer' }],
      parameters: [
        { text: 'appetite' },
        { text: 'blood pressure', correct: true },
        { text: 'gait' },
        { text: 'lactate', correct: true },
        { text: 'vision' },
      ],
    },
    right: [2, 3, 6, 10, 12],
    wrong: [0, 1, 5, 9, 11],
  },
  Trend: {
    content: {
      record,
      response: {
        type: 'Select All That Apply',
        answers: [
          { text: 'Tell the provider', correct: true },
          { text: 'Check again', correct: true },
          { text: 'Do nothing', correct: false },
        ],
      },
    },
    right: [0, 1],
    wrong: [2],
  },
  'Ordered Response': {
    content: { items: [{ text: 'wash hands' }, { text: 'put on gloves' }, { text: 'clean the wound' }] },
    // Sorted: clean the wound, put on gloves, wash hands.
    right: [2, 1, 0],
    wrong: [0, 1, 2],
  },
  Numeric: {
    content: { answer: '125', tolerance: '0.5', unit: 'mL/h', decimals: 0 },
    right: codesOf('125'),
    wrong: codesOf('12.5'),
  },
}
