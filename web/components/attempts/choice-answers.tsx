import { FormattedText } from './formatted/formatted-text.tsx'
import type { AnswerMarks, AnswersProps } from './question-view.ts'
import type { CellMark } from './types/options/choices.ts'
import { OptionRow } from './strikes.tsx'

/** The choice after a click on answer `index`, if several may be chosen (spec 3.5.26). */
export const toggleAnswer = (choice: readonly number[], index: number): readonly number[] =>
  choice.includes(index) ? choice.filter((chosen) => chosen !== index) : [...choice, index].sort((a, b) => a - b)

/** The choice after a click on an answer, if only one may be chosen. */
export const chooseOne = (_: readonly number[], index: number): readonly number[] => [index]

type ChoiceAnswersProps = AnswersProps & { several: boolean }

/** Answers of which one or several can be chosen; the whole row is clickable. */
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
      <span className="answer__letter min-w-[1.25em] font-[650]">{letter}.</span>
      <FormattedText
        className="answer__text flex-[1_1_0] min-w-32 max-[16.01rem]:basis-full max-[16.01rem]:min-w-0"
        text={text}
        html={textHtml}
        inControl
      />
    </OptionRow>
  ))
}

/** Radio buttons: one answer (spec 3.5.26). */
export const OneAnswer = (props: AnswersProps) => <ChoiceAnswers {...props} several={false} />

/** Checkboxes: one answer or more (spec 3.5.26). */
export const SeveralAnswers = (props: AnswersProps) => <ChoiceAnswers {...props} several />

/** Describes a mark. `whose`: absent if several answers may be chosen. */
export const markWords = (mark: CellMark, whose?: string): string =>
  ({
    right: whose === undefined ? 'Correct choice' : `${whose} answer: correct`,
    wrong: whose === undefined ? 'Incorrect choice' : `${whose} answer: incorrect`,
    missed: whose === undefined ? 'Correct answer you missed' : 'Correct answer',
  })[mark]

/** Marks right answers, chosen or missed, and wrong answers that were chosen. */
export function gradeChoice({ right, chosen }: AnswerMarks, whose?: string) {
  if (right === 1) {
    const words = chosen < 0 ? 'Correct answer' : markWords(chosen === 1 ? 'right' : 'missed', whose)
    return { marked: true, right: true, missed: chosen === 0, words }
  }
  const marked = chosen === 1
  return { marked, right: false, words: marked ? markWords('wrong', whose) : undefined }
}
