import { Link } from 'react-router-dom'
import type { Judge } from '#domain/exams/angoff.ts'
import { paths } from '#web/app/paths.ts'
import { Grid } from '#web/ui/layout/grid.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type JudgeFieldsProps = {
  judge: Judge
  questions: readonly { id: number; area: string }[]
  onChange: (index: number, text: string) => void
}

/** What a judge expects on each question. How difficult the questions are is not shown: it would lead the judge. */
export function JudgeFields({ judge: { name, percents }, questions, onChange }: JudgeFieldsProps) {
  return (
    <fieldset className="choice-group">
      <legend>{name}: of 100 students who just pass, so many are right</legend>
      <Grid>
        {questions.map(({ id, area }, index) => (
          <div key={id}>
            <TextField
              label={`Question ${id}`}
              hint={area}
              inputMode="decimal"
              value={percents[index] ?? ''}
              onChange={({ target }) => onChange(index, target.value)}
            />
            <Link to={paths.question(id)} target="_blank">{`Read question ${id}`}</Link>
          </div>
        ))}
      </Grid>
    </fieldset>
  )
}
