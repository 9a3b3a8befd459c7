/** Formats a number of questions. */
export const questionsText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`
