import { notYet, type Row } from './row.ts'

/** Targets that nothing here measures yet. */
export const notMeasured: Row[] = [
  notYet('growth from 1,000 to 1,000,000 questions, users, payments', 'slope ≤ 0.02'),
  notYet('function load and first call beyond a bare node start', '≤ 70 ms; Stripe ≤ 95 ms'),
  notYet('function peak memory', '≤ 128 MB'),
  notYet('answer to next question on screen', '≤ 100 ms median'),
  notYet('message to 1,000 subscribers', 'p99 ≤ 200 ms'),
]
