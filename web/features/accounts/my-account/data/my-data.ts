import { ReceiptDocument } from '#generated/account-operations.ts'
import { OlderAttemptsDocument, type MyProgressQuery, MyProgressDocument } from '#generated/operations.ts'
import {
  AttemptMarksDocument,
  AttemptReviewDocument,
  OwnCardsDocument,
  OwnCertificateDocument,
  OwnDataDocument,
  OwnReportsDocument,
  OwnTasksDocument,
  QuizzesDocument,
} from '#generated/study-operations.ts'
import { myDataWords } from '#domain/messages/account-page.ts'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'

/** Progress of the collection: courses read, out of the total. */
export type Step = { done: number; total: number }

/** Larger than any attempt number: the list of attempts starts with the newest. */
const AFTER_ALL = 1_000_000

/** Error codes while a test is running. A note replaces the questions. */
const WHILE_RUNNING: ReadonlySet<string> = new Set(['attempt-running', 'exam-running'])

type Test = { progressKey: string; taskKey: string }
type MyProgress = MyProgressQuery['myProgress']['items'][number]

const isoTime = (time: number | null | undefined): string | null => (time ? new Date(time).toISOString() : null)

async function readProgresses(): Promise<MyProgress[]> {
  const all: MyProgress[] = []
  for (let next: string | null = null, first = true; first || next !== null; first = false) {
    const { myProgress }: MyProgressQuery = await query(MyProgressDocument, { nextToken: next })
    all.push(...myProgress.items)
    next = myProgress.nextToken ?? null
  }
  return all
}

/** Returns the data, or a note that it isn't shown while a test is running. */
async function unlessRunning<T>(read: () => Promise<T>): Promise<T | string> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && WHILE_RUNNING.has(error.code)) return myDataWords.whileRunning
    throw error
  }
}

/** The questions and answers that the attempt's review currently shows to the student, and no more. */
const readAnswers = (test: Test, n: number) =>
  unlessRunning(async () => {
    const { attemptReview } = await query(AttemptReviewDocument, { ...test, n })
    return attemptReview.questions.map(({ question, graded, answered, seconds }) => ({
      type: question.type,
      question: question.body,
      answers: question.answers,
      answered,
      seconds,
      yourChoice: graded?.choice ?? null,
      correct: graded?.correct ?? null,
      rightAnswer: graded?.key ?? null,
      rationale: graded?.rationale ?? null,
    }))
  })

/**
 * Flags, strike-outs, notes, and highlights of an attempt, or with `n` 0 of a Reading. Included even while it is running, because they are the
 * student's own.
 */
const readMarks = (test: Test, n: number) =>
  unlessRunning(async () => {
    const { attemptMarks } = await query(AttemptMarksDocument, { ...test, n })
    return attemptMarks.map(({ position, flagged, struck, note, highlights }) => ({
      question: position + 1,
      flagged,
      struck,
      note,
      highlighted: highlights.map(({ text }) => text),
    }))
  })

async function readAttempts(test: Test) {
  const attempts = []
  for (let before = AFTER_ALL; before > 1;) {
    const { olderAttempts } = await query(OlderAttemptsDocument, { ...test, before })
    for (const { n, startTime, endTime, total, score, grade, result } of olderAttempts)
      attempts.push({
        number: n,
        started: isoTime(startTime),
        ended: isoTime(endTime),
        questions: total,
        right: score,
        grade,
        result,
        answers: endTime ? await readAnswers(test, n) : myDataWords.whileRunning,
        marks: await readMarks(test, n),
      })
    before = olderAttempts.at(-1)?.n ?? 1
  }
  return attempts
}

async function readTasks(progressKey: string) {
  const { ownTasks } = await query(OwnTasksDocument, { progressKey })
  const tasks = []
  for (const { taskKey, name, type, complete, startTime, started, best, watched } of ownTasks)
    tasks.push({
      task: name ?? myDataWords.taskGone,
      type,
      complete,
      opened: isoTime(startTime),
      bestGrade: best,
      watched: watched && { seconds: watched.seconds, of: watched.duration },
      attempts: started > 0 ? await readAttempts({ progressKey, taskKey }) : [],
      ...(type === 'Reading' && { marks: await readMarks({ progressKey, taskKey }, 0) }),
    })
  return tasks
}

/** Reads all pages of a list. `read` returns a page and the token of the next one. */
async function readPages<Item>(
  read: (token: string | null) => Promise<{ items: readonly Item[]; nextToken?: string | null }>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let next: string | null = null, first = true; first || next !== null; first = false) {
    const page: Awaited<ReturnType<typeof read>> = await read(next)
    all.push(...page.items)
    next = page.nextToken ?? null
  }
  return all
}

/** The student's quizzes in a course, with the answers that reviews show. */
async function readQuizzes(progressKey: string) {
  const quizzes = await readPages(async (nextToken) => {
    const page = (await query(QuizzesDocument, { progressKey, nextToken })).quizzes
    return { items: page.quizzes, nextToken: page.nextToken ?? null }
  })
  const all = []
  for (const { taskKey, form } of quizzes) all.push({ form, attempts: await readAttempts({ progressKey, taskKey }) })
  return all
}

/** Mistakes in questions reported by the student. */
async function readReports(progressKey: string) {
  const reports = await readPages(
    async (nextToken) => (await query(OwnReportsDocument, { progressKey, nextToken })).ownReports,
  )
  return reports.map(({ n, position, kind, text, sentOn, settledOn, outcome }) => ({
    ...{ attempt: n, question: position + 1, kind, text },
    sent: isoTime(sentOn),
    settled: isoTime(settledOn),
    outcome,
  }))
}

/**
 * The review card of each question. A note replaces the cards while an exam is running, and states how many cards a
 * running test withholds.
 */
async function readCards() {
  let withheld = 0
  try {
    const cards = await readPages(async (nextToken) => {
      const { ownCards } = await query(OwnCardsDocument, { nextToken })
      withheld += ownCards.withheld
      return ownCards
    })
    return { cards, withheld, ...(withheld > 0 ? { why: myDataWords.whileRunning } : {}) }
  } catch (error) {
    if (error instanceof AppError && WHILE_RUNNING.has(error.code)) return myDataWords.whileRunning
    throw error
  }
}

/** The certificate of a completed course, and whether its page is public. */
async function readCertificate(progressKey: string) {
  const { certificate } = await query(OwnCertificateDocument, { progressKey })
  if (!certificate) return null
  const { name, course, completedOn, issuedOn, verifyId } = certificate
  return { name, course, completedOn, issuedOn: isoTime(issuedOn), isPublic: Boolean(verifyId) }
}

/** A payment with the content of its receipt. */
async function readPayment(key: string) {
  const { myPayment } = await query(ReceiptDocument, { key })
  return (
    myPayment && {
      reference: myPayment.key,
      description: myPayment.description,
      name: myPayment.studentName,
      amountInCents: myPayment.amount,
      date: isoTime(myPayment.date),
      status: myPayment.status,
    }
  )
}

/**
 * Collects the user's data through fields that only return the caller's data. A test's questions are those that its
 * review shows now, so none of a running test (decision 0069). Calls `onStep` for each course. Throws as the API does.
 */
export async function collectMyData(onStep: (step: Step) => void) {
  const { me, myRefunds, myExamOutcomes, myActivity, studyPlan } = await query(OwnDataDocument, {})
  const progresses = await readProgresses()
  const courses = []
  for (const progress of progresses) {
    onStep({ done: courses.length, total: progresses.length })
    courses.push({
      name: progress.name,
      type: progress.courseType,
      subject: progress.subject,
      registered: isoTime(progress.dateCreated),
      started: isoTime(progress.startedOn),
      ends: isoTime(progress.endTime),
      completed: isoTime(progress.completedOn),
      complete: progress.complete,
      dates: progress.dates,
      location: progress.location,
      payment: progress.paymentKey ? await readPayment(progress.paymentKey) : null,
      certificate: await readCertificate(progress.key),
      tasks: await readTasks(progress.key),
      quizzes: await readQuizzes(progress.key),
      reportedMistakes: await readReports(progress.key),
    })
  }
  onStep({ done: courses.length, total: progresses.length })
  // Payments refunded before their course opened, which no course refers to.
  const refunds = []
  for (const key of myRefunds) refunds.push(await readPayment(key))
  const account = me && {
    id: me.uid,
    firstName: me.firstName,
    lastName: me.lastName,
    phone: me.phone,
    email: me.email,
    created: isoTime(me.dateCreated),
    lastSignIn: isoTime(me.lastLogin),
    lastSeen: isoTime(me.lastSeen),
    reminders: me.reminders,
  }
  const examOutcomes = myExamOutcomes.map(({ day, passed, recordedOn }) => ({
    ...{ day, passed },
    recorded: isoTime(recordedOn),
  }))
  const { days, groups, shared: comparesWithOthers } = myActivity
  const { examDay, timeZone, cap: reviewsADay, retention, freeWeekdays, freeDays, startMinute, feedUrl } = studyPlan
  const study = {
    ...{ examDay, timeZone, reviewsADay, retention, freeWeekdays, freeDays, startMinute },
    calendar: feedUrl ?? null,
    remembered: await readCards(),
  }
  const made = { about: myDataWords.about, madeOn: new Date().toISOString() }
  return { ...made, account, courses, refunds, examOutcomes, activity: { days, groups, comparesWithOthers }, study }
}
