import type { TaskViewQuery } from '#generated/operations.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import type { Attempt, Graded, Question } from '../session/attempt-session.ts'

/** A question with three answers, one of them correct. */
export const aQuestion = (facts: Partial<Question> = {}): Question => ({
  id: 101,
  type: 'Multiple Choice',
  body: 'Which comes first?',
  bodyHtml: null,
  answers: [
    { letter: 'A', text: 'Airway', textHtml: null },
    { letter: 'B', text: 'Breathing', textHtml: null },
    { letter: 'C', text: 'Circulation', textHtml: null },
  ],
  matches: null,
  item: null,
  caseItem: null,
  scoring: null,
  ...facts,
})

/** An attempt as replies contain it. */
type Served = Attempt & { silent: boolean }

/** A running Practice of two questions with an hour left. */
export const anAttempt = (facts: Partial<Served> = {}): Served => ({
  progressKey: 'p1',
  taskKey: 't1',
  n: 1,
  type: 'Practice',
  version: 1,
  startTime: Date.now() - 60_000,
  deadline: Date.now() + 3_600_000,
  endTime: null,
  total: 2,
  currentQuestion: 0,
  score: 0,
  maxScore: null,
  grade: null,
  passGrade: 65,
  scoring: null,
  result: null,
  question: aQuestion(),
  breakdown: null,
  adaptive: null,
  silent: false,
  ...facts,
})

/** The verdict for selecting Airway, which is correct. */
export const aGraded = (facts: Partial<Graded> = {}): Graded => ({
  id: 101,
  correct: true,
  points: 1,
  maxPoints: 1,
  lines: [],
  key: [1, 0, 0],
  choice: [1, 0, 0],
  peers: null,
  rationale: 'Without an airway nothing else helps.',
  rationaleHtml: null,
  tags: ['Priorities'],
  ...facts,
})

/** A Practice that hasn't been started. */
export const aTestView = (facts: Partial<TaskViewQuery['taskView']> = {}): TaskViewQuery['taskView'] => ({
  progress: aProgress(),
  key: 't1',
  name: 'Practice 1',
  type: 'Practice',
  text: null,
  lecture: null,
  minQuestions: null,
  maxQuestions: null,
  numOfQuestions: 2,
  range: { least: 2, most: 2, perArea: false },
  timeAllowed: 60,
  attempts: 3,
  passGrade: 65,
  poolSuffices: true,
  examSeen: null,
  blockedBy: null,
  used: 0,
  open: null,
  history: [],
  complete: false,
  watched: null,
  next: null,
  ...facts,
})
