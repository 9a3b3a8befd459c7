import { newStudent } from '#tests/client/people/people.ts'
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
} from '#generated/operations.ts'
import { buyCourses } from './buy-courses.ts'
import { writeUnits } from './costs/units.ts'
import { measureOwnQuizzes, measureTools } from './measure-study.ts'
import type { MeterStep } from './meter.ts'
import { sitTest } from './sit-test.ts'
import { single, unitsIn } from './units-in.ts'

/** The steps of a student's month, for the cost page: request units as metered, what follows included, into units.json. */
export async function measureUsage(url: string, meter: MeterStep): Promise<void> {
  const student = await newStudent(url)
  const { call } = student
  const purchases = await buyCourses(url, student, meter)
  const dearest = purchases.reduce((a, b) => (unitsIn([a], single).writes >= unitsIn([b], single).writes ? a : b))
  const progressKey = purchases.find(({ result }) => result.name === 'RN Online Review')?.result.progressKey ?? ''
  const follows = { follows: true }
  // What the stream does of it belongs to no step.
  await meter(() => call(StartCourseDocument, { key: progressKey }), follows)
  const mine = await meter(() => call(MyProgressDocument, {}), follows)
  const seen = await meter(() => call(RecordSeenDocument, { signedIn: false }), follows)
  const contents = await meter(() => call(CourseViewDocument, { progressKey }), follows)
  const sections = contents.result.courseView.contents.flatMap((content) => content.sections)
  const lists = []
  for (const { contentKey, key: sectionKey } of sections)
    lists.push({
      contentKey,
      sectionKey,
      ...(await meter(() => call(SectionViewDocument, { progressKey, contentKey, sectionKey }))),
    })
  const section = lists.reduce((a, b) => (a.reads >= b.reads ? a : b))
  const tasks = lists.flatMap(({ contentKey, sectionKey, result }) =>
    result.sectionView.tasks.map((task) => ({ contentKey, sectionKey, ...task })),
  )
  const openTask = async (type: string) => {
    const task = tasks.find((task) => task.type === type)
    if (!task) throw new Error(`The sample course has no ${type}`)
    const place = { progressKey, contentKey: task.contentKey, sectionKey: task.sectionKey, taskKey: task.key }
    const view = await meter(() => call(TaskViewDocument, place), follows)
    const done = await meter(() => call(OpenTaskDocument, { input: place }), follows)
    return unitsIn([view, done], { operations: 2, calls: 2, messages: 0 })
  }
  const reading = await openTask('Reading')
  const lecture = await openTask('Lecture')
  const film = tasks.find((task) => task.type === 'Lecture')
  if (!film) throw new Error('The sample course has no Lecture')
  const filmPlace = { progressKey, contentKey: film.contentKey, sectionKey: film.sectionKey, taskKey: film.key }
  const renewed = await meter(() => call(TestLectureDocument, filmPlace), follows)
  // The first two pieces of five seconds.
  const watching = { ...filmPlace, duration: 50, pieces: Buffer.from([0b11]).toString('base64') }
  const watched = await meter(() => call(RecordWatchingDocument, { input: watching }), follows)
  const test = tasks.find(({ name }) => name.includes('75 Questions'))
  if (!test) throw new Error('The sample course has no test of 75 questions')
  const { contentKey, sectionKey, key: taskKey } = test
  const { start, answers } = await sitTest(call, { progressKey, contentKey, sectionKey, taskKey }, meter)
  const moves = answers.length + 1
  const tools = await measureTools(call, { progressKey, taskKey, n: start.result.n }, meter)
  const quizzes = await measureOwnQuizzes(call, progressKey, meter)
  writeUnits({
    measured: new Date().toISOString().slice(0, 10),
    steps: {
      mine: unitsIn([mine], { ...single, calls: 0 }),
      contents: unitsIn([contents], single),
      section: unitsIn([section], single),
      seen: unitsIn([seen], { ...single, calls: 1 }),
      reading,
      lecture,
      renewed: unitsIn([renewed], single),
      watched: unitsIn([watched], single),
      ...tools,
      ...quizzes,
      // The student's own screen hears each move.
      test: unitsIn([start, ...answers], { operations: moves, calls: moves, messages: answers.length }),
      // Register, and the publications of payment, progress and catalogue; functions: registration, webhook, bookkeeping, receipts.
      purchase: unitsIn([dearest], { operations: 4, calls: 5, messages: 3 }),
    },
  })
}
