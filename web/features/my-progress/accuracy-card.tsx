import { useState } from 'react'
import { myProgressWords as words, shareText } from '#domain/messages/my-progress.ts'
import { GROUP_KINDS, type GroupKind } from '#domain/study/activity.ts'
import {
  daysByWeek,
  type Range,
  type ShownDay,
  totalOf,
  countOf,
  type ShownWeek,
  weeklyOf,
} from '#domain/study/progress-figures.ts'
import { type Strength, strengthOf } from '#domain/study/strength.ts'
import { pointShare } from '#domain/study/wilson.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { Activity } from '#web/components/study/activity-query.ts'
import { Button } from '#web/ui/button.tsx'
import { BarList } from '#web/ui/chart/bar-list.tsx'
import type { ProgressTone } from '#web/ui/chart/progress-bar.tsx'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { TrendChart } from '#web/ui/chart/trend-chart.tsx'
import { Table } from '#web/ui/table/table.tsx'

type ShareTrendProps = { weeks: readonly ShownWeek[]; today: string; range: Range }

/** The share of points by week, as a chart and a table. */
function ShareTrend({ weeks, today, range }: ShareTrendProps) {
  const points = weeklyOf(weeks, today, range).map((week) => ({ ...week, interval: pointShare(countOf(week)) }))
  const rows = points.filter(({ interval }) => interval !== undefined).reverse()
  const text = ({ interval }: (typeof points)[number]) => (interval ? shareText(interval) : words.noAnswers)
  if (rows.length === 0) return <p>{words.noAnswers}</p>
  return (
    <>
      <TrendChart
        points={points.map((point) => ({
          key: point.week,
          interval: point.interval,
          text: `${formatDay(point.week)}: ${text(point)}`,
        }))}
        ends={[formatDay(points[0]?.week ?? today), formatDay(points.at(-1)?.week ?? today)]}
      />
      <p className="muted">{words.overNote}</p>
      <details>
        <summary>{words.asTable}</summary>
        <Table
          caption={words.overTable}
          compact
          columns={[
            { key: 'week', header: 'Week from', whole: true, cell: ({ week }) => formatDay(week) },
            { key: 'items', header: 'Questions', end: true, cell: ({ items }) => items },
            { key: 'share', header: 'Share', end: true, cell: text },
          ]}
          rows={rows}
          rowKey={({ week }) => week}
        />
      </details>
    </>
  )
}

/** Number of rows shown initially. */
const INITIAL_ROWS = 10

const TONES: Record<Strength, ProgressTone> = {
  'needs-work': 'error',
  'on-track': 'accent',
  strong: 'success',
  few: 'primary',
}
const STRENGTHS = Object.keys(TONES)

type ShareListProps = { groups: Activity['groups']; label: string; today: string; range: Range }

/** Shares by label: those that need work first, those with too few questions last. The intervals are in the table. */
function ShareList({ groups, label, today, range }: ShareListProps) {
  const [isExpanded, setExpanded] = useState(false)
  const rows = groups
    .flatMap(({ name, weeks }) => {
      const total = totalOf(weeks, today, range)
      const interval = pointShare(total)
      return interval ? [{ name, interval, items: total.items, strength: strengthOf(total) }] : []
    })
    .sort(
      (a, b) =>
        STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength) ||
        a.interval.share - b.interval.share ||
        a.name.localeCompare(b.name),
    )
  if (rows.length === 0) return <p>{words.noGroups}</p>
  const judged = rows.filter(({ strength }) => strength !== 'few')
  const shown = isExpanded ? rows : (judged.length > 0 ? judged : rows).slice(0, INITIAL_ROWS)
  return (
    <>
      <BarList
        label={label}
        bars={shown.map(({ name, interval, items, strength }) => ({
          name,
          value: interval.share,
          max: 1,
          text: words.groupText(interval, items, strength),
          tone: TONES[strength],
        }))}
      />
      {rows.length > shown.length && (
        <div>
          <Button variant="quiet" onClick={() => setExpanded(true)}>
            {words.more(rows.length - shown.length)}
          </Button>
        </div>
      )}
      <details>
        <summary>{words.ranges95}</summary>
        <p className="muted">{words.rightNote}</p>
        <Table
          caption={label}
          compact
          columns={[
            { key: 'name', header: words.subject, cell: ({ name }) => name },
            { key: 'items', header: 'Questions', end: true, cell: ({ items }) => items },
            { key: 'share', header: 'Share', end: true, cell: ({ interval }) => shareText(interval) },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </details>
    </>
  )
}

type AccuracyCardProps = { days: readonly ShownDay[]; groups: Activity['groups']; today: string; range: Range }

/** Shares of points: overall, by area, tag, type, and step, and over time. */
export function AccuracyCard({ days, groups, today, range }: AccuracyCardProps) {
  const [kind, setKind] = useState<GroupKind>(
    () => GROUP_KINDS.find((each) => groups.some((group) => group.kind === each)) ?? 'area',
  )
  const [selectedName, setSelectedName] = useState('')
  const all = daysByWeek(days)
  const total = totalOf(all, today, range)
  const share = pointShare(total)
  const ofKind = groups.filter((group) => group.kind === kind)
  const trend = ofKind.find(({ name }) => name === selectedName)
  return (
    <Card as="section" aria-labelledby="right-heading">
      <h2 id="right-heading">{words.right}</h2>
      {share === undefined ? (
        <p>{words.noAnswers}</p>
      ) : (
        <>
          <p className="text-large">
            <strong>{words.rightText(share, total.items)}</strong>
          </p>
          <ChoiceChips
            legend={words.by}
            options={GROUP_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={(value) => {
              setKind(value)
              setSelectedName('')
            }}
          />
          <ShareList key={kind} groups={ofKind} label={words.groups(words.kinds[kind])} {...{ today, range }} />
          <h3>{words.over}</h3>
          <div className="max-w-96">
            <SelectField
              label={words.kinds[kind]}
              value={trend === undefined ? '' : selectedName}
              onChange={({ target }) => setSelectedName(target.value)}
              options={[
                { value: '', label: words.overAll },
                ...ofKind
                  .map(({ name }) => ({ value: name, label: name }))
                  .sort((a, b) => a.label.localeCompare(b.label)),
              ]}
            />
          </div>
          <ShareTrend weeks={trend?.weeks ?? all} {...{ today, range }} />
        </>
      )}
    </Card>
  )
}
