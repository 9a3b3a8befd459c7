import { useState } from 'react'
import { type Judge, judgedCount, type Judgment, judgmentOf } from '#domain/exams/angoff.ts'
import type { BankItem } from '#domain/exams/bank-item.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import type { PlanArea } from '#domain/exams/exam-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Grid } from '#web/ui/layout/grid.tsx'
import { useJudges } from './use-judges.ts'

type JudgeFieldsProps = {
  judge: Judge
  questions: readonly { id: number; area: string }[]
  onChange: (index: number, text: string) => void
}

/** A judge's estimate for each question. The difficulty of the questions is hidden, because it would bias the judge. */
function JudgeFields({ judge: { name, percents }, questions, onChange }: JudgeFieldsProps) {
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

type AngoffProps = {
  exam: ExamName
  items: readonly BankItem[]
  plan: readonly PlanArea[]
  /** Uses the judges' mean as the percentage of the standard. */
  onPercent: (percent: string) => void
}

/**
 * Angoff's method: judges look at a sample of anchor questions and estimate how many students who just pass answer each
 * one correctly. Their estimates stay in this tab; only the mean is saved.
 */
export function Angoff(props: AngoffProps) {
  const anchors = props.items.filter(({ anchor }) => anchor).map(({ id }) => id)
  return (
    <Card as="section" aria-labelledby="judges-heading">
      <h2 id="judges-heading">Judges</h2>
      {anchors.length === 0 ? (
        <Notice tone="accent">There are no anchor questions to judge yet: calibrate the exam first.</Notice>
      ) : (
        <Judges {...props} anchors={anchors} />
      )}
    </Card>
  )
}

function Judges({ exam, items, plan, onPercent, anchors }: AngoffProps & { anchors: readonly number[] }) {
  const { sample, judges, add, remove, judge } = useJudges(exam, anchors)
  const [current, setCurrent] = useState<string>()
  const judgment = judgmentOf(judges)
  const shown = judges.find(({ name }) => name === current)
  const questions = sample.map((id) => {
    const area = items.find((item) => item.id === id)?.area ?? -1
    return { id, area: plan[area]?.names[0] ?? '' }
  })
  return (
    <Stack>
      <p>
        Each judge thinks of 100 students who just pass, and says of each of {sample.length} anchor questions how many
        of them get it right. What they say stays in this tab until it is closed; saving the form above keeps the mean.
      </p>
      <AddJudge
        names={judges.map(({ name }) => name)}
        onAdd={(name) => {
          add(name)
          setCurrent(name)
        }}
      />
      {judges.length > 0 && <JudgeList judges={judges} judgment={judgment} onOpen={setCurrent} onRemove={remove} />}
      {shown !== undefined && (
        <JudgeFields
          key={shown.name}
          judge={shown}
          questions={questions}
          onChange={(index, text) => judge(shown.name, index, text)}
        />
      )}
      <Summary judgment={judgment} onPercent={onPercent} />
    </Stack>
  )
}

function AddJudge({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const form = useDomainForm<{ name: string }>({ name: '' }, ({ name }) => {
    if (name.trim() === '') return [{ field: 'name', message: 'Please give a name' }]
    return names.includes(name.trim()) ? [{ field: 'name', message: 'This judge is in the list' }] : []
  })
  const submit = ({ name }: { name: string }) => {
    form.reset()
    onAdd(name.trim())
  }
  return (
    <Form form={form} aria-label="Add a judge" onSubmit={submit}>
      <TextField name="name" label="Judge’s name" maxLength={60} />
      <FormActions>
        <SubmitButton variant="secondary">Add judge</SubmitButton>
      </FormActions>
    </Form>
  )
}

type JudgeListProps = {
  judges: readonly Judge[]
  judgment: Judgment
  onOpen: (name: string) => void
  onRemove: (name: string) => void
}

function JudgeList({ judges, judgment: { means }, onOpen, onRemove }: JudgeListProps) {
  return (
    <ul className="grid gap-3 m-0 p-0 list-none" aria-label="Judges">
      {judges.map((judge, index) => {
        const { name, percents } = judge
        const mean = means[index]
        return (
          <li key={name}>
            <Row between>
              <span>
                {name}:{' '}
                {mean === undefined ? `${judgedCount(judge)} of ${percents.length} judged` : `${mean.toFixed(1)}%`}
              </span>
              <Row>
                <Button variant="quiet" onClick={() => onOpen(name)}>
                  Judge as {name}
                </Button>
                <Button variant="quiet" onClick={() => onRemove(name)}>
                  Remove {name}
                </Button>
              </Row>
            </Row>
          </li>
        )
      })}
    </ul>
  )
}

type SummaryProps = { judgment: Judgment; onPercent: (percent: string) => void }

function Summary({ judgment: { mean, spread }, onPercent }: SummaryProps) {
  if (mean === undefined) return <p role="status">No judge has judged every question yet.</p>
  const percent = mean.toFixed(1)
  return (
    <>
      <p role="status">
        Mean: {percent}%
        {spread === undefined
          ? '. One judge alone has no spread.'
          : `, standard deviation between judges: ${spread.toFixed(1)} points.`}
      </p>
      <Row actions>
        <Button onClick={() => onPercent(percent)}>Use {percent}% as the standard</Button>
      </Row>
    </>
  )
}
