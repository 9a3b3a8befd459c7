import { Fragment, useId } from 'react'
import { figureText, percent, secondsText, shareText, statisticsWords as words } from '#domain/messages/statistics.ts'
import { MIN_ANSWERS } from '#domain/item-analysis/item-figures.ts'
import type { StatisticsOfQuestionQuery } from '#generated/operations.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BarList } from '#web/ui/chart/bar-list.tsx'
import { IntervalScale } from '#web/ui/chart/interval-scale.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table/table.tsx'

type Version = StatisticsOfQuestionQuery['statisticsOfQuestion']['versions'][number]

const discriminationText = ({ discrimination, known, by }: Version) =>
  `${figureText(discrimination)}, of ${known.toLocaleString('en-US')} answers. ${words.by[by]}${known < MIN_ANSWERS ? ` ${words.fewKnown}` : ''}`

/**
 * One version of a question: whether it has enough answers, its flaws with reasons, and its figures, options, and
 * times.
 */
export function VersionStatistics({ id, version }: { id: number; version: Version }) {
  const heading = useId()
  const { item, body, type, n, flaws, drift } = version
  const isSmallSample = n < MIN_ANSWERS
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack>
        <h2 id={heading}>{`${words.question(id, item)}, version of ${formatDateTime(version.version)}`}</h2>
        {body !== null && <p className="whitespace-pre-line">{body}</p>}
        {isSmallSample && <Notice>{words.fewText(n)}</Notice>}
        {flaws.map(({ kind, options }) => (
          <Notice key={kind} tone="error">
            <strong>{words.flaws[kind]}</strong>
            {options.length > 0 && ` (${options.join(', ')})`}: {words.reasons[kind]}
          </Notice>
        ))}
        <IntervalScale
          label={`Share of points: ${shareText(version)}`}
          low={0}
          high={1}
          mark={0.5}
          interval={n === 0 ? undefined : { value: version.share, from: version.from, to: version.to }}
          words={{ low: '0%', mark: '50%', high: '100%' }}
        />
        <Facts
          facts={[
            { term: 'Type', value: type },
            { term: 'Answers', value: n.toLocaleString('en-US') },
            { term: 'Right', value: n === 0 ? '–' : `${shareText(version)}, with 95% certainty` },
            {
              term: 'Discrimination',
              value: version.discrimination === null ? words.unknown : discriminationText(version),
            },
            {
              term: 'Efficiency',
              value:
                version.efficiency === null
                  ? '–'
                  : `${percent(version.efficiency)} of the discrimination that its points allow`,
            },
            {
              term: 'Infit',
              value: version.infit === null ? '–' : `${figureText(version.infit)} (1 as expected, above 1.3 a misfit)`,
            },
            { term: 'Time', value: `${secondsText(version.seconds)} (median)` },
            { term: 'Left out', value: percent(version.leftOut) },
            ...(drift
              ? [{ term: 'Change (95%)', value: words.drift(formatDateTime(drift.version), drift).join(' ') }]
              : []),
          ]}
        />
        {version.options.length > 0 && <Options version={version} />}
        {version.times.length > 0 && <Times version={version} />}
      </Stack>
    </Card>
  )
}

function Options({ version: { options } }: { version: Version }) {
  return (
    <>
      <h3>Options</h3>
      {[...new Set(options.map(({ part }) => part))].map((part) => (
        <Fragment key={part}>
          {part !== null && <h4>{part}</h4>}
          <BarList
            label={part === null ? 'Shares of the options' : `Shares of the options: ${part}`}
            bars={options
              .filter((option) => option.part === part)
              .map(({ letter, correct, share }) => ({
                name: correct ? `${letter} (key)` : letter,
                ...{ value: share, max: 1, text: percent(share), tone: correct ? 'success' : 'primary' },
              }))}
          />
        </Fragment>
      ))}
      <Table
        caption="Options"
        rows={options}
        rowKey={({ letter }) => letter}
        columns={[
          {
            key: 'option',
            header: 'Option',
            cell: ({ letter, part, text, correct }) => (
              <div>
                {text === '' ? `${letter} ` : `${letter}. ${part === null ? '' : `${part}: `}${text} `}
                {correct && <Badge tone="success">Key</Badge>}
              </div>
            ),
          },
          { key: 'n', header: 'Chosen', end: true, cell: ({ n }) => n.toLocaleString('en-US') },
          { key: 'share', header: 'Share', end: true, cell: ({ share }) => percent(share) },
          {
            key: 'correlation',
            header: words.correlation,
            end: true,
            cell: ({ correlation }) => figureText(correlation),
          },
        ]}
      />
    </>
  )
}

const BANDS = [0, 5, 15, 30, 60, 120, 300]

/** Distribution of answer times in bands. */
function Times({ version: { times } }: { version: Version }) {
  const all = times.reduce((sum, { n }) => sum + n, 0)
  const bars = BANDS.map((from, i) => {
    const to = BANDS[i + 1] ?? Infinity
    const n = times.filter(({ seconds }) => seconds >= from && seconds < to).reduce((sum, bin) => sum + bin.n, 0)
    const name = to === Infinity ? `${from} seconds and more` : `${from} to ${to - 1} seconds`
    return { name, value: n, max: all, text: `${n.toLocaleString('en-US')} (${percent(n / all)})` }
  })
  return (
    <>
      <h3>Seconds that answers took</h3>
      <BarList label="Seconds that answers took" bars={bars} />
    </>
  )
}
