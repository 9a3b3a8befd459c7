import { useState } from 'react'
import { ownProgressWords as words } from '#domain/messages/own-progress.ts'
import { type Range, totalOf } from '#domain/study/progress-figures.ts'
import { pointShare } from '#domain/study/wilson.ts'
import { Button } from '#web/ui/button.tsx'
import { IntervalScale } from '#web/ui/chart/interval-scale.tsx'
import type { Activity } from './activity-query.ts'

/** Rows that are shown at first. */
const FEW = 10

type ShareListProps = {
  groups: Activity['groups']
  label: string
  today: string
  range: Range
  /** The share of all, to compare with. */
  mark: number
}

/** Shares by a label, lowest first: where there is most to gain. Each in words, its interval as a bar for the eye. */
export function ShareList({ groups, label, today, range, mark }: ShareListProps) {
  const [isWhole, setWhole] = useState(false)
  const rows = groups
    .flatMap(({ name, weeks }) => {
      const total = totalOf(weeks, today, range)
      const interval = pointShare(total)
      return interval ? [{ name, interval, items: total.items }] : []
    })
    .sort((a, b) => a.interval.share - b.interval.share || a.name.localeCompare(b.name))
  if (rows.length === 0) return <p>{words.noGroups}</p>
  const shown = isWhole ? rows : rows.slice(0, FEW)
  return (
    <>
      <ul className="share-list" aria-label={label}>
        {shown.map(({ name, interval, items }) => (
          <li key={name} className="share-list__row">
            <span className="share-list__name">{name}</span>
            <span className="share-list__facts">{words.groupText(interval, items)}</span>
            <IntervalScale small low={0} high={1} interval={{ ...interval, value: interval.share }} mark={mark} />
          </li>
        ))}
      </ul>
      <p className="muted">{words.mark}</p>
      {rows.length > shown.length && (
        <div>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {words.more(rows.length - shown.length)}
          </Button>
        </div>
      )}
    </>
  )
}
