import { ChartColumn } from 'lucide-react'
import { isMark } from '#domain/attempts/bank.ts'
import { resultWords, testingWords } from '#domain/messages/testing.ts'
import { ProgressBar, type ProgressTone } from '#web/ui/chart/progress-bar.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Table } from '#web/ui/table/table.tsx'

type Row = { name: string; correct: number; total: number; grade: number }

/** The meaning of a grade for one tag or area. */
export type BreakdownState = { words: string; tone: ProgressTone }

type BreakdownProps = {
  dimension: 'tag' | 'area'
  rows: readonly Row[]
  /** Absent if no standard defines what a grade means. */
  stateOf: ((grade: number) => BreakdownState) | undefined
  /** The number of answered questions if some weren't answered; only these are counted. */
  answered?: number | undefined
  /** Whether some questions are worth more than one point, so that the numbers are points. */
  points: boolean
}

const HEADERS = { tag: 'Tag', area: 'Area' }

/**
 * A test's result by tag or area, with a bar in each row. The marks RN, PN, and Easy aren't subjects, so they have
 * their own table.
 */
export function Breakdown({ dimension, rows, stateOf, answered, points }: BreakdownProps) {
  const title = `Breakdown by ${dimension}`
  const subjects = rows.filter(({ name }) => !isMark(name))
  const marks = rows.filter(({ name }) => isMark(name))
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
          {subjects.length > 0 && (
            <BreakdownTable
              caption={title}
              header={HEADERS[dimension]}
              rows={subjects}
              stateOf={stateOf}
              points={points}
            />
          )}
          {marks.length > 0 && (
            <>
              <h3>{resultWords.marks}</h3>
              <BreakdownTable
                caption={`${title}: ${resultWords.marks}`}
                header="Mark"
                rows={marks}
                stateOf={stateOf}
                points={points}
              />
            </>
          )}
        </>
      )}
    </section>
  )
}

type BreakdownTableProps = Pick<BreakdownProps, 'rows' | 'stateOf' | 'points'> & {
  caption: string
  header: string
}

function BreakdownTable({ caption, header, rows, stateOf, points }: BreakdownTableProps) {
  return (
    <Table
      compact
      caption={caption}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header,
          cell: ({ name, grade }) => (
            <>
              {name}
              <span className="breakdown__bar block max-w-80 mt-2 [&_.progress-bar]:h-1.5">
                <ProgressBar value={grade} max={100} tone={stateOf?.(grade).tone ?? 'primary'} />
              </span>
            </>
          ),
        },
        { key: 'correct', header: points ? 'Points' : 'Correct', cell: ({ correct }) => correct, end: true },
        { key: 'total', header: points ? 'Out of' : 'Questions', cell: ({ total }) => total, end: true },
        { key: 'grade', header: 'Grade', cell: ({ grade }) => `${grade}%`, end: true },
        ...(stateOf === undefined
          ? []
          : [{ key: 'state', header: 'Result', cell: ({ grade }: Row) => stateOf(grade).words }]),
      ]}
    />
  )
}
