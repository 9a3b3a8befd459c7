import type { Row } from './cells.ts'
import type { Callers, StudentCaller } from './callers.ts'

/** A quiz filter that matches nothing. */
const FILTER =
  '{areas: [], tags: ["No such tag"], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false}'

const taskArguments = ({ test }: StudentCaller) =>
  `progressKey: "${test.progressKey}", contentKey: "${test.contentKey}", sectionKey: "${test.sectionKey}", taskKey: "${test.taskKey}"`

const studentArguments = ({ uid, test }: StudentCaller) => `uid: "${uid}", progressKey: "${test.progressKey}"`

const end = ({ uid, test }: StudentCaller, action: string) =>
  `input: {key: "${test.progressKey}", action: ${action}, studentId: "${uid}"}`

const ofAttempt = ({ test }: StudentCaller) => `progressKey: "${test.progressKey}", taskKey: "${test.taskKey}", n: 1`

// No question has this number.
const ofCard = ({ test }: StudentCaller) => `progressKey: "${test.progressKey}", questionId: 0`

const answer = ({ test, served }: StudentCaller) =>
  `input: {progressKey: "${test.progressKey}", taskKey: "${test.taskKey}", n: ${served.n}, action: check, ` +
  `position: ${served.position}, questionId: ${served.questionId}, choice: [${served.choice.join(', ')}]}`

/** A row's arguments, referring to one student's data. Rows that aren't listed get generated values. */
const ARGUMENTS: Readonly<Record<string, (of: StudentCaller, cast: Callers) => string>> = {
  'Query.myPayment': ({ paymentKey }) => `key: "${paymentKey}"`,
  'Mutation.deleteAccount of another address': () => 'email: "somebody-else@academy.example"',
  'Query.ownTasks': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Query.courseView': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Query.certificate': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Mutation.issueCertificate': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Mutation.shareCertificate': ({ test }) => `progressKey: "${test.progressKey}", shared: true`,
  'Query.sectionView': ({ test }) =>
    `progressKey: "${test.progressKey}", contentKey: "${test.contentKey}", sectionKey: "${test.sectionKey}"`,
  'Query.taskView': taskArguments,
  'Query.lecture': taskArguments,
  'Query.lessons': ({ test }) => `progressKey: "${test.progressKey}", names: ["Renal"]`,
  'Query.attemptReview': ofAttempt,
  'Query.studyQueue': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Query.quizOptions': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Query.quizCount': ({ test }) => `progressKey: "${test.progressKey}", filter: ${FILTER}`,
  'Query.quizCounts': ({ test }) => `progressKey: "${test.progressKey}", filter: ${FILTER}`,
  'Query.quizzes': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Query.ownReports': ({ test }) => `progressKey: "${test.progressKey}"`,
  'Mutation.startQuiz': ({ test }) =>
    `input: {progressKey: "${test.progressKey}", requestId: "request-1", form: {filter: ${FILTER}, questions: 5, mode: "tutor"}}`,
  'Mutation.saveQuizForms of a version that there is not': () => 'input: {forms: [], version: 1000}',
  'Mutation.resetStatuses undone, of a time that there is not': () => 'input: {requestId: "request-1", undo: 1}',
  'Mutation.answerCard': (of) => `input: {${ofCard(of)}, servedTime: 1, choice: [0]}`,
  'Mutation.rateCard': (of) => `input: {${ofCard(of)}, rating: easy}`,
  'Mutation.updateStudySettings of a version that there is not': () =>
    'input: {retention: 0.9, cap: 50, timeZone: "Europe/Berlin", version: 1000}',
  'Mutation.updateStudyPlan of a version that there is not': () =>
    'input: {timeZone: "Europe/Berlin", freeWeekdays: [], freeDays: [], startMinute: 600, version: 1000, settingsVersion: 1000}',
  'Mutation.changePlanFeed of a version that there is not': () => 'input: {on: true, version: 1000}',
  'Mutation.shareActivity': () => 'shared: false',
  'Mutation.recordExamOutcome without consent': () => 'input: {day: "2026-11-02", passed: true, consent: false}',
  'Mutation.withdrawExamOutcome': () => 'day: "2026-11-02"',
  'Query.attemptMarks': ofAttempt,
  'Query.markedQuestions': (of) => `places: [{${ofAttempt(of)}, position: 0}]`,
  'Mutation.markQuestion': (of) =>
    `input: {${ofAttempt(of)}, position: 0, version: 0, flagged: true, struck: [], note: "Mine"}`,
  'Mutation.markQuestion of a Reading that is not opened': ({ test: { progressKey, sectionKey, taskKey } }) =>
    `input: {progressKey: "${progressKey}", sectionKey: "${sectionKey}", taskKey: "${taskKey}", n: 0, position: 0, ` +
    'version: 0, flagged: false, struck: [], note: "Mine"}',
  'Query.sentReport': (of) => `${ofAttempt(of)}, position: 0`,
  'Mutation.reportMistake': (of) =>
    `input: {${ofAttempt(of)}, position: 0, requestId: "request-of-${of.test.progressKey}", kind: typo, text: "Mine"}`,
  'Query.examReport': ofAttempt,
  'Query.olderAttempts': ({ test }) => `progressKey: "${test.progressKey}", taskKey: "${test.taskKey}", before: 2`,
  'Mutation.settlePayment': ({ paymentKey }) => `key: "${paymentKey}"`,
  'Mutation.cancelPayment': ({ paymentKey }) => `key: "${paymentKey}"`,
  'Mutation.updateProgress start': ({ test }) => `input: {key: "${test.progressKey}", action: start}`,
  'Mutation.updateProgress start, for a student': (of) => end(of, 'start'),
  // For the course that has ended, so that an administrator who ends it again changes nothing.
  'Mutation.updateProgress end': (_, { ended }) => end(ended, 'end'),
  'Mutation.createTaskProgress': (of) => `input: {${taskArguments(of)}}`,
  'Mutation.updateTaskProgress': answer,
  'Mutation.recordWatching': (of) => `input: {${taskArguments(of)}, duration: 60, pieces: "AQ=="}`,
  'Subscription.onAttemptMove': ({ test }) => `progressKey: "${test.progressKey}", taskKey: "${test.taskKey}"`,
  'Subscription.onStudentMove': ({ test }) => `progressKey: "${test.progressKey}"`,
  // Otherwise it would create a permanent content.
  'Mutation.createContent': () => 'input: {name: "", instructions: "", descText: ""}',
  // An earlier test may have created a URL as short as a generated value.
  'Query.authoredContent': () => 'contentUrl: "no-such-content"',
  'Query.authoredSection': () => 'contentUrl: "no-such-content", sectionUrl: "none"',
  'Query.authoredTask': () => 'contentUrl: "no-such-content", sectionUrl: "none", taskUrl: "none"',
  'Query.course': ({ courseKey }) => `key: "${courseKey}"`,
  'Query.managedCourse': ({ courseKey }) => `key: "${courseKey}"`,
  'Query.courseRoster': ({ courseKey }) => `key: "${courseKey}"`,
  'Query.courseCohort': ({ courseKey }) => `key: "${courseKey}"`,
  'Query.contentCohort': ({ test }) => `key: "${test.contentKey}"`,
  'Query.courseNotices': ({ courseKey }) => `key: "${courseKey}"`,
  'Query.courseStudents': ({ courseKey }) => `key: "${courseKey}", page: 1`,
  'Query.question': ({ served }) => `id: ${served.questionId}`,
  'Query.questionVersion': ({ served }) => `id: ${served.questionId}, time: 4e12`,
  'Query.questionUse': ({ served }) => `id: ${served.questionId}`,
  'Query.questionTests': ({ served }) => `id: ${served.questionId}`,
  'Query.questionStatistics': () => 'page: 1',
  'Query.flaws': () => 'page: 1',
  'Query.statisticsOfQuestion': ({ served }) => `id: ${served.questionId}`,
  'Query.questionPlace': ({ served }) => `id: ${served.questionId}`,
  'Query.examBank': () => 'exam: "RN"',
  'Query.previewTest': ({ test }) =>
    `contentKey: "${test.contentKey}", sectionKey: "${test.sectionKey}", taskKey: "${test.taskKey}"`,
  'Query.managedUser': ({ uid }) => `uid: "${uid}"`,
  'Query.notes': ({ uid }) => `uid: "${uid}"`,
  'Query.userPayments': ({ uid }) => `uid: "${uid}", page: 1`,
  'Query.studentAttempts': (of) => `${studentArguments(of)}, page: 1`,
  'Query.studentProgress': ({ uid }) => `uid: "${uid}", page: 1`,
  'Query.studentCourse': studentArguments,
  'Query.studentSection': (of) => `${studentArguments(of)}, sectionKey: "${of.test.sectionKey}"`,
  'Query.studentExamReport': (of) => `uid: "${of.uid}", ${ofAttempt(of)}`,
  'Query.studentAttempt': (of) => `uid: "${of.uid}", ${ofAttempt(of)}`,
  'Query.studentOlderAttempts': (of) => `${studentArguments(of)}, taskKey: "${of.test.taskKey}", before: 2`,
}

/** A row's name: its field, and what distinguishes it from other rows of the field. */
export const nameOf = ({ field, as }: Row) => (as ? `${field} ${as}` : field)

/** A row's arguments for this student. */
export const argumentsOf = (row: Row, of: StudentCaller, cast: Callers): string | undefined =>
  ARGUMENTS[row.through ?? nameOf(row)]?.(of, cast)
