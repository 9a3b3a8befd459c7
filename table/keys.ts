/**
 * Every key of the one table (docs/data-model.md). Resolvers import this file, so it uses only what APPSYNC_JS
 * supports: template strings, no regular expressions, no classes. `gsi1pk`, `gsi1sk`, `gsi2pk`, `gsi2sk` are the index
 * keys.
 */

export const TABLE_INDEXES = { gsi1: 'gsi1', gsi2: 'gsi2' } as const

export type Key = { pk: string; sk: string }

const userPk = (uid: string) => `USER#${uid}`

// Students' items are stored under the student, so a request cannot name another student's key.
export const userKey = (uid: string): Key => ({ pk: userPk(uid), sk: 'PROFILE' })
/** Everything stored under a student, including the record. */
export const partitionOfUser = (uid: string) => ({ pk: userPk(uid) })
/** `time` in epoch milliseconds: thirteen digits, so that notes lie in their order. */
/** A change of the account's address that awaits its code. */
export const emailChangeKey = (uid: string): Key => ({ pk: userPk(uid), sk: 'EMAIL' })
export const recoveryKey = (uid: string): Key => ({ pk: userPk(uid), sk: 'RECOVERY' })
export const accountChangesOf = (uid: string) => ({ pk: userPk(uid), prefix: 'CHANGE#' })
export const accountChangeKey = (uid: string, at: number): Key => ({ pk: userPk(uid), sk: `CHANGE#${at}` })
export const noteKey = (uid: string, time: string): Key => ({ pk: userPk(uid), sk: `NOTE#${time}` })
export const notesOf = (uid: string) => ({ pk: userPk(uid), prefix: 'NOTE#' })
export const progressKey = (uid: string, progress: string): Key => ({ pk: userPk(uid), sk: `PROGRESS#${progress}` })
export const progressesOf = (uid: string) => ({ pk: userPk(uid), prefix: 'PROGRESS#' })
/** A certificate of a completed progress. */
export const certificateKey = (uid: string, progress: string): Key => ({
  pk: userPk(uid),
  sk: `CERTIFICATE#${progress}`,
})
export const certificatesOfUser = (uid: string) => ({ pk: userPk(uid), prefix: 'CERTIFICATE#' })
/** Guards "one active progress per link group and student"; its endTime is when it expires (0: open-ended). */
export const enrolmentLockKey = (uid: string, group: string): Key => ({ pk: userPk(uid), sk: `OWN#${group}` })
export const enrolmentLocksOf = (uid: string) => ({ pk: userPk(uid), prefix: 'OWN#' })
/** A student's last payment, and how many payments failed. */
export const checkoutKey = (uid: string): Key => ({ pk: userPk(uid), sk: 'CHECKOUT' })
/** A message of the contact form, under its UTC day (YYYY-MM-DD). */
export const contactMessageKey = (day: string, id: string): Key => ({ pk: `CONTACT#${day}`, sk: `MESSAGE#${id}` })
/** How many messages a day had; `pk`: the day's, `from`: a sender's hash, or 'all'. */
export const contactCountKey = (pk: string, from: string): Key => ({ pk, sk: `COUNT#${from}` })
/** How often a user made a rate-limited call. */
export const callsKey = (uid: string, kind: string): Key => ({ pk: userPk(uid), sk: `CALLS#${kind}` })
/** Names a payment that was refunded before it opened a course: no progress names it. */
export const refundKey = (uid: string, payment: string): Key => ({ pk: userPk(uid), sk: `REFUND#${payment}` })
export const refundsOf = (uid: string) => ({ pk: userPk(uid), prefix: 'REFUND#' })
export const taskSummaryKey = (uid: string, progress: string, section: string, task: string): Key => ({
  pk: userPk(uid),
  sk: `TASK#${progress}#${section}#${task}`,
})
export const taskSummariesOfProgress = (uid: string, progress: string) => ({
  pk: userPk(uid),
  prefix: `TASK#${progress}#`,
})
export const taskSummariesOfSection = (uid: string, progress: string, section: string) => ({
  pk: userPk(uid),
  prefix: `TASK#${progress}#${section}#`,
})
export const taskSummariesOfUser = (uid: string) => ({ pk: userPk(uid), prefix: 'TASK#' })
/** A student's running tests (table/progress.ts). */
export const runningTestsKey = (uid: string): Key => ({ pk: userPk(uid), sk: 'RUNNING' })
/**
 * The questions that a student has seen in the last year (domain/exams/seen-questions.ts); read with the list of
 * running tests, whose key precedes it.
 */
export const seenQuestionsKey = (uid: string): Key => ({ pk: userPk(uid), sk: 'RUNNING#SEEN' })
/** Both in one query. */
export const runningTestsAndSeen = (uid: string) => ({ pk: userPk(uid), prefix: 'RUNNING' })
/** A progress, later ones and, at the end, the running tests: one query instead of two reads. */
export const progressToRunningTests = (uid: string, progress: string) => ({
  pk: userPk(uid),
  prefix: progressKey(uid, progress).sk,
  upTo: runningTestsKey(uid).sk,
})
/** `n` counts from 1; three digits keep attempts in order. */
export const attemptKey = (uid: string, progress: string, task: string, n: number): Key => ({
  pk: userPk(uid),
  sk: `ATTEMPT#${progress}#${task}#${n < 10 ? '00' : n < 100 ? '0' : ''}${n}`,
})
/**
 * The deck of an adaptive attempt, stored next to it: one query reads both. By the attempt's seed, so that of two
 * concurrent starts each has its own.
 */
export const attemptDeckKey = (uid: string, progress: string, task: string, n: number, seed: string): Key => ({
  pk: userPk(uid),
  sk: `${attemptKey(uid, progress, task, n).sk}#DECK#${seed}`,
})
export const attemptAndDeck = (uid: string, progress: string, task: string, n: number) => ({
  pk: userPk(uid),
  prefix: attemptKey(uid, progress, task, n).sk,
  upTo: attemptDeckKey(uid, progress, task, n, '~').sk,
})
/** Attempts, and the decks of adaptive ones. */
export const attemptsOfTask = (uid: string, progress: string, task: string) => ({
  pk: userPk(uid),
  prefix: `ATTEMPT#${progress}#${task}#`,
})
export const attemptsOfProgress = (uid: string, progress: string) => ({
  pk: userPk(uid),
  prefix: `ATTEMPT#${progress}#`,
})
export const attemptsOfUser = (uid: string) => ({ pk: userPk(uid), prefix: 'ATTEMPT#' })

/** Reminders of a day of the academy (YYYY-MM-DD); `days`: how many it mentions. */
export const reminderKey = (day: string, uid: string, progress: string, days: number): Key => ({
  pk: `REMINDERS#${day}`,
  sk: `${uid}#${progress}#${days}`,
})
export const remindersOfDay = (day: string) => ({ pk: reminderKey(day, '', '', 0).pk })

export const usersByType = (type: string) => ({ gsi1pk: `USERS#${type}` })
export const userByName = (type: string, lastName: string, firstName: string, uid: string) => ({
  gsi1pk: `USERS#${type}`,
  gsi1sk: `${lastName.toLowerCase()}#${firstName.toLowerCase()}#${uid}`,
})

/** Records whose account is being deleted, oldest first (decision 0070). */
export const deletingUsers = { gsi1pk: 'DELETING' }
export const deletingUser = (since: number, uid: string) => ({ gsi1pk: 'DELETING', gsi1sk: `${since}#${uid}` })

export const courseKey = (course: string): Key => ({ pk: `COURSE#${course}`, sk: 'META' })
/** Incremented by every progress that opens in the course: an edit requires that it is unchanged. */
export const courseActiveKey = (course: string): Key => ({ pk: `COURSE#${course}`, sk: 'ACTIVE' })
export const courseStudentKey = (course: string, uid: string): Key => ({ pk: `COURSE#${course}`, sk: `STUDENT#${uid}` })
export const studentsOfCourse = (course: string) => ({ pk: `COURSE#${course}`, prefix: 'STUDENT#' })
/** The students of a course whose uid comes after one; '' for all. */
export const studentsAfter = (course: string, uid: string) => ({
  pk: `COURSE#${course}`,
  // A blank sorts before every character of a uid.
  prefix: uid === '' ? 'STUDENT#' : `STUDENT#${uid} `,
  upTo: 'STUDENT#~',
})
/** What a course's students are told, and, until all of them are, its place among what is on its way. */
/**
 * A student's progress in a course, for administrators. Has its own partition: rosters and enrollments don't read it.
 */
export const cohortStudentKey = (course: string, uid: string): Key => ({ pk: `COHORT#${course}`, sk: uid })
export const studentsOfCohort = (course: string) => ({ pk: cohortStudentKey(course, '').pk })
export const courseNoticeKey = (course: string, notice: string): Key => ({
  pk: `COURSE#${course}`,
  sk: `NOTICE#${notice}`,
})
export const noticesOfCourse = (course: string) => ({ pk: `COURSE#${course}`, prefix: 'NOTICE#' })
export const openNotices = { gsi1pk: 'NOTICES' }
export const inOpenNotices = (time: number, course: string, notice: string) => ({
  gsi1pk: 'NOTICES',
  gsi1sk: `${time}#${course}#${notice}`,
})
export const catalogue = { gsi1pk: 'CATALOGUE' }
export const inCatalogue = (course: string) => ({ gsi1pk: 'CATALOGUE', gsi1sk: `COURSE#${course}` })
/** `Archived`: archived ones of either type. */
export const coursesByType = (type: string) => ({ gsi2pk: `COURSES#${type}` })
export const courseByName = (type: string, name: string, course: string) => ({
  gsi2pk: `COURSES#${type}`,
  gsi2sk: `${name.toLowerCase()}#${course}`,
})

/** Seats of a link group of Live courses: max, students and holds in one item. */
export const seatsKey = (group: string): Key => ({ pk: `SEATS#${group}`, sk: 'META' })

export const contentKey = (content: string): Key => ({ pk: `CONTENT#${content}`, sk: 'META' })
export const contentTree = (content: string) => ({ pk: `CONTENT#${content}` })
export const sectionKey = (content: string, section: string): Key => ({
  pk: `CONTENT#${content}`,
  sk: `SECTION#${section}`,
})
export const sectionsOf = (content: string) => ({ pk: `CONTENT#${content}`, prefix: 'SECTION#' })
export const taskKey = (content: string, section: string, task: string): Key => ({
  pk: `CONTENT#${content}`,
  sk: `TASK#${section}#${task}`,
})
export const tasksOfSection = (content: string, section: string) => ({
  pk: `CONTENT#${content}`,
  prefix: `TASK#${section}#`,
})
/** A Reading task's text is stored separately, so that lists never read it. */
export const taskTextKey = (task: string): Key => ({ pk: `TASK#${task}`, sk: 'TEXT' })
/** A Lecture's unpublished renditions while they are created. */
export const renditionsKey = (task: string): Key => ({ pk: `TASK#${task}`, sk: 'RENDITIONS' })
/** A content's running copy. */
export const contentCopyKey = (content: string): Key => ({ pk: `CONTENT#${content}`, sk: 'COPY' })
/** The tasks of all sections of a content. */
export const tasksOfContent = (content: string) => ({ pk: `CONTENT#${content}`, prefix: 'TASK#' })
export const contentCopies = { gsi1pk: 'COPIES' }
export const copyingContent = (since: number, content: string) => ({ gsi1pk: 'COPIES', gsi1sk: `${since}#${content}` })
export const contents = { gsi1pk: 'CONTENT' }
/** Deleted items that can be restored, by the time of deletion. */
export const binned = { gsi1pk: 'BIN' }
export const binnedAt = (deletedOn: number, { pk, sk }: Key) => ({ gsi1pk: 'BIN', gsi1sk: `${deletedOn}#${pk}#${sk}` })
/** Deleted questions: deleted content stays in its own partition. */
export const binnedQuestions = { pk: 'BIN' }
export const binnedQuestionKey = (key: string): Key => ({ pk: 'BIN', sk: key })
/** Contents whose tasks were added or removed: their students' progress is recounted. */
export const recounts = { pk: 'RECOUNT' }
export const recountKey = (content: string): Key => ({ pk: 'RECOUNT', sk: content })
export const contentByUrl = (url: string) => ({ gsi1pk: 'CONTENT', gsi1sk: url })

/**
 * scope: CONTENT, SECTION#content, TASK#section, COURSE … , in a bank from before decision 0105 IMPORT; name: the
 * name's URL form, or a ref.
 */
export const nameKey = (scope: string, name: string): Key => ({ pk: `NAME#${scope}`, sk: name })
export const refNames = { pk: 'NAME#IMPORT' }

export const paymentKey = (payment: string): Key => ({ pk: `PAYMENT#${payment}`, sk: 'META' })
/** month: YYYY-MM in UTC. */
export const paymentsOfMonth = (month: string) => ({ gsi1pk: `PAYMENTS#${month}` })
export const paymentInMonth = (month: string, time: number, payment: string) => ({
  gsi1pk: `PAYMENTS#${month}`,
  gsi1sk: `${time}#${payment}`,
})
/** Payments that are not settled yet, oldest first; settled ones are in no partition of gsi2. */
export const processingPayments = { gsi2pk: 'PROCESSING' }
export const processingPayment = (time: number, payment: string) => ({
  gsi2pk: 'PROCESSING',
  gsi2sk: `${time}#${payment}`,
})

export const notifications = { pk: 'NOTIFICATIONS' }
export const notificationKey = (key: string): Key => ({ pk: 'NOTIFICATIONS', sk: key })
export const tagsKey: Key = { pk: 'LIST', sk: 'TAGS' }
export const nclexAreasKey: Key = { pk: 'LIST', sk: 'NCLEX_AREAS' }
/** The shortages of tests that administrators have been notified of. */
export const reportedShortagesKey: Key = { pk: 'TOLD', sk: 'SHORT_TESTS' }

/** The lease of the stream's projections writer. */
export const projectionsLeaseKey: Key = { pk: 'LEASE', sk: 'PROJECTIONS' }

export const idempotencyKey = (key: string): Key => ({ pk: `ONCE#${key}`, sk: 'ONCE' })

/** An administrator's view of a student, by the student. */
export const studentViewKey = (uid: string, view: string): Key => ({ pk: `VIEW#${uid}`, sk: `OPENED#${view}` })

/** An invitation, by the hash of its address; gsi1: all, by the time of their last e-mail. */
export const invitationKey = (name: string): Key => ({ pk: `INVITATION#${name}`, sk: 'META' })
export const invitations = { gsi1pk: 'INVITATIONS' }
export const invitationsByTime = (time: number, name: string) => ({ gsi1pk: 'INVITATIONS', gsi1sk: `${time}#${name}` })

/** Administrators' changes, by kind; gsi1: all, gsi2: by administrator. `key` sorts by time. */
export const auditKey = ({ kind, key, by }: { kind: string; key: string; by: string }) => ({
  pk: `AUDIT#${kind}`,
  sk: key,
  gsi1pk: 'AUDIT',
  gsi1sk: key,
  gsi2pk: `AUDIT#${by}`,
  gsi2sk: key,
})
export const auditOfKind = (kind: string) => ({ pk: `AUDIT#${kind}` })
export const auditOfAll = { gsi1pk: 'AUDIT' }
export const auditOfEditor = (uid: string) => ({ gsi2pk: `AUDIT#${uid}` })
/** Everyone with an entry. */
export const auditEditors = { pk: 'AUDIT#EDITORS' }
export const auditEditorKey = (uid: string): Key => ({ pk: auditEditors.pk, sk: uid })
/** Records who deleted the item with a key. */
export const deletedKey = ({ pk, sk }: Key): Key => ({ pk: `DELETED#${pk}`, sk })
