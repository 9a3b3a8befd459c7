/** Words of an adaptive NCLEX before its first question and in its breaks. */
export const examPanelWords = {
  notAffiliated:
    'Scores use our own scale. We aren’t affiliated with NCSBN. NCLEX is a trademark of the National Council of State Boards of Nursing.',
  breakOffer: 'Time for a break',
  breakOffered: 'You can take a break now. The clock keeps running.',
  takeBreak: 'Take a break',
  resume: 'Keep going',
  onBreak: 'You’re on a break',
  breakRuns: 'You’ll see the next question when you resume. The clock keeps running.',
  endBreak: 'Resume test',
} as const

/** Explains an adaptive NCLEX. `min` and `max` are numbers of questions. */
export const examIntro = (min: number, max: number): readonly string[] => [
  'Correct answers lead to harder questions; incorrect ones to easier questions.',
  `After question ${min}, the test stops once we’re 95% sure of your result, or at question ${max}.`,
  'You can’t change an answer after you submit it. The clock keeps running if you leave.',
]

const half = (minutes: number): string => String(minutes / 60).replace('.5', '½')

const lengthText = (minutes: number): string => (minutes % 30 === 0 ? `${half(minutes)} hr` : `${minutes} min`)

/** The numbers of an adaptive NCLEX, in words; times in minutes. */
export const examNumbers = {
  questions: (min: number, max: number, unscored: number) => `${min} to ${max}, including ${unscored} unscored`,
  time: (minutes: number) => `${lengthText(minutes)}, breaks included`,
  breaks: (minutes: readonly number[]) =>
    minutes.length === 0 ? 'None' : `${minutes.length}, after ${minutes.map(lengthText).join(' and ')}`,
  goingBack: 'Not allowed',
} as const

/** Words of the outcome counts (decision 0110). */
export const outcomeCountWords = {
  title: 'NCLEX results reported by students',
  loading: 'Loading the counts',
  text: (passed: number, failed: number, students: number) =>
    `${passed} passed and ${failed} not passed, of ${students} ${students === 1 ? 'student' : 'students'}.`,
  note: 'Counts only: whose they are is not shown. A likelihood of passing needs at least 100 of each, and a check on later outcomes.',
} as const
