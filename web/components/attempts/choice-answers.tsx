import { FormattedText } from './formatted/formatted-text.tsx'
import type { AnswerMarks, AnswersProps } from './question-view.ts'
import { OptionRow } from './strikes.tsx'

/** The choice after answer `index` was pressed, where several may be chosen (spec 3.5.26). */
export const toggleAnswer = (choice: readonly number[], index: number): readonly number[] =>
  choice.includes(index) ? choice.filter((chosen) => chosen !== index) : [...choice, index].sort((a, b) => a - b)

/** The choice after an answer was pressed, where one may be chosen. */
export const chooseOne = (_: readonly number[], index: number): readonly number[] => [index]

type ChoiceAnswersProps = AnswersProps & { several: boolean }

/** Answers to choose one or several of; the whole row of an answer is the target. */
function ChoiceAnswers({ question, position, choice, locked, onChoose, several }: ChoiceAnswersProps) {
  return question.answers.map(({ letter, text, textHtml }, index) => (
    <OptionRow key={letter} cell={index} name={letter}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={`question-${position}`}
        checked={choice.includes(index)}
        aria-disabled={locked || undefined}
        onChange={() => onChoose((several ? toggleAnswer : chooseOne)(choice, index))}
      />
      <span className="answer__letter">{letter}.</span>
      <FormattedText className="answer__text" text={text} html={textHtml} inControl />
    </OptionRow>
  ))
}

/** Radio buttons: one answer (spec 3.5.26). */
export const OneAnswer = (props: AnswersProps) => <ChoiceAnswers {...props} several={false} />

/** Checkboxes: one answer or more (spec 3.5.26). */
export const SeveralAnswers = (props: AnswersProps) => <ChoiceAnswers {...props} several />

/** Marks the right answers, those that were not chosen apart, and a wrong one that was chosen. */
export function gradeChoice({ right, given }: AnswerMarks, whose: string) {
  if (right === 1) {
    const chosen = given === 1
    const words = chosen ? `Right answer, ${whose.toLowerCase()} answer` : 'Right answer'
    return { marked: true, right: true, missed: given === 0, words: given === 0 ? `${words}, not chosen` : words }
  }
  const marked = given === 1
  return { marked, right: false, words: marked ? `${whose} answer, wrong` : undefined }
}
