const questions = (n: number): string => (n === 1 ? '1 question' : `${n} questions`)

/** Words around a question of an adaptive NCLEX. */
export const examWords = {
  hideTime: 'Hide the time',
  showTime: 'Show the time',
  usedUp: 'This uses up one of your attempts.',
  ends: 'You can’t continue it afterward.',
  quizEnds: (unanswered: number) =>
    `${unanswered} unanswered ${unanswered === 1 ? 'question' : 'questions'} won’t count. You can’t resume this quiz.`,
  otherDevice: (n: number) => `now at question ${n}`,
  question: (n: number) => `Question ${n}`,
  answered: (n: number, min: number, max: number) => `${n} answered · ${min}–${max} questions`,
  finishEarly: (answered: number, min: number) =>
    answered < min
      ? `You’ve answered ${questions(answered)}. You need at least ${min} to pass.`
      : `You’ve answered ${questions(answered)}, so your ability so far decides whether you pass.`,
} as const
