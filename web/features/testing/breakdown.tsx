import { ChartColumn } from 'lucide-react'
import { testingWords } from '../../../domain/messages/testing.ts'
import { areaStanding } from '../../../domain/testing/area-standing.ts'
import { isTagFailing } from '../../../domain/testing/score-band.ts'
import { BarList } from '../../ui/bar-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ProgressTone } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'
import type { Attempt } from './sitting/sitting.ts'

type State = { words: string; tone: ProgressTone }

const FAILING: State = { words: 'Failing', tone: 'error' }
const PASSING: State = { words: 'Passing', tone: 'success' }
const AREAS: Record<ReturnType<typeof areaStanding>, State> = {
  passing: PASSING,
  near: { words: 'Near Passing', tone: 'accent' },
  failing: FAILING,
}
const HEADERS = { tag: 'Tag', area: 'Area' }

/**
 * The result as a chart and as a table: by tag, where under 75 percent shows as failing (spec 3.9.7), or by area, where the
 * attempt's own pass grade decides (spec 3.9.8, 3.9.10).
 */
export function Breakdown({ attempt }: { attempt: Attempt }) {
  const rows = attempt.breakdown ?? []
  const dimension = attempt.type === 'NCLEX' ? 'area' : 'tag'
  const stateOf = (grade: number): State =>
    dimension === 'area' ? AREAS[areaStanding(grade, attempt.passGrade)] : isTagFailing(grade) ? FAILING : PASSING
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
                tone: stateOf(grade).tone,
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
              { key: 'state', header: 'Result', cell: ({ grade }) => stateOf(grade).words },
            ]}
          />
        </>
      )}
    </section>
  )
}
