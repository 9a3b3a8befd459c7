import { ChartColumn } from 'lucide-react'
import { isSubject } from '#domain/attempts/bank.ts'
import { MIN_POINTS } from '#domain/attempts/weakest-areas.ts'
import { testResultWords as words } from '#domain/messages/test-result.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { ProgressBar, type ProgressTone } from '#web/ui/chart/progress-bar.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { testKindView } from './test-kinds.ts'

type Row = { name: string; correct: number; total: number; grade: number; answered: number | null }

/** Whether the test ended before any question of an area: its 0% says nothing about the student. */
const isUnreached = ({ answered }: Row): boolean => answered === 0

/** The meaning of a grade for one tag or area. */
export type BreakdownState = { words: string; tone: ProgressTone }

type Ended = { type: string; total: number; currentQuestion: number; result: string | null }

type BreakdownProps = {
  dimension: 'tag' | 'area'
  rows: readonly Row[]
  /** Absent if no standard defines what a grade means. */
  stateOf: ((grade: number) => BreakdownState) | undefined
  /** The finished attempt; absent in an author's preview, which shows every row. */
  attempt?: Ended
  /** Whether some questions are worth more than one point, so that the numbers are points. */
  points: boolean
}

const HEADERS = { tag: 'Tag', area: 'Area' }

/**
 * Which questions a table and the grade count, if a test ended early: a Practice's table counts only the answered ones,
 * and its grade all of them; a quiz's count the same.
 */
function countedText({ type, total, currentQuestion, result }: Ended): string | undefined {
  if (testKindView(type).countsUnanswered || currentQuestion >= total) return undefined
  return words[result === null ? 'bothOf' : 'tableOf'](currentQuestion, total)
}

/**
 * A test's result by tag or area, with a bar in each row. Tags with few questions, and those that name an exam, a level,
 * or a format, are folded.
 */
export function Breakdown({ dimension, rows, stateOf, attempt, points }: BreakdownProps) {
  const title = `Breakdown by ${dimension}`
  const least = attempt === undefined ? 0 : MIN_POINTS[dimension]
  const counts = attempt && countedText(attempt)
  const subjects = rows.filter(({ name }) => isSubject(name))
  const few = subjects.filter(({ total }) => total < least)
  const others = rows.filter(({ name }) => !isSubject(name))
  const table = (caption: string, shown: readonly Row[]) =>
    shown.length > 0 && (
      <BreakdownTable caption={caption} header={HEADERS[dimension]} rows={shown} stateOf={stateOf} points={points} />
    )
  return (
    <section className="testing__section" aria-labelledby="breakdown-heading">
      <h2 id="breakdown-heading">{title}</h2>
      {rows.length === 0 ? (
        <EmptyState title={testingWords.noBreakdown} icon={<ChartColumn size={24} />} />
      ) : (
        <>
          {counts !== undefined && <p className="muted">{counts}</p>}
          {table(
            title,
            subjects.filter(({ total }) => total >= least),
          )}
          {few.length > 0 && <p className="muted">{words.few(least, points ? 'points' : 'questions')}</p>}
          {few.length + others.length > 0 && (
            <Disclosure label={words.showAll(rows.length)}>
              {table(`${title}: fewer than ${least}`, few)}
              {table(`${title}: ${words.byExam}`, others)}
            </Disclosure>
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
          cell: (row) => (
            <>
              {row.name}
              <span className="breakdown__bar block max-w-80 mt-2 [&_.progress-bar]:h-1.5">
                <ProgressBar
                  value={row.grade}
                  max={100}
                  tone={isUnreached(row) ? 'primary' : (stateOf?.(row.grade).tone ?? 'primary')}
                />
              </span>
            </>
          ),
        },
        { key: 'correct', header: points ? 'Points' : 'Correct', cell: ({ correct }) => correct, end: true },
        { key: 'total', header: points ? 'Out of' : 'Questions', cell: ({ total }) => total, end: true },
        { key: 'grade', header: 'Grade', cell: ({ grade }) => `${grade}%`, end: true },
        ...(stateOf === undefined
          ? []
          : [
              {
                key: 'state',
                header: 'Result',
                cell: (row: Row) => (isUnreached(row) ? words.unreached : stateOf(row.grade).words),
              },
            ]),
      ]}
    />
  )
}
