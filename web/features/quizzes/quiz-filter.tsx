import { quizPageWords as words, difficultyWords, quizStatusWords } from '#domain/messages/quiz-page.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { DIFFICULTIES, QUIZ_STATUSES } from '#domain/quizzes/quiz-form.ts'
import type { QuizOptionsQuery } from '#generated/operations.ts'
import { useRunningTests } from '#web/components/attempts/use-running-tests.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { CheckGroup } from '#web/ui/form/check-group.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Filter } from './quiz-draft.ts'
import type { QuizCounts } from './use-quiz-counts.ts'

type QuizFilterProps = {
  options: QuizOptionsQuery['quizOptions']
  filter: Filter
  counts: Pick<QuizCounts, 'countOf' | 'recentMisses'>
  onChange: (change: Partial<Filter>) => void
}

const statuses = QUIZ_STATUSES.map((value) => ({ value, label: quizStatusWords[value] }))
const difficulties = DIFFICULTIES.map((value) => ({ value, label: difficultyWords[value] }))
const steps = CASE_STEPS.map((value) => ({ value, label: value }))

/** Selects the questions that a quiz draws from. Each option says how many questions it would find. */
export function QuizFilter({ options, filter, counts: { countOf, recentMisses }, onChange }: QuizFilterProps) {
  const { running } = useRunningTests()
  return (
    <Stack>
      <CheckGroup
        legend={words.status}
        {...(running.length > 0 && { hint: words.statusHint })}
        options={statuses}
        countOf={(name) => countOf('statuses', name)}
        values={filter.statuses}
        onChange={(chosen) => onChange({ statuses: chosen })}
      />
      <CheckboxField
        label={
          <>
            {words.recentMisses} <span className="text-text-muted tabular-nums">{recentMisses}</span>
          </>
        }
        checked={filter.recentMisses}
        onChange={({ target }) => onChange({ recentMisses: target.checked })}
      />
      <MultiSelect
        label={words.areas}
        placeholder={words.any}
        options={options.areas}
        countOf={(name) => countOf('areas', name)}
        values={filter.areas}
        onChange={(areas) => onChange({ areas })}
      />
      <MultiSelect
        label={words.tags}
        placeholder={words.any}
        options={options.tags}
        countOf={(name) => countOf('tags', name)}
        values={filter.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <MultiSelect
        label={words.types}
        placeholder={words.any}
        options={options.types}
        countOf={(name) => countOf('types', name)}
        values={filter.types}
        onChange={(types) => onChange({ types })}
      />
      <CheckGroup
        legend={words.steps}
        hint={words.stepsHint}
        options={steps}
        countOf={(name) => countOf('steps', name)}
        values={filter.steps}
        onChange={(chosen) => onChange({ steps: chosen })}
      />
      <CheckGroup
        legend={words.difficulty}
        options={difficulties}
        countOf={(name) => countOf('difficulties', name)}
        values={filter.difficulties}
        onChange={(chosen) => onChange({ difficulties: chosen })}
      />
    </Stack>
  )
}
