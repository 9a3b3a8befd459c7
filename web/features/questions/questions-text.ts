/** A number of questions in words. */
export const questionsText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`
