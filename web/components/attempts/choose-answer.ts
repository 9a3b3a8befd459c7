/** A question as it may be answered: without its key. */
export type AskedQuestion = {
  type: string
  body: string
  answers: readonly { letter: string; text: string }[]
  /** Of a Matching/Dropdown question, what its answers are matched with. */
  matches: readonly string[] | null
}

/** How a question is answered: one answer, several, or a match for each. */
export const answerMode = ({ type, matches }: AskedQuestion): 'one' | 'many' | 'matches' =>
  matches !== null ? 'matches' : type === 'Select All That Apply' ? 'many' : 'one'

/** The choice after answer `index` was pressed: one replaces, several toggle (spec 3.5.26). */
export const chooseAnswer = (question: AskedQuestion, choice: readonly number[], index: number): readonly number[] => {
  if (answerMode(question) !== 'many') return [index]
  return choice.includes(index) ? choice.filter((each) => each !== index) : [...choice, index].sort((a, b) => a - b)
}

/** The choice after answer `index` was given the match at `match`; -1 takes it away. */
export const chooseMatch = (choice: readonly number[], index: number, match: number): readonly number[] =>
  choice.map((each, at) => (at === index ? match : each))
