import type { AnswerMarks, AnswersProps } from './question-view.ts'

/** The choice after answer `index` was pressed, where several may be chosen (spec 3.5.26). */
const toggled = (choice: readonly number[], index: number): readonly number[] =>
  choice.includes(index) ? choice.filter((chosen) => chosen !== index) : [...choice, index].sort((a, b) => a - b)

type ChoiceAnswersProps = AnswersProps & { several: boolean }

/** Answers to choose one or several of; the whole row of an answer is the target. */
function ChoiceAnswers({ question, position, choice, locked, onChoose, several }: ChoiceAnswersProps) {
  return question.answers.map(({ letter, text }, index) => (
    <label key={letter} className="answer">
      <input
        type={several ? 'checkbox' : 'radio'}
        name={`question-${position}`}
        checked={choice.includes(index)}
        aria-disabled={locked || undefined}
        onChange={() => {
          onChoose(several ? toggled(choice, index) : [index])
        }}
      />
      <span className="answer__letter">{letter}.</span>
      <span className="answer__text">{text}</span>
    </label>
  ))
}

/** Radio buttons: one answer (spec 3.5.26). */
export const OneAnswer = (props: AnswersProps) => <ChoiceAnswers {...props} several={false} />

/** Checkboxes: one answer or more (spec 3.5.26). */
export const SeveralAnswers = (props: AnswersProps) => <ChoiceAnswers {...props} several />

/** Marks the right answers, and a wrong one that was chosen. */
export function gradeChoice({ right, given }: AnswerMarks, whose: string) {
  const marked = right === 1 || given === 1
  const words =
    right === 1
      ? given === 1
        ? `Right answer, ${whose.toLowerCase()} answer`
        : 'Right answer'
      : `${whose} answer, wrong`
  return { marked, right: right === 1, words: marked ? words : undefined }
}
