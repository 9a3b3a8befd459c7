import { type SubmitEvent, useState } from 'react'
import { checkNumbers, type NumbersDraft, PUBLISHED_NUMBERS } from '#domain/exams/test-numbers.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { FieldSlot, SlotErrorsContext } from '#web/ui/form/field-slot.tsx'
import { useSlotErrors } from '#web/ui/form/use-slot-errors.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
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

/** The abilities to simulate: one, entered in logits from the standard, or the set of seven. */
type AbilityDraft = { which: 'single' | 'seven'; distance: string }

/** Distances from the standard, in logits. */
const SEVEN = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1] as const

/** Beyond this distance, a student's result is decided right away. */
const FURTHEST = 4

/** The selected distances. Undefined when the input is invalid. */
function distancesOf({ which, distance }: AbilityDraft): readonly number[] | undefined {
  if (which === 'seven') return SEVEN
  const value = /^[+-]?\d+(\.\d+)?$/.test(distance.trim()) ? Number(distance) : NaN
  return Math.abs(value) <= FURTHEST ? [value] : undefined
}

type AbilityFieldsProps = { ability: AbilityDraft; onChange: (ability: AbilityDraft) => void; disabled: boolean }

const WHICH = [
  { value: 'single', label: 'One ability' },
  { value: 'seven', label: 'Seven: 1, 0.5 and 0.2 below the standard, at it, and as far above' },
]

/** The ability of the students: a number or slider, or the set of seven. */
function AbilityFields({ ability, onChange, disabled }: AbilityFieldsProps) {
  const { which, distance } = ability
  const typeDistance = (value: string) => onChange({ ...ability, distance: value })
  return (
    <>
      <RadioGroup
        legend="Ability of the students"
        options={WHICH}
        value={which}
        disabled={disabled}
        onChange={(value) => onChange({ ...ability, which: value === 'seven' ? 'seven' : 'single' })}
      />
      {which === 'single' && (
        <>
          <FieldSlot field="distance">
            <TextField
              label="Distance from the standard"
              hint="Logits: 0 is a student exactly at the standard, negative below it"
              value={distance}
              disabled={disabled}
              onChange={({ target }) => typeDistance(target.value)}
            />
          </FieldSlot>
          <input
            type="range"
            className="w-full min-h-target accent-primary"
            aria-label="Distance from the standard, as a slider"
            min={-FURTHEST}
            max={FURTHEST}
            step={0.1}
            value={Number.isFinite(Number(distance)) ? Number(distance) : 0}
            disabled={disabled}
            onChange={({ target }) => typeDistance(target.value)}
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

/** Simulates tests of this exam with students of known ability, by the same rules, in this browser. */
export function SimulationTab({ exam }: { exam: Exam }) {
  const { state, run, cancel } = useSimulation()
  const [draft, setDraft] = useState<NumbersDraft>(PUBLISHED_NUMBERS)
  const [ability, setAbility] = useState<AbilityDraft>({ which: 'single', distance: '0' })
  const [students, setStudents] = useState('200')
  const verdict = checkNumbers(draft)
  const distances = distancesOf(ability)
  const { element, slotErrors, sayFaults } = useSlotErrors(() => [
    ...(distances === undefined ? [{ field: 'distance', message: TOO_FAR }] : []),
    ...(verdict.ok ? [] : verdict.faults),
  ])
  const { items, plan, ability: standard } = exam
  if (items.length === 0 || standard === undefined) {
    return <EmptyState title="There is nothing to simulate">This exam has no bank yet: calibrate it first.</EmptyState>
  }
  const isRunning = state.status === 'running'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sayFaults() || !verdict.ok || distances === undefined) return
    const source = { exam: exam.exam, plan, standard, items }
    const abilities = distances.map((distance) => standard + distance)
    void run({ source, numbers: verdict.numbers, abilities, students: Number(students) })
  }
  return (
    <Stack gap="large">
      <Card as="section" narrow aria-label="Simulate tests">
        <Form ref={element} aria-label="Simulate tests" onSubmit={submit}>
          <SlotErrorsContext value={slotErrors}>
            <AbilityFields ability={ability} onChange={setAbility} disabled={isRunning} />
            <SelectField
              label="Students of each ability"
              hint="1,000 of each of seven abilities take half a minute or more"
              value={students}
              options={STUDENTS}
              disabled={isRunning}
              onChange={({ target }) => setStudents(target.value)}
            />
            <Grid>
              {NUMBER_FIELDS.map(({ name, label }) => (
                <FieldSlot key={name} field={name}>
                  <TextField
                    label={label}
                    inputMode="numeric"
                    value={draft[name]}
                    disabled={isRunning}
                    onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
                  />
                </FieldSlot>
              ))}
            </Grid>
          </SlotErrorsContext>
          <FormActions>
            <Button type="submit" busy={isRunning}>
              Run
            </Button>
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
