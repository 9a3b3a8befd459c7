import { PaymentsDocument, StudentListDocument } from '#generated/admin-operations.ts'
import {
  CourseViewDocument,
  MyProgressDocument,
  OpenTaskDocument,
  RecordSeenDocument,
  RecordWatchingDocument,
  SectionViewDocument,
  StartCourseDocument,
  TaskViewDocument,
  TestLectureDocument,
  type MarkQuestionInput,
} from '#generated/operations.ts'
import {
  AttemptMarksDocument,
  AttemptReviewDocument,
  MarkQuestionDocument,
  QuizCountsDocument,
  QuizOptionsDocument,
  QuizzesDocument,
  ReportMistakeDocument,
  SentReportDocument,
  StartQuizDocument,
} from '#generated/study-operations.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { Academy } from '#tests/client/academies/start-academy.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { type StepUnits, writeUnits } from './costs.ts'
import { atMost, figure, median, type Row, row, total } from './rows.ts'
import {
  buyCourses,
  type Metered,
  type MeterStep,
  openMeter,
  type Place,
  type Purchase,
  type AdaptiveSession,
  sitTest,
  unitsOf,
} from './student.ts'

const QUESTIONS = 75
const QUIZ_QUESTIONS = 20
const follows = { follows: true }
const NO_FILTER = {
  ...{ areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [] },
  recentMisses: false,
}

type Steps = readonly Metered<unknown>[]
const readsOf = (steps: Steps) => steps.map(({ reads }) => reads)
const writesOf = (steps: Steps) => steps.map(({ writes }) => writes)

/**
 * Units of steps with their follow-up work; one operation and one call per step, unless counted differently from the
 * code.
 */
const unitsIn = (steps: Steps, counted: Partial<StepUnits> = {}): StepUnits => ({
  ...unitsOf(steps.flatMap(({ own, apart }) => [...own, ...apart])),
  ...{ operations: steps.length, calls: steps.length, messages: 0, ...counted },
})

function purchaseRows(purchases: readonly Purchase[]): Row[] {
  const webhooks = purchases.map(({ apart }) => unitsOf(apart.filter(({ caller }) => caller.includes('Webhook'))))
  const [reads, writes] = [webhooks.map((webhook) => webhook.reads), webhooks.map((webhook) => webhook.writes)]
  return [
    row(
      'register and pay: dearest of 5 courses',
      atMost(4, Math.max(...readsOf(purchases)), 'read'),
      atMost(28, Math.max(...writesOf(purchases)), 'write'),
      figure(`webhook ${Math.max(...reads)} read, ${Math.max(...writes)} write`),
    ),
  ]
}

function sessionRows({ start, answers }: AdaptiveSession): Row[] {
  const [middle, last, whole] = [answers.slice(0, -1), answers.slice(-1), [start, ...answers]]
  const times = answers.map(({ milliseconds }) => milliseconds)
  return [
    row('start a 75-question test', atMost(4, start.reads, 'read'), atMost(5, start.writes, 'write')),
    row(
      'an answer: median',
      atMost(1, median(readsOf(middle)), 'read'),
      atMost(1, median(writesOf(middle)), 'write'),
      atMost(100, median(times), 'ms'),
      figure(`9 of 10 within ${median(times, 0.9).toFixed(1)} ms`),
    ),
    row(
      'an answer: dearest but the last',
      atMost(1, Math.max(...readsOf(middle)), 'read'),
      atMost(1, Math.max(...writesOf(middle)), 'write'),
    ),
    row('the last answer, with the result', figure(`${total(readsOf(last))} read, ${total(writesOf(last))} write`)),
    row(
      'the 75-question test, start to breakdown',
      atMost(77, whole.length, 'operations'),
      atMost(98, total(readsOf(whole)), 'read'),
      atMost(106, total(writesOf(whole)), 'write'),
    ),
  ]
}

type Attempt = { progressKey: string; taskKey: string; n: number }

/**
 * The tools of a test: its marks, a flag, a note with highlights on a question with a mark, and the day's first report.
 */
async function useTools(call: CallApi, attempt: Attempt, meter: MeterStep) {
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
    tools: unitsIn([marks]),
    flagged: unitsIn([flag]),
    marked: unitsIn([note]),
    reported: unitsIn([opened, sent]),
  }
}

/**
 * A student's own quiz of 20 questions in tutor mode, from start to result; then its review, and the page of quizzes
 * with its counts.
 */
async function useQuizzes(call: CallApi, progressKey: string, meter: MeterStep) {
  const form = { filter: NO_FILTER, questions: QUIZ_QUESTIONS, mode: 'tutor' }
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
  const count = () => meter(() => call(QuizCountsDocument, { progressKey, filter: NO_FILTER }), follows)
  const [first, counted] = [await count(), await count()]
  return {
    quizzes: unitsIn([options, history, first]),
    counted: unitsIn([counted]),
    quiz: unitsIn([begun, view, start, ...answers], { messages: answers.length }),
    reviewed: unitsIn([review, marks]),
  }
}

/**
 * A reading and a lecture, opened and completed; then the lecture's access is renewed and its first two five-second
 * segments are watched.
 */
async function useMaterial(call: CallApi, tasks: readonly (Place & { type: string })[], meter: MeterStep) {
  const placeOf = (wanted: string): Place => {
    const task = tasks.find(({ type }) => type === wanted)
    if (!task) throw new Error(`The sample course has no ${wanted}`)
    const { progressKey, contentKey, sectionKey, taskKey } = task
    return { progressKey, contentKey, sectionKey, taskKey }
  }
  const open = async (place: Place) => {
    const view = await meter(() => call(TaskViewDocument, place), follows)
    return unitsIn([view, await meter(() => call(OpenTaskDocument, { input: place }), follows)])
  }
  const film = placeOf('Lecture')
  const [reading, lecture] = [await open(placeOf('Reading')), await open(film)]
  const renewed = await meter(() => call(TestLectureDocument, film), follows)
  const input = { ...film, duration: 50, pieces: Buffer.from([0b11]).toString('base64') }
  const watched = await meter(() => call(RecordWatchingDocument, { input }), follows)
  return { reading, lecture, renewed: unitsIn([renewed]), watched: unitsIn([watched]) }
}

/**
 * A new student's month: buys five courses, starts one, opens its material, takes its 75-question test, and uses tools
 * and quizzes.
 */
async function measureStudent(url: string, meter: MeterStep): Promise<Row[]> {
  const student = await newStudent(url)
  const { call } = student
  const purchases = await buyCourses(url, student, meter)
  const dearest = purchases.reduce((a, b) => (unitsIn([a]).writes >= unitsIn([b]).writes ? a : b))
  const progressKey = purchases.find(({ result }) => result.name === 'RN Online Review')?.result.progressKey ?? ''
  // The stream's follow-up work belongs to no step.
  await meter(() => call(StartCourseDocument, { key: progressKey }), follows)
  const mine = await meter(() => call(MyProgressDocument, {}), follows)
  const seen = await meter(() => call(RecordSeenDocument, { signedIn: false }), follows)
  const contents = await meter(() => call(CourseViewDocument, { progressKey }), follows)
  const sections = contents.result.courseView.contents.flatMap((content) => content.sections)
  const lists = []
  const tasks: (Place & { type: string; name: string })[] = []
  for (const { contentKey, key: sectionKey } of sections) {
    const list = await meter(() => call(SectionViewDocument, { progressKey, contentKey, sectionKey }))
    lists.push(list)
    for (const { key: taskKey, type, name } of list.result.sectionView.tasks)
      tasks.push({ progressKey, contentKey, sectionKey, taskKey, type, name })
  }
  const longTest = tasks.find(({ name }) => name.includes(`${QUESTIONS} Questions`))
  if (!longTest) throw new Error(`The sample academy has no test of ${QUESTIONS} questions`)
  const { contentKey, sectionKey, taskKey } = longTest
  const sitting = await sitTest(call, { progressKey, contentKey, sectionKey, taskKey }, meter)
  const { n } = sitting.start.result
  const review = await meter(() => call(AttemptReviewDocument, { progressKey, taskKey, n }), follows)
  if (mine.result.myProgress.items.length !== 5 || sitting.start.result.total !== QUESTIONS)
    throw new Error('The main job is not as it should be')
  const moves = [sitting.start, ...sitting.answers]
  await writeUnits({
    mine: unitsIn([mine], { calls: 0 }),
    contents: unitsIn([contents]),
    section: unitsIn([lists.reduce((a, b) => (a.reads >= b.reads ? a : b))]),
    seen: unitsIn([seen]),
    ...(await useMaterial(call, tasks, meter)),
    ...(await useTools(call, { progressKey, taskKey, n }, meter)),
    ...(await useQuizzes(call, progressKey, meter)),
    // The student's own screen receives each move.
    test: unitsIn(moves, { messages: sitting.answers.length }),
    // Registration, and the publications of payment, progress, and catalog; functions: registration, webhook,
    // bookkeeping, receipts.
    purchase: unitsIn([dearest], { operations: 4, calls: 5, messages: 3 }),
  })
  return [
    row('my courses (5)', atMost(0.5, mine.reads, 'read')),
    row(
      `a section’s task list: dearest of ${lists.length}`,
      ...[atMost(2, Math.max(...readsOf(lists)), 'read'), figure(`table of contents ${contents.reads} read`)],
    ),
    ...sessionRows(sitting),
    row(`a review of its ${QUESTIONS} questions`, figure(`${review.reads} read, ${review.writes} write`)),
    ...purchaseRows(purchases),
  ]
}

/**
 * Request units and operations of a student's steps and of administrators' lists; the cost page's units go to
 * units.json.
 */
export async function measureUnits({ url }: Academy): Promise<Row[]> {
  const meter = openMeter(url)
  const rows = await measureStudent(url, meter)
  const admin = await signIn(url, ADMIN.email, ADMIN.password)
  const payments = await meter(() => admin(PaymentsDocument, {}))
  const students = await meter(() => admin(StudentListDocument, { page: 1 }))
  const [paid, people] = [payments.result.payments.items.length, students.result.users.items.length]
  return [
    ...rows,
    row(`administrator: page of payments (${paid} rows)`, atMost(2, payments.reads, 'read')),
    row(`administrator: page of students (${people} rows)`, atMost(0.5, students.reads, 'read')),
  ]
}
