import type { Question, Sitting } from './sitting.ts'

/** How a question is answered: one answer, several, or a match for each. */
export const answerMode = ({ type, matches }: Question): 'one' | 'many' | 'matches' =>
  matches !== null ? 'matches' : type === 'Select All That Apply' ? 'many' : 'one'

/** The choice after the student pressed answer `index`: one replaces, several toggle (spec 3.5.26). */
export const chooseAnswer = ({ question, choice }: Sitting, index: number): readonly number[] => {
  if (question === null || answerMode(question) !== 'many') return [index]
  return choice.includes(index) ? choice.filter((each) => each !== index) : [...choice, index].sort((a, b) => a - b)
}

/** The choice after the student gave answer `index` the match at `match`; -1 takes it away. */
export const chooseMatch = ({ choice }: Sitting, index: number, match: number): readonly number[] =>
  choice.map((each, at) => (at === index ? match : each))
