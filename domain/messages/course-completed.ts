/** Words of the page for a student who has completed a course. */
export const courseCompletedWords = {
  title: 'Course completed',
  lead: (course: string) => `You have done every task of ${course}. Well done.`,
  loading: 'Loading what you did',
  did: 'What you did',
  tasks: 'Tasks',
  study: 'Study',
  tests: 'Tests',
  average: 'Average of best results',
  best: 'Best result',
  passed: 'Practice tests passed',
  passedOf: (passed: number, graded: number) => `${passed} of ${graded}`,
  next: 'What is next',
  certificate: 'Your certificate',
  certificateWhy: 'It carries your name, the course, the day and the hours. You can print it, or share it by a link.',
  toCertificate: 'Get the certificate',
  again: 'Look at the course again',
  againWhy: (left: string) =>
    `The course stays open for ${left}: read again, and repeat tests that have attempts left.`,
  stays: 'Read again, and repeat tests that have attempts left.',
  more: 'See other courses',
  see: 'See what you did',
} as const
