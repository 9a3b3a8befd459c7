/** Words of the page for a student who has completed a course. */
export const courseCompletedWords = {
  title: 'Course completed',
  lead: (course: string) => `You finished every task in ${course}. Well done.`,
  loading: 'Loading your summary',
  did: 'Your summary',
  tasks: 'Tasks',
  study: 'Study',
  tests: 'Tests',
  average: 'Average of best results',
  best: 'Best result',
  passed: 'Practice tests passed',
  passedOf: (passed: number, graded: number) => `${passed} of ${graded}`,
  next: 'What’s next',
  certificate: 'Your certificate',
  certificateWhy: 'It shows your name, the course, the date, and the hours. Print it or share a link.',
  toCertificate: 'Get your certificate',
  again: 'Review the course',
  againWhy: (left: string) =>
    `The course stays open for ${left}, so you can reread lessons and retake tests with attempts left.`,
  stays: 'Reread lessons and retake tests with attempts left.',
  more: 'See other courses',
  see: 'See your summary',
} as const
