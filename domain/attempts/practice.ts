import { drawPractice, practicePools } from './draw-practice.ts'
import { grade } from './grade.ts'
import type { Rules } from './rules.ts'

/** The rules of a Practice test: a fixed number of questions, broken down by tag, passed by the share of all of them. */
export const practice: Rules = {
  kind: 'Practice',
  exam: false,
  dimension: 'tags',
  pools: practicePools,
  draw: drawPractice,
  tally: ({ tally }) => tally,
  afterBatch: () => ({ end: true }),
  drawMore: () => Promise.resolve([]),
  result: ({ score, questions, passGrade }) => (grade(score, questions.length) >= passGrade ? 'passing' : 'failing'),
}
