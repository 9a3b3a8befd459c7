import { BookOpen, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { intervalOf } from '#domain/exams/interval.ts'
import { reportWords, logits } from '#domain/messages/exam-report.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EstimateChart } from '#web/ui/chart/estimate-chart.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { chartScale, firstHidden, itemFacts, itemInWords, replayInWords } from './replay-words.ts'
import { Table } from '#web/ui/table/table.tsx'
import type { ReportItem } from './report-types.ts'

/** The chart's data as a table. */
function ReplayTable({ items }: { items: readonly ReportItem[] }) {
  return (
    <Table
      compact
      caption={reportWords.table}
      rows={items.map((item, index) => ({ ...item, number: index + 1, interval: intervalOf(item) }))}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          key: 'place',
          header: reportWords.questionTerm,
          cell: ({ number }) => reportWords.question(number),
          whole: true,
        },
        { key: 'area', header: reportWords.area, cell: ({ area }) => area },
        {
          key: 'difficulty',
          header: reportWords.difficultyTerm,
          cell: ({ difficulty }) => logits(difficulty),
          end: true,
        },
        {
          key: 'points',
          header: reportWords.pointsTerm,
          cell: ({ points, maxPoints, scored }) =>
            points === null
              ? reportWords.hidden
              : `${reportWords.points(points, maxPoints)}${scored ? '' : ` (${reportWords.unscoredShort})`}`,
        },
        {
          key: 'ability',
          header: reportWords.ability,
          cell: ({ interval }) => (interval === undefined ? '-' : logits(interval.ability)),
          end: true,
        },
        {
          key: 'interval',
          header: reportWords.interval,
          cell: ({ interval }) => (interval === undefined ? '-' : reportWords.intervalText(interval)),
          whole: true,
        },
      ]}
    />
  )
}

type ReplayProps = {
  items: readonly ReportItem[]
  standard: number
  /** Opens the question at this position, from 1. */
  onRead: (number: number) => void
}

/** How the estimate developed: a chart by question, with details of the selected one. */
export function Replay({ items, standard, onRead }: ReplayProps) {
  const [number, setNumber] = useState(items.length)
  const [announcement, setAnnouncement] = useState('')
  const [showsTable, setShowsTable] = useState(false)
  const tableId = useId()
  const item = items[number - 1]
  if (item === undefined) return null
  const words = itemInWords(item, number, items.length)
  const hidden = firstHidden(items)
  const move = (to: number) => {
    const next = items[to - 1]
    if (next === undefined) return
    setNumber(to)
    setAnnouncement(itemInWords(next, to, items.length))
  }
  return (
    <section className="testing__section print:break-inside-avoid" aria-label={reportWords.replay}>
      <h2>{reportWords.replay}</h2>
      <Card className="replay__card">
        <div className="grid grid-cols-1 gap-3 content-start">
          <EstimateChart
            label={replayInWords(items, standard)}
            steps={items.map((each) => {
              const interval = intervalOf(each)
              const estimate = interval === undefined ? undefined : { ...interval, value: interval.ability }
              return { estimate, level: each.difficulty, hollow: !each.scored }
            })}
            mark={standard}
            {...chartScale(items, standard)}
            selected={number - 1}
          />
          <Legend />
          <div className="replay__choose flex items-center gap-1">
            <IconButton
              className="aria-[disabled]:opacity-45"
              label={reportWords.previous}
              icon={<ChevronLeft size={20} />}
              aria-disabled={number === 1 || undefined}
              onClick={() => move(number - 1)}
            />
            <input
              type="range"
              className="flex-1 min-w-0 h-target accent-primary cursor-pointer"
              aria-label={reportWords.replayHint}
              aria-valuetext={words}
              min={1}
              max={items.length}
              step={1}
              value={number}
              onChange={({ target }) => {
                setNumber(Number(target.value))
                setAnnouncement('')
              }}
            />
            <IconButton
              className="aria-[disabled]:opacity-45"
              label={reportWords.next}
              icon={<ChevronRight size={20} />}
              aria-disabled={number === items.length || undefined}
              onClick={() => move(number + 1)}
            />
          </div>
          <div role="status">
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </div>
        </div>
        <div className="replay__item grid gap-3">
          <p className="replay__place flex flex-wrap items-center gap-y-2 gap-x-3">
            <strong>{reportWords.place(number, items.length)}</strong>
            {!item.scored && <Badge tone="accent">{reportWords.unscoredNote}</Badge>}
          </p>
          <Facts facts={itemFacts(item)} />
          <Row actions>
            <Button variant="secondary" onClick={() => onRead(number)}>
              <BookOpen size={18} aria-hidden="true" /> {reportWords.read(number)}
            </Button>
            <Button
              variant="quiet"
              aria-expanded={showsTable}
              aria-controls={tableId}
              onClick={() => setShowsTable(!showsTable)}
            >
              {showsTable ? reportWords.hideTable : reportWords.showTable}
            </Button>
          </Row>
        </div>
        <p className="text-text-muted text-small not-print:min-[64rem]:col-span-full">
          {replayInWords(items, standard)}{' '}
          {hidden !== undefined && <strong>{reportWords.hiddenFrom(hidden + 1)}</strong>}
        </p>
      </Card>
      <div id={tableId}>{showsTable && <ReplayTable items={items} />}</div>
    </section>
  )
}

const KEYS = [
  { key: 'line', words: reportWords.line },
  { key: 'band', words: reportWords.band },
  { key: 'mark', words: reportWords.standard },
  { key: 'dot', words: reportWords.difficulty },
  { key: 'hollow', words: reportWords.unscored },
] as const

function Legend() {
  return (
    <ul className="flex flex-wrap gap-y-2 gap-x-6 p-0 text-text-muted text-small list-none">
      {KEYS.map(({ key, words }) => (
        <li className="inline-flex items-center gap-2" key={key}>
          <span className={`replay__key replay__key--${key}`} aria-hidden="true" /> {words}
        </li>
      ))}
    </ul>
  )
}
