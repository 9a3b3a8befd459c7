import { type UseFormReturn, useWatch } from 'react-hook-form'
import { checkNumbers, type NumbersDraft, PUBLISHED_NUMBERS } from '#domain/exams/test-numbers.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Exam } from '../use-exam.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'

import { SimulationResults } from './simulation-results.tsx'
import { useSimulation } from './use-simulation.ts'

/** The form's values. The abilities are one, entered in logits from the standard, or the set of seven. */
type SimulationDraft = NumbersDraft & { which: 'single' | 'seven'; distance: string; students: string }

/** Distances from the standard, in logits. */
const SEVEN = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1] as const

/** Beyond this distance, a student's result is decided right away. */
const FURTHEST = 4

/** The selected distances. Undefined when the input is invalid. */
function distancesOf({ which, distance }: SimulationDraft): readonly number[] | undefined {
  if (which === 'seven') return SEVEN
  const value = /^[+-]?\d+(\.\d+)?$/.test(distance.trim()) ? Number(distance) : NaN
  return Math.abs(value) <= FURTHEST ? [value] : undefined
}

type AbilityFieldsProps = { form: UseFormReturn<SimulationDraft>; disabled: boolean }

const WHICH = [
  { value: 'single', label: 'One ability' },
  { value: 'seven', label: 'Seven: 1, 0.5 and 0.2 below the standard, at it, and as far above' },
]

/** The ability of the students: a number or slider, or the set of seven. */
function AbilityFields({ form, disabled }: AbilityFieldsProps) {
  const [which, distance] = useWatch({ control: form.control, name: ['which', 'distance'] })
  const { isSubmitted } = form.formState
  return (
    <>
      <ControlledField control={form.control} name="which">
        {(value, onChange) => (
          <RadioGroup
            legend="Ability of the students"
            options={WHICH}
            value={value}
            disabled={disabled}
            onChange={(chosen) => onChange(chosen === 'seven' ? 'seven' : 'single')}
          />
        )}
      </ControlledField>
      {which === 'single' && (
        <>
          <TextField
            name="distance"
            label="Distance from the standard"
            hint="Logits: 0 is a student exactly at the standard, negative below it"
            disabled={disabled}
          />
          <input
            type="range"
            className="w-full min-h-target accent-primary"
            aria-label="Distance from the standard, as a slider"
            min={-FURTHEST}
            max={FURTHEST}
            step={0.1}
            value={Number.isFinite(Number(distance)) ? Number(distance) : 0}
            disabled={disabled}
            onChange={({ target }) => form.setValue('distance', target.value, { shouldValidate: isSubmitted })}
          />
        </>
      )}
    </>
  )
}

const STUDENTS = [100, 200, 500, 1000].map((n) => ({ value: String(n), label: n.toLocaleString('en-US') }))

const TOO_FAR = 'The distance is a number of logits from -4 to 4'

const NUMBER_FIELDS: readonly { name: keyof NumbersDraft; label: string }[] = [
  { name: 'minItems', label: 'Questions at least' },
  { name: 'maxItems', label: 'Questions at most' },
  { name: 'caseStudies', label: 'Case studies' },
]

const NEW_DRAFT: SimulationDraft = { which: 'single', distance: '0', students: '200', ...PUBLISHED_NUMBERS }

function simulationErrors(draft: SimulationDraft) {
  const verdict = checkNumbers(draft)
  return [
    ...(distancesOf(draft) === undefined ? [{ field: 'distance', message: TOO_FAR }] : []),
    ...(verdict.ok ? [] : verdict.faults),
  ]
}

/** Simulates tests of this exam with students of known ability, by the same rules, in this browser. */
export function SimulationTab({ exam }: { exam: Exam }) {
  const { state, run, cancel } = useSimulation()
  const form = useDomainForm(NEW_DRAFT, simulationErrors)
  const { items, plan, ability: standard } = exam
  if (items.length === 0 || standard === undefined) {
    return <EmptyState title="There is nothing to simulate">This exam has no bank yet: calibrate it first.</EmptyState>
  }
  const isRunning = state.status === 'running'
  const submit = (draft: SimulationDraft) => {
    const verdict = checkNumbers(draft)
    const distances = distancesOf(draft)
    if (!verdict.ok || distances === undefined) return
    const source = { exam: exam.exam, plan, standard, items }
    const abilities = distances.map((distance) => standard + distance)
    void run({ source, numbers: verdict.numbers, abilities, students: Number(draft.students) })
  }
  return (
    <Stack gap="large">
      <Card as="section" narrow aria-label="Simulate tests">
        <Form form={form} aria-label="Simulate tests" onSubmit={submit}>
          <AbilityFields form={form} disabled={isRunning} />
          <SelectField
            name="students"
            label="Students of each ability"
            hint="1,000 of each of seven abilities take half a minute or more"
            options={STUDENTS}
            disabled={isRunning}
          />
          <Grid>
            {NUMBER_FIELDS.map(({ name, label }) => (
              <TextField key={name} name={name} label={label} inputMode="numeric" disabled={isRunning} />
            ))}
          </Grid>
          <FormActions>
            <SubmitButton busy={isRunning}>Run</SubmitButton>
            {isRunning && (
              <Button variant="secondary" onClick={cancel}>
                Cancel
              </Button>
            )}
          </FormActions>
        </Form>
      </Card>
      {state.status === 'running' && <Progress done={state.progress?.done ?? 0} all={state.progress?.all} />}
      <p role="status" className="muted">
        {state.status === 'cancelled' && 'The simulation was cancelled.'}
        {state.status === 'done' && 'The simulation is done.'}
      </p>
      {state.status === 'insufficient' && (
        <Notice tone="error" role="alert">
          The bank does not suffice for a test of these numbers.
        </Notice>
      )}
      {state.status === 'done' && <SimulationResults results={state.results} standard={standard} />}
    </Stack>
  )
}

function Progress({ done, all = 1 }: { done: number; all: number | undefined }) {
  const text = `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} tests`
  return (
    <Stack gap="small">
      <p className="muted">{done === 0 ? 'Starting …' : text}</p>
      <ProgressBar label="Tests simulated" value={done} max={all} text={text} />
    </Stack>
  )
}
