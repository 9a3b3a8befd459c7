import type { StudyQueueQuery } from '#generated/operations.ts'

type Queue = StudyQueueQuery['studyQueue']

const settings = { retention: 0.9, cap: 80, examDay: null, timeZone: 'America/New_York', version: 1 }

/** The reply of a daily review; by default, nothing is due. */
export const aStudyQueue = (facts: Partial<Queue> = {}): { studyQueue: Queue } => ({
  studyQueue: {
    ...{ day: '2026-11-26', cards: [], left: 0, done: 0, waiting: 0, nextDay: null, nextCards: null },
    ...{ settings, endTime: 4_000_000_000_000 },
    ...facts,
  },
})
