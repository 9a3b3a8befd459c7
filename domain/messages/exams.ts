const questions = (n: number): string => (n === 1 ? '1 question' : `${n} questions`)

/** Words around a question of an adaptive NCLEX. */
export const examWords = {
  hideTime: 'Hide the time',
  showTime: 'Show the time',
  usedUp: 'The attempt is used and cannot be continued.',
  ends: 'You can’t continue it afterward.',
  quizEnds: (unanswered: number) =>
    `${unanswered} unanswered ${unanswered === 1 ? 'question' : 'questions'} won’t count. You can’t continue the quiz.`,
  otherDevice: (n: number) => `now at question ${n}`,
  question: (n: number) => `Question ${n}`,
  answered: (n: number, min: number, max: number) => `${n} answered of ${min} to ${max}`,
  finishEarly: (answered: number, min: number) =>
    answered < min
      ? `You have answered ${questions(answered)}. A test that ends with fewer than ${min} is not passed.`
      : `You have answered ${questions(answered)}, so your ability so far decides whether you pass.`,
} as const
