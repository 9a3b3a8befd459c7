import { FilterCriteria } from 'aws-cdk-lib/aws-lambda'
import { type FollowedType, ON } from '#lambdas/projections/on.ts'
import { EDITOR } from '#table/audit.ts'
import { questionKey } from '#table/bank-keys.ts'
import {
  attemptsOfUser,
  courseKey,
  paymentKey,
  progressesOf,
  seatsKey,
  studentsOfCourse,
  taskSummariesOfUser,
  userKey,
} from '#table/keys.ts'
import { PARTITIONS } from '#table/partitions.ts'

type Pattern = string | { prefix: string }

/**
 * Where items of a type are, by partition and `sk`, and which changes pass: all, those with an administrator's edit
 * (the item has an editor, table/audit.ts), removals, or the ends of tests, so that answers in a running test start no
 * run.
 */
type StreamSource = { pk: string; sk?: Pattern; passes: 'always' | 'edited' | 'edited or removed' | 'ended or removed' }

const prefixOf = ({ prefix }: { prefix: string }): Pattern => ({ prefix })

const inContent: StreamSource = { pk: PARTITIONS.contents, passes: 'edited or removed' }
const ofUser: StreamSource = { pk: PARTITIONS.users, passes: 'edited or removed' }

const SOURCES: Record<FollowedType, StreamSource> = {
  question: { pk: PARTITIONS.questions, sk: questionKey(0).sk, passes: 'always' },
  'mistake-report': { pk: PARTITIONS.mistakeReports, sk: questionKey(0).sk, passes: 'always' },
  'flaw-case': { pk: PARTITIONS.flawCases, sk: questionKey(0).sk, passes: 'always' },
  user: { pk: PARTITIONS.users, sk: userKey('').sk, passes: 'always' },
  payment: { pk: PARTITIONS.payments, sk: paymentKey('').sk, passes: 'always' },
  course: { pk: PARTITIONS.courses, sk: courseKey('').sk, passes: 'always' },
  seats: { pk: PARTITIONS.seats, sk: seatsKey('').sk, passes: 'always' },
  progress: { pk: PARTITIONS.users, sk: prefixOf(progressesOf('')), passes: 'always' },
  'task-summary': { pk: PARTITIONS.users, sk: prefixOf(taskSummariesOfUser('')), passes: 'always' },
  'course-student': { pk: PARTITIONS.courses, sk: prefixOf(studentsOfCourse('')), passes: 'always' },
  notification: { pk: PARTITIONS.notifications, passes: 'always' },
  list: { pk: PARTITIONS.lists, passes: 'always' },
  sample: { pk: PARTITIONS.samples, passes: 'always' },
  ...{ content: inContent, section: inContent, task: inContent, 'content-copy': inContent },
  'task-text': { pk: PARTITIONS.taskTexts, passes: 'edited or removed' },
  ...{ note: ofUser, certificate: ofUser },
  attempt: { pk: PARTITIONS.users, sk: prefixOf(attemptsOfUser('')), passes: 'ended or removed' },
  'course-notice': { pk: PARTITIONS.courses, passes: 'edited' },
  regrade: { pk: PARTITIONS.regrades, passes: 'edited' },
  import: { pk: PARTITIONS.imports, passes: 'edited' },
  'question-batch': { pk: PARTITIONS.batches, passes: 'edited' },
  exam: { pk: PARTITIONS.exams, passes: 'edited' },
  invitation: { pk: PARTITIONS.invitations, passes: 'edited' },
  'student-view': { pk: PARTITIONS.views, passes: 'edited' },
}

const patternOf = (pk: string): Pattern => (pk.endsWith('*') ? { prefix: pk.slice(0, -1) } : pk)

/** Returns the patterns without duplicates. */
const distinct = (patterns: readonly Pattern[]): Pattern[] => [
  ...new Map(patterns.map((pattern) => [JSON.stringify(pattern), pattern])).values(),
]

const partitions = (sources: readonly StreamSource[]) => distinct(sources.map(({ pk }) => patternOf(pk)))
const itemKeys = (sources: readonly StreamSource[]) => ({
  pk: { S: partitions(sources) },
  sk: { S: distinct(sources.flatMap(({ sk }) => sk ?? [])) },
})

/**
 * Returns the stream filters for a reader of these item types. It may also receive other changes in the same
 * partitions. At most five, AWS's limit per reader.
 */
export function streamFilters(types: readonly FollowedType[]): Record<string, unknown>[] {
  const followed = new Set<string>(types)
  const sources = Object.entries(SOURCES).flatMap(([type, source]) => (followed.has(type) ? [source] : []))
  const always = sources.filter(({ passes }) => passes === 'always')
  const edited = sources.filter(({ passes }) => passes.startsWith('edited'))
  const removed = sources.filter(({ passes }) => passes.endsWith('removed'))
  const ended = sources.filter(({ passes }) => passes.startsWith('ended'))
  const [items, wholePartitions] = [
    always.filter(({ sk }) => sk !== undefined),
    always.filter(({ sk }) => sk === undefined),
  ]
  return [
    ...(items.length > 0 ? [{ dynamodb: { Keys: itemKeys(items) } }] : []),
    ...(wholePartitions.length > 0 ? [{ dynamodb: { Keys: { pk: { S: partitions(wholePartitions) } } } }] : []),
    ...(edited.length > 0 ? [{ dynamodb: { NewImage: { [EDITOR]: { S: [{ exists: true }] } } } }] : []),
    ...(removed.length > 0 ? [{ eventName: ['REMOVE'], dynamodb: { Keys: { pk: { S: partitions(removed) } } } }] : []),
    ...(ended.length > 0
      ? [{ dynamodb: { Keys: itemKeys(ended), NewImage: { endTime: { N: [{ exists: true }] } } } }]
      : []),
  ]
}

/** Returns the filters of the projections' stream. */
export const projectionFilters = () =>
  streamFilters(Object.values(ON).flat()).map((pattern) => FilterCriteria.filter(pattern))
