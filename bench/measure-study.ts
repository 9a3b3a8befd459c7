import { TaskViewDocument, type MarkQuestionInput } from '#generated/operations.ts'
import {
  AttemptMarksDocument,
  AttemptReviewDocument,
  MarkQuestionDocument,
  QuizCountDocument,
  QuizOptionsDocument,
  QuizzesDocument,
  ReportMistakeDocument,
  SentReportDocument,
  StartQuizDocument,
} from '#generated/study-operations.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import type { StudySteps } from './costs/units.ts'
import type { MeterStep } from './meter.ts'
import { sitTest } from './sit-test.ts'
import { operations, single, unitsIn } from './units-in.ts'

const follows = { follows: true }
const QUIZ_QUESTIONS = 20

const EVERY_QUESTION = {
  ...{ areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [] },
  recentMisses: false,
}

type Attempt = { progressKey: string; taskKey: string; n: number }
type ToolSteps = Pick<StudySteps, 'tools' | 'flagged' | 'marked' | 'reported'>
type QuizSteps = Omit<StudySteps, keyof ToolSteps>

/**
 * What the tools of a test cost: its marks when they are first opened, a flag, a strike with a note and highlights on a question that
 * has a mark already, and the first report of a student's day, which notifies the administrators.
 */
export async function measureTools(call: CallApi, attempt: Attempt, meter: MeterStep): Promise<ToolSteps> {
  const marks = await meter(() => call(AttemptMarksDocument, attempt), follows)
  const mark = (input: Pick<MarkQuestionInput, 'version' | 'struck' | 'note' | 'highlights'>) =>
    meter(() => call(MarkQuestionDocument, { input: { ...attempt, position: 0, flagged: true, ...input } }), follows)
  const flag = await mark({ version: 0, struck: [], note: '', highlights: [] })
  const highlights = [{ block: '1', start: 0, text: 'A client' }]
  const note = await mark({ version: 1, struck: [1], note: 'A note. '.repeat(40), highlights })
  const question = { ...attempt, position: 1 }
  const report = { ...question, requestId: crypto.randomUUID(), kind: 'typo' as const, text: 'A word is missing.' }
  const opened = await meter(() => call(SentReportDocument, question), follows)
  const sent = await meter(() => call(ReportMistakeDocument, { input: report }), follows)
  return {
    tools: unitsIn([marks], single),
    flagged: unitsIn([flag], single),
    marked: unitsIn([note], single),
    reported: unitsIn([opened, sent], operations(2)),
  }
}

/**
 * What quizzes of one's own cost: their page with its first count, another count, a quiz of 20 questions in tutor mode from Start to
 * its result with what the stream makes of it, and a look at a quiz that is over, with its marks.
 */
export async function measureOwnQuizzes(call: CallApi, progressKey: string, meter: MeterStep): Promise<QuizSteps> {
  const count = () => meter(() => call(QuizCountDocument, { progressKey, filter: EVERY_QUESTION }), follows)
  const form = { filter: EVERY_QUESTION, questions: QUIZ_QUESTIONS, mode: 'tutor' }
  const input = { progressKey, form, requestId: crypto.randomUUID() }
  const begun = await meter(() => call(StartQuizDocument, { input }), follows)
  const { taskKey } = begun.result.startQuiz
  const place = { progressKey, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey }
  const view = await meter(() => call(TaskViewDocument, place), follows)
  const { start, answers } = await sitTest(call, place, meter)
  const attempt = { progressKey, taskKey, n: start.result.n }
  const review = await meter(() => call(AttemptReviewDocument, attempt), follows)
  const marks = await meter(() => call(AttemptMarksDocument, attempt), follows)
  const options = await meter(() => call(QuizOptionsDocument, { progressKey }), follows)
  const history = await meter(() => call(QuizzesDocument, { progressKey }), follows)
  const first = await count()
  const counted = await count()
  return {
    quizzes: unitsIn([options, history, first], operations(3)),
    counted: unitsIn([counted], single),
    quiz: unitsIn([begun, view, start, ...answers], operations(answers.length + 3, answers.length)),
    reviewed: unitsIn([review, marks], operations(2)),
  }
}
