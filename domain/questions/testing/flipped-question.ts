import type { Question } from '../question.ts'
import { flippedContent } from './flipped-content.ts'

/** The same question to students, with every key changed and another rationale. */
export const flippedQuestion = (question: Question): Question => ({
  ...question,
  ...(question.content === undefined ? {} : { content: flippedContent(question.type, question.content) }),
  rationale: `Another rationale of ${question.id}, of another length`,
  ...(question.rationaleHtml === undefined ? {} : { rationaleHtml: `<p>Another <em>${question.id}</em></p>` }),
  answers: question.answers.map((answer, i, all) => {
    const match = all[(i + 1) % all.length]?.match
    return {
      ...answer,
      correct: !answer.correct,
      ...(match === undefined ? {} : { match }),
      why: `Another reason of ${answer.letter}, of another length`,
      ...(answer.whyHtml === undefined ? {} : { whyHtml: `<p>Another <em>${i}</em></p>` }),
    }
  }),
})
