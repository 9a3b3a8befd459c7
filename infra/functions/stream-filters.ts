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
type Place = { pk: string; sk?: Pattern; comes: 'always' | 'edited' | 'edited or removed' | 'ended or removed' }

const beginning = ({ prefix }: { prefix: string }): Pattern => ({ prefix })

const inContent: Place = { pk: PARTITIONS.contents, comes: 'edited or removed' }
const ofUser: Place = { pk: PARTITIONS.users, comes: 'edited or removed' }

const PLACES: Record<FollowedType, Place> = {
  question: { pk: PARTITIONS.questions, sk: questionKey(0).sk, comes: 'always' },
  'mistake-report': { pk: PARTITIONS.mistakeReports, sk: questionKey(0).sk, comes: 'always' },
  'flaw-case': { pk: PARTITIONS.flawCases, sk: questionKey(0).sk, comes: 'always' },
  user: { pk: PARTITIONS.users, sk: userKey('').sk, comes: 'always' },
  payment: { pk: PARTITIONS.payments, sk: paymentKey('').sk, comes: 'always' },
  course: { pk: PARTITIONS.courses, sk: courseKey('').sk, comes: 'always' },
  seats: { pk: PARTITIONS.seats, sk: seatsKey('').sk, comes: 'always' },
  progress: { pk: PARTITIONS.users, sk: beginning(progressesOf('')), comes: 'always' },
  'task-summary': { pk: PARTITIONS.users, sk: beginning(taskSummariesOfUser('')), comes: 'always' },
  'course-student': { pk: PARTITIONS.courses, sk: beginning(studentsOfCourse('')), comes: 'always' },
  notification: { pk: PARTITIONS.notifications, comes: 'always' },
  list: { pk: PARTITIONS.lists, comes: 'always' },
  sample: { pk: PARTITIONS.samples, comes: 'always' },
  ...{ content: inContent, section: inContent, task: inContent, 'content-copy': inContent },
  'task-text': { pk: PARTITIONS.taskTexts, comes: 'edited or removed' },
  ...{ note: ofUser, certificate: ofUser },
  attempt: { pk: PARTITIONS.users, sk: beginning(attemptsOfUser('')), comes: 'ended or removed' },
  'course-notice': { pk: PARTITIONS.courses, comes: 'edited' },
  regrade: { pk: PARTITIONS.regrades, comes: 'edited' },
  import: { pk: PARTITIONS.imports, comes: 'edited' },
  'question-batch': { pk: PARTITIONS.batches, comes: 'edited' },
  exam: { pk: PARTITIONS.exams, comes: 'edited' },
  invitation: { pk: PARTITIONS.invitations, comes: 'edited' },
  'student-view': { pk: PARTITIONS.views, comes: 'edited' },
}

const patternOf = (pk: string): Pattern => (pk.endsWith('*') ? { prefix: pk.slice(0, -1) } : pk)

/** Returns the patterns without duplicates. */
const each = (patterns: readonly Pattern[]): Pattern[] => [
  ...new Map(patterns.map((pattern) => [JSON.stringify(pattern), pattern])).values(),
]

const partitions = (places: readonly Place[]) => each(places.map(({ pk }) => patternOf(pk)))
const itemKeys = (places: readonly Place[]) => ({
  pk: { S: partitions(places) },
  sk: { S: each(places.flatMap(({ sk }) => sk ?? [])) },
})

/**
 * Returns the stream filters for a reader of these item types. It may also receive other changes in the same
 * partitions. At most five, AWS's limit per reader.
 */
export function streamFilters(types: readonly FollowedType[]): Record<string, unknown>[] {
  const followed = new Set<string>(types)
  const places = Object.entries(PLACES).flatMap(([type, place]) => (followed.has(type) ? [place] : []))
  const always = places.filter(({ comes }) => comes === 'always')
  const edited = places.filter(({ comes }) => comes.startsWith('edited'))
  const removed = places.filter(({ comes }) => comes.endsWith('removed'))
  const ended = places.filter(({ comes }) => comes.startsWith('ended'))
  const [items, whole] = [always.filter(({ sk }) => sk !== undefined), always.filter(({ sk }) => sk === undefined)]
  return [
    ...(items.length > 0 ? [{ dynamodb: { Keys: itemKeys(items) } }] : []),
    ...(whole.length > 0 ? [{ dynamodb: { Keys: { pk: { S: partitions(whole) } } } }] : []),
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
