import { SelectField } from '#web/ui/form/select-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AnswerOption } from './answer-option.tsx'
import { answerMode, type AskedQuestion, chooseAnswer, chooseMatch } from './choose-answer.ts'
import './answers.css'

type AnswerFormProps = {
  question: AskedQuestion
  /** Numbered from 0. */
  position: number
  choice: readonly number[]
  /** The answer is on its way: it cannot change any more. */
  locked?: boolean
  onChoose: (choice: readonly number[]) => void
}

const HINTS = {
  one: 'Choose one answer.',
  many: 'Choose all answers that apply.',
  matches: 'Choose the match of each.',
}

/** The answers to choose from: radio buttons, checkboxes, or a select for each of a Matching question (spec 3.5.26). */
export function AnswerForm({ question, position, choice, locked = false, onChoose }: AnswerFormProps) {
  const mode = answerMode(question)
  return (
    <fieldset className="answers" aria-labelledby="question-body" aria-describedby="answer-hint">
      <p id="answer-hint" className="answers__hint">
        {HINTS[mode]}
      </p>
      {mode === 'matches' ? (
        <Stack>
          {question.answers.map((answer, index) => (
            <SelectField
              key={answer.letter}
              label={`${answer.letter}. ${answer.text}`}
              placeholder="Choose a match"
              value={choice[index] === undefined || choice[index] < 0 ? '' : String(choice[index])}
              disabled={locked}
              options={(question.matches ?? []).map((match, at) => ({ value: String(at), label: match }))}
              onChange={(event) => {
                const { value } = event.target
                onChoose(chooseMatch(choice, index, value === '' ? -1 : Number(value)))
              }}
            />
          ))}
        </Stack>
      ) : (
        question.answers.map((answer, index) => (
          <AnswerOption
            key={answer.letter}
            type={mode === 'many' ? 'checkbox' : 'radio'}
            name={`question-${position}`}
            answer={answer}
            checked={choice.includes(index)}
            locked={locked}
            onChoose={() => {
              onChoose(chooseAnswer(question, choice, index))
            }}
          />
        ))
      )}
    </fieldset>
  )
}
