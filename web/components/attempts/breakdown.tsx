import { ChartColumn } from 'lucide-react'
import { testingWords } from '#domain/messages/testing.ts'
import { BarList } from '#web/ui/chart/bar-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import type { ProgressTone } from '#web/ui/chart/progress-bar.tsx'
import { Table } from '#web/ui/table/table.tsx'
import './answers.css'

type Row = { name: string; correct: number; total: number; grade: number }

/** What a grade of one tag or area means. */
export type BreakdownState = { words: string; tone: ProgressTone }

type BreakdownProps = {
  dimension: 'tag' | 'area'
  rows: readonly Row[]
  stateOf: (grade: number) => BreakdownState
  /** How many questions were answered, where some were not: only these are counted. */
  answered?: number | undefined
}

const HEADERS = { tag: 'Tag', area: 'Area' }

/** The result of a test by tag or area, as a chart and as a table. */
export function Breakdown({ dimension, rows, stateOf, answered }: BreakdownProps) {
  const title = `Breakdown by ${dimension}`
  return (
    <section className="testing__section" aria-labelledby="breakdown-heading">
      <h2 id="breakdown-heading">{title}</h2>
      {rows.length === 0 ? (
        <EmptyState title={testingWords.noBreakdown} icon={<ChartColumn size={24} />} />
      ) : (
        <>
          {answered !== undefined && (
            <p className="muted">
              {answered === 1
                ? 'Of the one question that was answered.'
                : `Of the ${answered} questions that were answered.`}
            </p>
          )}
          <Card>
            <BarList
              label={`${title}, chart`}
              bars={rows.map(({ name, grade }) => ({
                name,
                value: grade,
                max: 100,
                text: `${grade}%`,
                tone: stateOf(grade).tone,
              }))}
            />
          </Card>
          <Table
            compact
            caption={`${title}, table`}
            rows={rows}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', header: HEADERS[dimension], cell: ({ name }) => name },
              { key: 'correct', header: 'Correct', cell: ({ correct }) => correct, end: true },
              { key: 'total', header: 'Questions', cell: ({ total }) => total, end: true },
              { key: 'grade', header: 'Grade', cell: ({ grade }) => `${grade}%`, end: true },
              { key: 'state', header: 'Result', cell: ({ grade }) => stateOf(grade).words },
            ]}
          />
        </>
      )}
    </section>
  )
}
