import { SelectField } from '#web/ui/form/select-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { FormattedText } from './formatted/formatted-text.tsx'
import type { AnswersProps } from './question-view.ts'

/** A select for each answer (spec 3.5.26); -1 means no match. */
export function MatchingAnswers({ question, choice, locked, onChoose }: AnswersProps) {
  return (
    <Stack>
      {question.answers.map((answer, index) => (
        <SelectField
          key={answer.letter}
          label={`${answer.letter}. ${answer.text}`}
          shownLabel={
            answer.textHtml == null ? undefined : (
              <>
                {answer.letter}. <FormattedText className="" text={answer.text} html={answer.textHtml} inControl />
              </>
            )
          }
          placeholder="Choose a match"
          value={choice[index] === undefined || choice[index] < 0 ? '' : String(choice[index])}
          disabled={locked}
          options={(question.matches ?? []).map((match, at) => ({ value: String(at), label: match }))}
          onChange={(event) => {
            const { value } = event.target
            const match = value === '' ? -1 : Number(value)
            onChoose(choice.map((chosen, at) => (at === index ? match : chosen)))
          }}
        />
      ))}
    </Stack>
  )
}
