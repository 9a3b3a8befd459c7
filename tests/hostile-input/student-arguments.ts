import type { Values, ValidArguments } from './valid-arguments.ts'

const quizForm = {
  filter: {
    areas: ['Safety'],
    tags: ['Heart'],
    types: ['Priority'],
    steps: ['Take Action'],
    difficulties: ['easy'],
    statuses: ['unused'],
    recentMisses: false,
  },
  questions: 20,
  mode: 'tutor',
  pace: 90,
}

/** A student's course with its test, as mutations refer to them. */
export type StudentAcademy = {
  progress: string
  practice: string
  /** The location of the test, and of a lecture. */
  opened: Values
  watched: Values
  order: Values
  payment: string
}

/** Valid arguments of students' mutations, which are sent with a student's token. */
export const studentArguments = ({ progress, practice, opened, watched, order, payment }: StudentAcademy) =>
  ({
    recordSeen: () => ({ signedIn: true }),
    updateAccount: () => ({ input: { firstName: 'Nora', lastName: 'Newman', phone: '(212)555-0123' } }),
    answerCard: () => ({
      input: { progressKey: progress, questionId: 1, item: 1, servedTime: 1_700_000_000_000, choice: [0], seconds: 20 },
    }),
    startQuiz: (n) => ({ input: { progressKey: progress, requestId: `quiz-request-${n}`, form: quizForm } }),
    saveQuizForms: (n) => ({ input: { forms: [{ name: `Form ${n}`, form: quizForm }], version: n } }),
    resetStatuses: (n) => ({ input: { requestId: `reset-${n}`, undo: 1_700_000_000_000 } }),
    rateCard: () => ({ input: { progressKey: progress, questionId: 1, item: 1, rating: 'easy' } }),
    updateStudySettings: (n) => ({
      input: { retention: 0.9, cap: 50, examDay: '2027-05-01', timeZone: 'Europe/Berlin', version: n },
    }),
    updateStudyPlan: (n) => ({
      input: {
        examDay: '2027-05-01',
        timeZone: 'Europe/Berlin',
        freeWeekdays: [0, 6],
        freeDays: ['2027-04-04'],
        startMinute: 1_080,
        version: n - 1,
        settingsVersion: n - 1,
      },
    }),
    changePlanFeed: (n) => ({ input: { on: true, version: n - 1 } }),
    shareActivity: () => ({ shared: true }),
    recordExamOutcome: () => ({ input: { day: '2026-11-02', passed: true, consent: true } }),
    withdrawExamOutcome: () => ({ day: '2026-11-02' }),
    requestEmailChange: () => ({ email: 'nora.newman@academy.example' }),
    confirmEmailChange: () => ({ code: '000000' }),
    createRecoveryCodes: () => ({}),
    endSession: () => ({ id: 'us-east-1_0' }),
    endSessions: () => ({ by: null }),
    updateReminders: () => ({ input: { classTomorrow: true, daysLeft: false } }),
    deleteAccount: () => ({ email: 'somebody-else@academy.example' }),
    registerCourse: (n) => ({ input: { ...order, requestId: `request-${n}-${n}` } }),
    settlePayment: () => ({ key: payment }),
    cancelPayment: () => ({ key: payment }),
    updateProgress: () => ({ input: { key: progress, action: 'complete' } }),
    issueCertificate: () => ({ progressKey: progress }),
    shareCertificate: () => ({ progressKey: progress, shared: true }),
    createTaskProgress: () => ({ input: opened }),
    updateTaskProgress: () => ({
      input: {
        progressKey: progress,
        taskKey: practice,
        n: 1,
        action: 'check',
        position: 0,
        questionId: 1,
        scoring: 'plus-minus',
        choice: [0],
      },
    }),
    markQuestion: () => ({
      input: {
        progressKey: progress,
        sectionKey: 'section',
        taskKey: practice,
        n: 1,
        position: 0,
        version: 0,
        flagged: true,
        struck: [1],
        note: 'Airway',
        highlights: [{ block: 'a1b2', start: 0, text: 'Airway' }],
      },
    }),
    reportMistake: (n) => ({
      input: {
        progressKey: progress,
        taskKey: practice,
        n: 1,
        position: 0,
        requestId: `report-${n}-${n}`,
        kind: 'typo',
        text: 'Airwey',
      },
    }),
    recordWatching: () => ({ input: { ...watched, duration: 46, pieces: 'AQI=' } }),
  }) satisfies ValidArguments

/** The names of those mutations. */
export const STUDENT_MUTATIONS: ReadonlySet<string> = new Set(
  Object.keys(studentArguments({ progress: '', practice: '', opened: {}, watched: {}, order: {}, payment: '' })),
)
