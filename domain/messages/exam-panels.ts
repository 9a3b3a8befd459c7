/** Words of an adaptive NCLEX before its first question and in its breaks. */
export const examPanelWords = {
  notAffiliated:
    'Abilities are on our own scale; we are not affiliated with NCSBN. NCLEX is a trademark of the National Council of State Boards of Nursing.',
  breakOffer: 'Time for a break',
  breakOffered: 'You may take a break now. The clock goes on.',
  takeBreak: 'Take a break',
  resume: 'Go on',
  onBreak: 'You are on a break',
  breakRuns: 'The next question is hidden until you go on. The clock goes on.',
  endBreak: 'End the break',
} as const

/** Explains an adaptive NCLEX. `min` and `max` are numbers of questions. */
export const examIntro = (min: number, max: number): readonly string[] => [
  'Each question is chosen by your answers so far: right ones bring harder questions, wrong ones easier ones.',
  `From question ${min} on, the test ends as soon as it is 95% certain whether your ability is above the standard, and at question ${max} at the latest.`,
  'Answers are saved as you go, no answer can be changed afterwards, and the time keeps running if you leave.',
]

const half = (minutes: number): string => String(minutes / 60).replace('.5', '½')

const lengthText = (minutes: number): string => {
  if (minutes % 30 !== 0) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${half(minutes)} hours`
}

/** The numbers of an adaptive NCLEX, in words; times in minutes. */
export const examNumbers = {
  questions: (min: number, max: number, unscored: number) => `${min} to ${max}, ${unscored} of them unscored`,
  time: (minutes: number) => `${lengthText(minutes)}, breaks included`,
  breaks: (minutes: readonly number[]) =>
    minutes.length === 0 ? 'None' : `${minutes.length}, after ${minutes.map(lengthText).join(' and ')}`,
  goingBack: 'Not possible',
} as const

/** Words of the outcome counts (decision 0110). */
export const outcomeCountWords = {
  title: 'Outcomes of the real examination that students have recorded',
  loading: 'Loading the counts',
  text: (passed: number, failed: number, students: number) =>
    `${passed} passed and ${failed} not passed, of ${students} ${students === 1 ? 'student' : 'students'}.`,
  note: 'Counts only: whose they are is not shown. A likelihood of passing needs at least 100 of each, and a check on later outcomes.',
} as const
