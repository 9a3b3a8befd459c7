import { difficultyWords, quizPageWords as words, quizStatusWords } from '#domain/messages/quiz-page.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { DIFFICULTIES, QUIZ_STATUSES } from '#domain/quizzes/quiz-form.ts'
import type { QuizOptionsQuery } from '#generated/operations.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { CheckGroup } from '#web/ui/form/check-group.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Filter } from './quiz-draft.ts'

type QuizFilterProps = {
  options: QuizOptionsQuery['quizOptions']
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

const statuses = QUIZ_STATUSES.map((value) => ({ value, label: quizStatusWords[value] }))
const difficulties = DIFFICULTIES.map((value) => ({ value, label: difficultyWords[value] }))
const steps = CASE_STEPS.map((value) => ({ value, label: value }))

/** Which questions a quiz is drawn from. */
export function QuizFilter({ options, filter, onChange }: QuizFilterProps) {
  return (
    <Stack>
      <CheckGroup
        legend={words.status}
        options={statuses}
        values={filter.statuses}
        onChange={(chosen) => onChange({ statuses: chosen })}
      />
      <CheckboxField
        label={words.recentMisses}
        checked={filter.recentMisses}
        onChange={({ target }) => onChange({ recentMisses: target.checked })}
      />
      <MultiSelect
        label={words.areas}
        placeholder={words.any}
        options={options.areas}
        values={filter.areas}
        onChange={(areas) => onChange({ areas })}
      />
      <MultiSelect
        label={words.tags}
        placeholder={words.any}
        options={options.tags}
        values={filter.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <MultiSelect
        label={words.types}
        placeholder={words.any}
        options={options.types}
        values={filter.types}
        onChange={(types) => onChange({ types })}
      />
      <CheckGroup
        legend={words.steps}
        hint={words.stepsHint}
        options={steps}
        values={filter.steps}
        onChange={(chosen) => onChange({ steps: chosen })}
      />
      <CheckGroup
        legend={words.difficulty}
        options={difficulties}
        values={filter.difficulties}
        onChange={(chosen) => onChange({ difficulties: chosen })}
      />
    </Stack>
  )
}
