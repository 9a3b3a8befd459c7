/** The words of taking a test (spec 3.5.20 to 3.5.25, 3.8.4). A refusal's key is its code. */
export const testingMessages = {
  'answer-first': 'Please answer the question first',
  'too-few-cases': 'Not enough case studies',
  'too-few-in-areas': 'Not enough questions in some areas',
  'too-few-easy-or-normal': 'Not enough easy or normal questions with those tags; please Edit the test',
  'too-few-easy': 'Not enough easy questions with those tags; please Edit the test',
  'too-few-normal': 'Not enough normal questions with those tags; please Edit the test',
  'too-few-questions': 'Not enough questions with those tags; please Edit the test',
  'questions-error': 'Questions error, contact instructor',
  'start-failed': 'Fatal error while starting test, please contact the instructor',
  'no-attempts-left': 'You have no more attempts!',
  'test-deleted': 'This test was removed from the course. Your results stay here.',
  'create-failed': 'Fatal error while creating test. Please refresh page.',
  'grade-failed': 'Fatal error while grading question. Please refresh page.',
  'next-failed': 'Fatal error while changing questions. Please refresh the page.',
  'submit-failed': 'Fatal error while submitting test. Please refresh the page.',
  'already-answered': 'You already answered this question. The test has moved on',
  'not-this-question': 'The test has moved on to another question',
  'time-is-up': 'Time is up! The test has ended',
  'attempt-finished': 'This test has already ended',
  'attempt-not-found': 'Test attempt not found',
  'attempt-running': 'This test is still in progress. Finish it to see the answers.',
  'reviews-busy': 'You opened too many reviews in a minute. Wait a minute, then try again.',
  'exam-running': 'You have a test in progress. Finish it before you start another or see answers.',
  'questions-in-running-test': 'This test shares questions with one you haven’t finished. Finish that one first.',
  'exam-seen':
    'You’ve seen too many of this exam’s questions in the last year, and it never repeats one. Contact your instructor.',
  'too-many-tests': 'You have too many unfinished tests. Finish one of them first.',
  'not-adaptive': 'This test is not adaptive',
  'not-a-test': 'This task is not a test',
  'note-too-long': 'A note has at most 2,000 characters',
  'marks-not-valid': 'We couldn’t save your flags and notes',
  'too-much-highlighted': 'A question has at most 30 highlights, 2,000 characters together',
  'marks-changed': 'You flagged or noted this question in another tab. Here’s the latest.',
} as const

export type TestingMessage = keyof typeof testingMessages

export const emptyParts = (empty: number, total: number, parts: string): string =>
  `${empty} of ${total} ${parts} ${empty === 1 ? 'is' : 'are'} empty`

/** Why an answer is refused as incomplete: how many matches are empty (-1), otherwise `none`. */
export function incompleteAnswer(choice: readonly number[], none: string = testingMessages['answer-first']): string {
  const empty = choice.filter((match) => match < 0).length
  return empty === 0 || empty === choice.length ? none : emptyParts(empty, choice.length, 'matches')
}

/** Words of running tests on other screens. */
export const runningTestWords = {
  title: 'Tests in progress',
  running: (name: string) => `${name} is in progress`,
  left: (time: string) => `${time} left`,
  resume: 'Resume',
  goTo: (name: string) => `Go to ${name}`,
} as const

/** Labels of the test screen (spec 3.4.20 with decisions, 3.2.24, 3.5.24, 3.8.6, 3.9.5). */
export const testingWords = {
  startAgain: 'Start again',
  noAttemptsLeft: 'No Attempts Left',
  unlimited: 'Unlimited',
  noBreakdown: 'No Breakdown Available',
  attemptDetails: 'Attempt Details',
  undecided: 'Not enough evidence to pass or fail',
} as const

/** The keys of a question's screen. */
export const questionKeyHelp = [
  { keys: 'A – Z or 1 – 9', does: 'Choose that answer' },
  { keys: 'Enter', does: 'Check, then Next' },
  { keys: 'Tab', does: 'To the next answer or button' },
  { keys: '?', does: 'Show these shortcuts' },
] as const

export const questionKeyWords = {
  title: 'Keyboard shortcuts',
  tools: 'Tools',
  letters: 'Use letters and numbers to choose answers',
} as const

/** Words of a result in addition to its numbers; `tryAgain` and similar are its buttons. */
export const resultWords = {
  backToQuizzes: 'Back to Practice',
  passed: 'Well done. You passed.',
  near: 'You’re close. Practice your focus areas, then try again.',
  failed: 'Better to miss it here than on the NCLEX. Read the rationales, then practice what you missed.',
  undecided: 'You’re between passing and failing. Work on your focus areas next.',
  tryAgain: 'Try again',
  strengths: 'Strengths',
  weakest: 'Focus areas',
  marks: 'Exam and level',
  noAttempts: 'No attempts left. You can still read the rationales.',
} as const

/** Words for the end of a test and for hidden keys (decisions, "Settled on 2026-11-22"). */
export const testNotices = {
  timeIsUp: 'Time is up! The test has ended. Unanswered questions were marked incorrect.',
  keyHidden: 'You’ll see the answer when you finish the other test that has this question.',
  keyOfUnanswered: 'You didn’t answer this question, so we don’t show the answer.',
} as const
