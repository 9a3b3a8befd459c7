import { distanceText, percentText } from '#domain/exams/logits-text.ts'
import { logits } from '#domain/messages/exam-report.ts'
import type { AbilityResult } from '#domain/exams/run-simulation.ts'
import { ColumnChart } from '#web/ui/chart/column-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'

type ResultsProps = { results: readonly AbilityResult[]; standard: number }

const round = (value: number): string => String(Math.round(value))

/** For example 'Of 1,000 students of this ability 512 pass', and the length of the test. */
function ResultText({ result, standard }: { result: AbilityResult; standard: number }) {
  const { ability, students, passed, right, items, exposure } = result
  return (
    <p>
      <span className="text-[clamp(1.5rem,1.3rem+1vw,2rem)] font-bold tabular-nums">
        Of {students.toLocaleString('en-US')} students of this ability {passed.toLocaleString('en-US')} pass
      </span>
      <br />
      They are {distanceText(ability - standard)}
      {right !== undefined && `: ${percentText(right / students)} of the decisions are right`}. A test has{' '}
      {round(items)} questions on average; the question that was asked most came in {percentText(exposure)} of them.
    </p>
  )
}

const columnsOf = (standard: number): readonly TableColumn<AbilityResult>[] => [
  { key: 'ability', header: 'Students', cell: ({ ability }) => distanceText(ability - standard) },
  { key: 'passed', header: 'Pass', cell: ({ passed, students }) => percentText(passed / students), end: true },
  {
    key: 'right',
    header: 'Decided right',
    cell: ({ right, students }) => (right === undefined ? 'Neither' : percentText(right / students)),
    end: true,
  },
  { key: 'items', header: 'Mean length', cell: ({ items }) => round(items), end: true },
  {
    key: 'confidence',
    header: 'Ended by confidence',
    cell: ({ ends, students }) => percentText(ends.confidence / students),
    end: true,
  },
  {
    key: 'maximum',
    header: 'At the most questions',
    cell: ({ ends, students }) => percentText(ends.maximum / students),
    end: true,
  },
  { key: 'exposure', header: 'Highest exposure', cell: ({ exposure }) => percentText(exposure), end: true },
]

const chartColumn = (standard: number, valueOf: (result: AbilityResult) => number, text: (value: number) => string) =>
  function column(result: AbilityResult) {
    const distance = result.ability - standard
    const value = valueOf(result)
    return {
      name: distanceText(distance),
      short: logits(distance),
      value,
      text: text(value),
      tone: 'primary' as const,
    }
  }

/** The results as text, charts, and a table. */
export function SimulationResults({ results, standard }: ResultsProps) {
  const [first] = results
  const longest = Math.max(1, ...results.map(({ items }) => items))
  return (
    <section aria-labelledby="results-heading">
      <Stack>
        <h2 id="results-heading">Result</h2>
        {results.length === 1 && first !== undefined && <ResultText result={first} standard={standard} />}
        {results.length > 1 && (
          <Grid wide>
            <Card as="section" aria-labelledby="pass-heading">
              <h3 id="pass-heading">Who passes</h3>
              <ColumnChart
                label="Students who pass, by distance from the standard"
                max={1}
                columns={results.map(chartColumn(standard, ({ passed, students }) => passed / students, percentText))}
              />
            </Card>
            <Card as="section" aria-labelledby="length-heading">
              <h3 id="length-heading">Mean length</h3>
              <ColumnChart
                label="Questions of a test on average, by distance from the standard"
                max={longest}
                columns={results.map(chartColumn(standard, ({ items }) => items, round))}
              />
            </Card>
          </Grid>
        )}
        <Table
          textOnly
          caption="Simulated tests by ability"
          columns={columnsOf(standard)}
          rows={results}
          rowKey={({ ability }) => String(ability)}
          compact
        />
        <p className="muted">
          Students exactly at the standard are neither above nor below it: about half of them pass, and no decision
          about them is right or wrong.
        </p>
      </Stack>
    </section>
  )
}
