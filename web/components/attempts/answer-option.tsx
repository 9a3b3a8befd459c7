import type { AskedQuestion } from './choose-answer.ts'

type AnswerOptionProps = {
  type: 'radio' | 'checkbox'
  name: string
  answer: AskedQuestion['answers'][number]
  checked: boolean
  /** The answer is on its way: it cannot change any more. */
  locked: boolean
  onChoose: () => void
}

/** One answer; the whole row is the target. */
export function AnswerOption({ type, name, answer, checked, locked, onChoose }: AnswerOptionProps) {
  return (
    <label className="answer">
      <input type={type} name={name} checked={checked} aria-disabled={locked || undefined} onChange={onChoose} />
      <span className="answer__letter">{answer.letter}.</span>
      <span className="answer__text">{answer.text}</span>
    </label>
  )
}
