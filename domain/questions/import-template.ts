import { csvOfRows } from './export-rows.ts'

const answers = (...texts: readonly [string, boolean][]) =>
  texts.map(([text, correct], index) => ({ letter: 'ABCDEFGHIJ'[index] ?? '', text, correct }))

/** Returns a CSV file that imports unchanged: one sample row of each common type, to be overwritten. */
export const importTemplate = (): string =>
  csvOfRows([
    {
      ref: 'example-1',
      question: {
        type: 'Multiple Choice',
        body: 'Which vein is preferred for drawing blood from an adult?',
        answers: answers(['Cephalic', false], ['Median cubital', true], ['Great saphenous', false]),
        rationale: 'It is large, close to the skin and well anchored.',
        rationaleHtml: '<p>It is <strong>large</strong>, close to the skin and well anchored.</p>',
        tags: ['RN', 'PN'],
        area: [],
      },
    },
    {
      ref: 'example-2',
      question: {
        type: 'Select All That Apply',
        body: 'Which of these lower the risk of a fall?',
        answers: answers(['A call light within reach', true], ['A wet floor', false], ['Non-slip shoes', true]),
        rationale: 'A dry floor, good shoes and a way to call for help prevent falls.',
        tags: ['RN', 'Easy'],
        area: [],
      },
    },
    {
      ref: 'example-3',
      question: {
        type: 'Matching/Dropdown',
        body: 'Match each finding with its name.',
        answers: [
          { letter: 'A', text: 'A slow pulse', correct: false, match: 'Bradycardia' },
          { letter: 'B', text: 'A fast pulse', correct: false, match: 'Tachycardia' },
        ],
        rationale: '',
        tags: ['PN'],
        area: [],
      },
    },
  ])
