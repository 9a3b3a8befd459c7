import { Link } from 'react-router-dom'
import { flawWords as words } from '#domain/messages/flaws.ts'
import { statisticsWords } from '#domain/messages/statistics.ts'
import type { FlawCaseFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Table } from '#web/ui/table/table.tsx'

export type FlawCase = FlawCaseFieldsFragment

const TONES = { new: 'accent', kept: 'neutral', changed: 'success', withdrawn: 'neutral' } as const

function Reasons({ flawCase: { reasons, reports } }: { flawCase: FlawCase }) {
  if (reasons.length === 0 && reports.length === 0) return <span className="muted">{words.reasonsGone}</span>
  return (
    <Row>
      {reasons.map(({ kind, item }) => {
        const text = statisticsWords.flaws[kind]
        return (
          <Badge key={`${item ?? 0} ${kind}`} tone="accent">
            {item === null ? text : words.item(item, text)}
          </Badge>
        )
      })}
      {reports.length > 0 && <Badge tone="accent">{words.reports(reports.length)}</Badge>}
    </Row>
  )
}

function Decision({ decision }: Pick<FlawCase, 'decision'>) {
  if (decision === null) return '–'
  const { state, by, on, note } = decision
  return (
    <div>
      {words.states[state]}
      <p className="m-0 font-[normal] text-text-muted">{words.decidedBy(by, formatDateTime(on))}</p>
      {note !== '' && <p className="m-0 whitespace-pre-line wrap-anywhere">{note}</p>}
    </div>
  )
}

type FlawsTableProps = { cases: readonly FlawCase[]; onDecide: (question: number) => void }

/** Cases as rows: a question's problems, and the decision about them. */
export function FlawsTable({ cases, onDecide }: FlawsTableProps) {
  return (
    <Table
      caption={words.title}
      rows={cases}
      rowKey={({ question }) => String(question)}
      columns={[
        {
          key: 'question',
          header: 'Question',
          cell: ({ question, type, preview, reasons }) => (
            <div>
              {preview === null ? (
                statisticsWords.question(question, null)
              ) : (
                <Link to={paths.question(question)}>{statisticsWords.question(question, null)}</Link>
              )}
              <p className="m-0 font-[normal] text-text-muted">{preview ?? <Badge>{statisticsWords.deleted}</Badge>}</p>
              <Row>
                {reasons.length > 0 && (
                  <Link to={`${paths.question(question)}/statistics`} aria-label={statisticsWords.ofQuestion(question)}>
                    Statistics
                  </Link>
                )}
                <Link
                  to={`${paths.regrades}?question=${question}${type === 'Case Study' ? '&case=1' : ''}`}
                  aria-label={`${words.regrade}: ${statisticsWords.question(question, null)}`}
                >
                  {words.regrade}
                </Link>
              </Row>
            </div>
          ),
        },
        { key: 'reasons', header: words.reason, cell: (flawCase) => <Reasons flawCase={flawCase} /> },
        {
          key: 'n',
          header: 'Answers',
          end: true,
          cell: ({ reasons }) =>
            reasons.length === 0 ? '–' : Math.max(...reasons.map(({ n }) => n)).toLocaleString('en-US'),
        },
        {
          key: 'state',
          header: words.state,
          cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
        },
        { key: 'decision', header: words.decision, cell: ({ decision }) => <Decision decision={decision} /> },
        {
          key: 'actions',
          header: 'Actions',
          end: true,
          cell: ({ question }) => (
            <Button variant="quiet" aria-label={words.dialog(question)} onClick={() => onDecide(question)}>
              {words.decide}
            </Button>
          ),
        },
      ]}
    />
  )
}
