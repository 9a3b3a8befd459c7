import { newStudent } from '#tests/client/people/people.ts'
import {
  CourseViewDocument,
  MyProgressDocument,
  SectionViewDocument,
  StartCourseDocument,
  type SectionViewQuery,
} from '#generated/operations.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { buyCourses, type Purchase } from './buy-courses.ts'
import { median } from './median.ts'
import { unitsOf, type Metered, type MeterStep } from './meter.ts'
import { atMost, figure, type Row } from './row.ts'
import { sitTest, type Sitting } from './sit-test.ts'

const QUESTIONS = 75
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const readsOf = (steps: readonly Metered<unknown>[]) => steps.map(({ reads }) => reads)
const writesOf = (steps: readonly Metered<unknown>[]) => steps.map(({ writes }) => writes)

function purchaseRows(purchases: readonly Purchase[]): Row[] {
  const webhooks = purchases.map(({ apart }) => unitsOf(apart.filter(({ caller }) => caller.includes('Webhook'))))
  const [reads, writes] = [webhooks.map((webhook) => webhook.reads), webhooks.map((webhook) => webhook.writes)]
  return [
    atMost('register and pay: dearest of 5 courses', 4, Math.max(...readsOf(purchases)), 'read'),
    atMost('register and pay: dearest of 5 courses', 28, Math.max(...writesOf(purchases)), 'write'),
    figure('its webhook, at the same moment: dearest', `${Math.max(...reads)} read, ${Math.max(...writes)} write`),
  ]
}

function sittingRows({ start, answers }: Sitting): Row[] {
  const middle = answers.slice(0, -1)
  const whole = [start, ...answers]
  const times = answers.map(({ milliseconds }) => milliseconds)
  return [
    atMost('start a 75-question test', 4, start.reads, 'read'),
    atMost('start a 75-question test', 5, start.writes, 'write'),
    atMost('an answer: median', 1, median(readsOf(middle)), 'read'),
    atMost('an answer: median', 1, median(writesOf(middle)), 'write'),
    atMost('an answer: dearest but the last', 1, Math.max(...readsOf(middle)), 'read'),
    atMost('an answer: dearest but the last', 1, Math.max(...writesOf(middle)), 'write'),
    figure(
      'the last answer, with the result',
      `${total(readsOf(answers.slice(-1)))} read, ${total(writesOf(answers.slice(-1)))} write`,
    ),
    atMost('the 75-question test, start to breakdown', 77, whole.length, 'operations'),
    atMost('the 75-question test in all', 98, total(readsOf(whole)), 'read'),
    atMost('the 75-question test in all', 106, total(writesOf(whole)), 'write'),
    atMost('answer to next question over the API: median', 100, median(times), 'ms'),
    figure('answer to next question over the API: p90', `${median(times, 0.9).toFixed(1)} ms`),
  ]
}

/** A new student buys five courses, starts one, and sits its 75-question test: request units and times of each step. */
export async function measureMainJob(url: string, meter: MeterStep): Promise<Row[]> {
  const student = await newStudent(url)
  const purchases = await buyCourses(url, student, meter)
  const progressKey = purchases.find(({ result }) => result.name === 'RN Online Review')?.result.progressKey ?? ''
  await student.call(StartCourseDocument, { key: progressKey })

  const mine = await meter(() => student.call(MyProgressDocument, {}))
  const contents = await meter(() => student.call(CourseViewDocument, { progressKey }))
  const lists: Metered<SectionViewQuery>[] = []
  for (const { sections } of contents.result.courseView.contents)
    for (const { contentKey, key: sectionKey } of sections)
      lists.push(await meter(() => student.call(SectionViewDocument, { progressKey, contentKey, sectionKey })))

  const longTest = lists
    .map(({ result }) => result.sectionView)
    .flatMap(({ section, tasks }) => tasks.map(({ key, name }) => ({ section, key, name })))
    .find(({ name }) => name.includes(`${QUESTIONS} Questions`))
  if (!longTest) throw new Error(`The sample academy has no test of ${QUESTIONS} questions`)
  const { contentKey, key: sectionKey } = longTest.section
  const sitting = await sitTest(student.call, { progressKey, contentKey, sectionKey, taskKey: longTest.key }, meter)

  const { n } = sitting.start.result
  const review = await meter(() => student.call(AttemptReviewDocument, { progressKey, taskKey: longTest.key, n }))

  const courses = mine.result.myProgress.items.length
  if (courses !== 5 || sitting.start.result.total !== QUESTIONS) throw new Error('The main job is not as it should be')
  return [
    atMost('my courses (5)', 0.5, mine.reads, 'read'),
    atMost(`a section’s task list: dearest of ${lists.length}`, 2, Math.max(...readsOf(lists)), 'read'),
    figure(`table of contents (${contents.result.courseView.contents.length} contents)`, `${contents.reads} read`),
    ...sittingRows(sitting),
    figure(`a review of its ${QUESTIONS} questions`, `${review.reads} read, ${review.writes} write`),
    ...purchaseRows(purchases),
  ]
}
