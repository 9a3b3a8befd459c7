import { useState } from 'react'
import { ownProgressWords as words } from '#domain/messages/own-progress.ts'
import { GROUP_KINDS, type GroupKind } from '#domain/study/activity.ts'
import { daysByWeek, type Range, type ShownDay, totalOf } from '#domain/study/progress-figures.ts'
import { pointShare } from '#domain/study/wilson.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { Activity } from './activity-query.ts'
import { ShareList } from './share-list.tsx'
import { ShareTrend } from './share-trend.tsx'

type RightCardProps = { days: readonly ShownDay[]; groups: Activity['groups']; today: string; range: Range }

/** Shares of points with their intervals: of all, over time, and by area, tag, type and step. */
export function RightCard({ days, groups, today, range }: RightCardProps) {
  const [kind, setKind] = useState<GroupKind>(
    () => GROUP_KINDS.find((each) => groups.some((group) => group.kind === each)) ?? 'area',
  )
  const [chosen, setChosen] = useState('')
  const all = daysByWeek(days)
  const total = totalOf(all, today, range)
  const share = pointShare(total)
  const ofKind = groups.filter((group) => group.kind === kind)
  const trend = ofKind.find(({ name }) => name === chosen)
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
              setChosen('')
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
          <div className="own-progress__choice">
            <SelectField
              label={words.kinds[kind]}
              value={trend === undefined ? '' : chosen}
              onChange={({ target }) => setChosen(target.value)}
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
