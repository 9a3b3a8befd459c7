import { ChartColumn } from 'lucide-react'
import { testingWords } from '../../../domain/messages/testing.ts'
import { isTagFailing } from '../../../domain/testing/score-band.ts'
import { BarList } from '../../ui/bar-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import type { Attempt } from './sitting/sitting.ts'

type BreakdownProps = { rows: NonNullable<Attempt['breakdown']>; dimension: 'tag' | 'area' }

const HEADERS = { tag: 'Tag', area: 'Area' }

/** The result by tag or area as a chart and as a table; under 75 percent shows as failing (spec 3.9.7). */
export function Breakdown({ rows, dimension }: BreakdownProps) {
  const title = `Breakdown by ${dimension}`
  return (
    <section className="testing__section" aria-labelledby="breakdown-heading">
      <h2 id="breakdown-heading">{title}</h2>
      {rows.length === 0 ? (
        <EmptyState title={testingWords.noBreakdown} icon={<ChartColumn size={24} />} />
      ) : (
        <>
          <Card>
            <BarList
              label={`${title}, chart`}
              bars={rows.map(({ name, grade }) => ({
                name,
                value: grade,
                max: 100,
                text: `${grade}%`,
                tone: isTagFailing(grade) ? 'error' : 'success',
              }))}
            />
          </Card>
          <Table
            caption={`${title}, table`}
            rows={rows}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', header: HEADERS[dimension], cell: ({ name }) => name },
              { key: 'correct', header: 'Correct', cell: ({ correct }) => correct, end: true },
              { key: 'total', header: 'Questions', cell: ({ total }) => total, end: true },
              { key: 'grade', header: 'Grade', cell: ({ grade }) => `${grade}%`, end: true },
              { key: 'state', header: 'Result', cell: ({ grade }) => (isTagFailing(grade) ? 'Failing' : 'Passing') },
            ]}
          />
        </>
      )}
    </section>
  )
}
