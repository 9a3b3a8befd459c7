import type {
  StudentAttemptFieldsFragment,
  StudentSectionQuery,
  StudentTaskFieldsFragment,
} from '#generated/operations.ts'
import { aProgress } from '#web/testing/a-progress.ts'

export const sam = { uid: 'u1', firstName: 'Sam', lastName: 'Rivera', email: 'sam@academy.example' }

const START = Date.UTC(2027, 2, 5, 15)

/** A failed Practice of three questions that took two and a half minutes. */
export const anAttempt = (facts: Partial<StudentAttemptFieldsFragment> = {}): StudentAttemptFieldsFragment => ({
  n: 1,
  type: 'Practice',
  startTime: START,
  deadline: null,
  endTime: START + 150_000,
  total: 3,
  currentQuestion: 3,
  score: 1,
  maxScore: null,
  grade: 33,
  passGrade: 65,
  result: 'failing',
  breakdown: [{ name: 'Renal', correct: 1, total: 3, grade: 33, answered: null }],
  adaptive: null,
  ...facts,
})

/** A running attempt. */
export const aRunningAttempt = (n: number): StudentAttemptFieldsFragment =>
  anAttempt({ n, endTime: null, grade: null, result: null, breakdown: null, score: 0, currentQuestion: 1 })

export const aStudentTask = (facts: Partial<StudentTaskFieldsFragment> = {}): StudentTaskFieldsFragment => ({
  key: 't1',
  name: 'Kidneys',
  type: 'Practice',
  complete: true,
  startTime: null,
  used: 1,
  best: 33,
  watched: null,
  attempts: [anAttempt()],
  ...facts,
})

/** A reply that contains Sam's section with these tasks. */
export const aStudentSection = (tasks: readonly StudentTaskFieldsFragment[]): StudentSectionQuery => ({
  studentSection: {
    student: sam,
    progress: aProgress(),
    section: { key: 's1', name: 'Safety', instructions: '', total: tasks.length, completed: 1 },
    tasks: [...tasks],
  },
})
