import { BANDS, type BankHealth, EXPOSURE_BANDS } from '#domain/exams/bank-health.ts'
import { percentText } from '#domain/exams/logits-text.ts'
import { logits } from '#domain/messages/exam-report.ts'
import { BarList } from '#web/ui/chart/bar-list.tsx'
import { ColumnChart } from '#web/ui/chart/column-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'

/** Charts of the bank by difficulty, exposure, and precision. */
export function BankCharts({ health }: { health: BankHealth }) {
  return (
    <Grid wide>
      <Difficulties health={health} />
      <Exposures health={health} />
      <Errors health={health} />
    </Grid>
  )
}

function Difficulties({ health: { areas } }: { health: BankHealth }) {
  const counts = BANDS.map((_, i) => areas.reduce((sum, { bands }) => sum + (bands[i] ?? 0), 0))
  const max = Math.max(1, ...counts)
  return (
    <Card as="section" aria-labelledby="difficulty-heading">
      <h2 id="difficulty-heading">Difficulty</h2>
      <BarList
        label="Questions by difficulty"
        bars={BANDS.map(({ name }, i) => ({ name, value: counts[i] ?? 0, max, text: String(counts[i] ?? 0) }))}
      />
    </Card>
  )
}

function Exposures({ health: { exposure, highestExposure, questions } }: { health: BankHealth }) {
  return (
    <Card as="section" aria-labelledby="exposure-heading">
      <h2 id="exposure-heading">Exposure</h2>
      <BarList
        label="Questions by the share of tests that asked them"
        bars={EXPOSURE_BANDS.map(({ name }, i) => ({
          name,
          value: exposure[i] ?? 0,
          max: Math.max(1, questions),
          text: String(exposure[i] ?? 0),
        }))}
      />
      <p className="muted">The question that was asked most came in {percentText(highestExposure)} of the tests.</p>
    </Card>
  )
}

function Errors({ health: { precision } }: { health: BankHealth }) {
  const max = Math.max(0.01, ...precision.map(({ error }) => error))
  return (
    <Card as="section" aria-labelledby="precision-heading">
      <h2 id="precision-heading">Precision</h2>
      {precision.length === 0 ? (
        <p>Unknown while an area has no question.</p>
      ) : (
        <ColumnChart
          label="Expected standard error after 70 scored items, by ability"
          max={max}
          columns={precision.map(({ ability, error }) => ({
            name: `Ability ${logits(ability)}`,
            short: logits(ability),
            value: error,
            text: logits(error),
            tone: 'primary',
          }))}
        />
      )}
      <p className="muted">
        The standard error of a student’s ability after the shortest test, in logits: lower is better, and near the
        standard it matters most.
      </p>
    </Card>
  )
}
