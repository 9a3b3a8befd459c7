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
import { pointShare } from '#domain/study/wilson.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { Activity } from '#web/components/study/activity-query.ts'
import { Button } from '#web/ui/button.tsx'
import { IntervalScale } from '#web/ui/chart/interval-scale.tsx'
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

type ShareListProps = {
  groups: Activity['groups']
  label: string
  today: string
  range: Range
  /** The overall share, for comparison. */
  mark: number
}

/** Shares by label, lowest first, where there is most to gain. Each as text, with its interval as a bar. */
function ShareList({ groups, label, today, range, mark }: ShareListProps) {
  const [isExpanded, setExpanded] = useState(false)
  const rows = groups
    .flatMap(({ name, weeks }) => {
      const total = totalOf(weeks, today, range)
      const interval = pointShare(total)
      return interval ? [{ name, interval, items: total.items }] : []
    })
    .sort((a, b) => a.interval.share - b.interval.share || a.name.localeCompare(b.name))
  if (rows.length === 0) return <p>{words.noGroups}</p>
  const shown = isExpanded ? rows : rows.slice(0, INITIAL_ROWS)
  return (
    <>
      <ul className="grid gap-3 p-0 list-none" aria-label={label}>
        {shown.map(({ name, interval, items }) => (
          <li
            key={name}
            className="grid grid-cols-1 gap-1 min-[48rem]:grid-cols-[minmax(0,14rem)_minmax(0,15rem)_minmax(0,1fr)] min-[48rem]:items-center min-[48rem]:gap-x-4"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-text-muted text-small tabular-nums">{words.groupText(interval, items)}</span>
            <IntervalScale small low={0} high={1} interval={{ ...interval, value: interval.share }} mark={mark} />
          </li>
        ))}
      </ul>
      <p className="muted">{words.mark}</p>
      {rows.length > shown.length && (
        <div>
          <Button variant="quiet" onClick={() => setExpanded(true)}>
            {words.more(rows.length - shown.length)}
          </Button>
        </div>
      )}
    </>
  )
}

type AccuracyCardProps = { days: readonly ShownDay[]; groups: Activity['groups']; today: string; range: Range }

/** Shares of points with their intervals: overall, over time, and by area, tag, type, and step. */
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
          <p>
            <strong>{words.rightText(share, total.items)}</strong>
          </p>
          <p className="muted">{words.rightNote}</p>
          <ChoiceChips
            legend={words.by}
            options={GROUP_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={(value) => {
              setKind(value)
              setSelectedName('')
            }}
          />
          <ShareList
            key={kind}
            groups={ofKind}
            label={words.groups(words.kinds[kind])}
            mark={share.share}
            {...{ today, range }}
          />
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
