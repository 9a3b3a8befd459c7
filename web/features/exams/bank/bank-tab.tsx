import { useMemo } from 'react'
import { bankHealth, type BankHealth, type AreaHealth, BANDS } from '#domain/exams/bank-health.ts'
import { ADAPTIVE } from '#domain/exams/exam-settings.ts'
import { shortfallText } from '#domain/exams/shortfall-text.ts'
import { logits } from '#domain/messages/exam-report.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Exam } from '../use-exam.ts'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'
import { BankCharts } from './bank-charts.tsx'
import { Calibration } from './calibration.tsx'
import { Parameters } from './parameters.tsx'

const columns: readonly TableColumn<AreaHealth>[] = [
  { key: 'area', header: 'Area', cell: ({ name }) => name },
  { key: 'share', header: 'Share', cell: ({ share }) => `${share}%`, end: true },
  { key: 'single', header: 'Questions', cell: ({ single, needed }) => `${single} of ${needed} needed`, end: true },
  ...BANDS.map(({ name }, i) => ({
    key: name,
    header: name,
    cell: ({ bands }: AreaHealth) => bands[i] ?? 0,
    end: true,
  })),
  { key: 'judgment', header: 'Stand-alone', cell: ({ judgment }) => judgment, end: true },
  { key: 'case', header: 'Case studies', cell: (area) => area.case, end: true },
]

/** Questions of each area by kind. Single questions also by difficulty. */
function AreaTable({ areas }: { areas: readonly AreaHealth[] }) {
  return (
    <>
      <Table
        textOnly
        caption="Questions of each area, by difficulty"
        columns={columns}
        rows={areas}
        rowKey={({ name }) => name}
        compact
      />
      <p className="muted">
        Near the standard: within half a logit of it. Easier and harder: up to one and a half. Those near it decide
        most.
      </p>
    </>
  )
}

/** Health of an exam's bank: what is missing, what it contains, and the parameters of each question. */
export function BankTab({ exam }: { exam: Exam }) {
  const { items, plan, ability } = exam
  const health = useMemo(
    () => bankHealth(items, { plan, standard: ability ?? 0, numbers: ADAPTIVE }),
    [items, plan, ability],
  )
  if (items.length === 0) {
    return (
      <Stack gap="large">
        <EmptyState title="This exam has no bank yet">
          Calibration makes one of all questions with the tag {exam.exam}, by their labels at first.
        </EmptyState>
        <Calibration exam={exam} />
      </Stack>
    )
  }
  return (
    <Stack gap="large">
      <Missing health={health} exam={exam} />
      <Summary health={health} exam={exam} />
      <Calibration exam={exam} />
      <section aria-labelledby="areas-heading">
        <Stack>
          <h2 id="areas-heading">Areas of the plan</h2>
          <AreaTable areas={health.areas} />
        </Stack>
      </section>
      <BankCharts health={health} />
      <Parameters items={items} plan={plan} exam={exam.exam} />
    </Stack>
  )
}

type PartProps = { health: BankHealth; exam: Exam }

function Missing({ health: { lacks: shortfalls }, exam: { plan } }: PartProps) {
  const test = `${ADAPTIVE.minItems} to ${ADAPTIVE.maxItems} questions with ${ADAPTIVE.caseStudies} case studies`
  if (shortfalls.length === 0) return <Notice tone="success">The bank suffices for a test of {test}.</Notice>
  return (
    <Notice tone="error">
      <p>
        <strong>A test of {test} cannot be started.</strong> The bank lacks:
      </p>
      <ul className="mt-2 mx-0 mb-0 ps-6" aria-label="What the bank lacks">
        {shortfalls.map((shortfall) => {
          const text = shortfallText(shortfall, plan)
          return <li key={text}>{text}</li>
        })}
      </ul>
    </Notice>
  )
}

const countText = (n: number) => n.toLocaleString('en-US')

function examsLeftText({ min, max }: BankHealth['sittings']): string {
  if (max === 0) return 'None'
  return min === max
    ? countText(min)
    : `${countText(min)} (all of the longest) to ${countText(max)} (all of the shortest)`
}

function Summary({ health, exam }: PartProps) {
  const { questions, sittings, known, precision } = health
  const { ability = 0, updatedOn } = exam
  const atStandard = precision.find((row) => row.ability === ability)
  return (
    <Card as="section" aria-labelledby="bank-heading">
      <h2 id="bank-heading">The bank</h2>
      <Facts
        facts={[
          { term: 'Questions', value: countText(questions) },
          { term: 'Difficulty known by labels only', value: countText(known.labels) },
          { term: 'By 30 responses or more', value: countText(known.enough) },
          { term: 'By fewer responses', value: countText(known.few) },
          { term: 'Standard', value: `${logits(ability)} logits` },
          {
            term: 'Standard error at it',
            value: atStandard
              ? `${logits(atStandard.error)} logits after 70 scored items (information ${atStandard.information.toFixed(1)})`
              : 'Unknown: an area has no question',
          },
          { term: 'Tests a student can sit in a year', value: examsLeftText(sittings) },
          ...(updatedOn === undefined ? [] : [{ term: 'Changed', value: formatDateTime(updatedOn) }]),
        ]}
      />
    </Card>
  )
}
