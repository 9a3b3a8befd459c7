import { counted } from '../text/counted.ts'

/** Words of a result's page and of an attempt's details, loaded once a test has ended. */
export const testResultWords = {
  questions: 'Questions',
  missed: (missed: number, unanswered: number, total: number) =>
    `Missed: ${missed} of ${total}${unanswered === 0 ? '' : ` · Not answered: ${unanswered}`}`,
  unanswered: 'You didn’t answer any questions. Try again when you’re ready.',
  allCorrect: 'You got every question right.',
  loading: 'Loading your questions',
  showAll: (count: number) => `Show all (${count})`,
  question: 'Question',
  practice: (count: number) => `Practice what I missed (${count})`,
  practiceLoading: 'Practice what I missed',
  practiceHint:
    'Starts a quiz with these questions. Leaves out any in a test you haven’t finished or reserved for tests.',
  practiceCase: 'Case studies come with all six questions.',
  nothingToPractice:
    'These questions are in a test you haven’t finished or reserved for tests. They can’t be in a quiz now.',
  practiceAreas: (count: number) => `Practice ${count === 1 ? 'this area' : `these ${count} areas`}`,
  practiceAreasHint: (questions: number) => `Starts a quiz of up to ${questions} questions.`,
  few: (least: number, unit: string) => `Subjects with fewer than ${least} ${unit} are under “Show all”.`,
  /** Opens the list of these. */
  fewOnes: (unit: string) => `Show areas with few ${unit}`,
  unreached: 'Not answered (counts as 0)',
  /** Why a question's outcome is shown later. */
  inRunningTest: 'In a test you haven’t finished',
  byExam: 'By exam, level, and format',
  details: 'Details',
  /** What a table counts if a test ended early and its grade counts the unanswered questions too. */
  tableOf: (answered: number, total: number) =>
    `This table counts the ${counted(answered, 'question')} you answered. Your grade counts all ${total}.`,
  /** What a table and a grade count if both leave out unanswered questions. */
  bothOf: (answered: number, total: number) =>
    `Your grade and this table count the ${counted(answered, 'question')} you answered, of ${total}.`,
  time: 'Time per question',
  average: (time: string) => `${time} on average`,
  longest: (time: string) => `Longest: ${time}`,
} as const
