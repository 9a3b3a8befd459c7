import { useState } from 'react'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { excerpt } from '#domain/text/excerpt.ts'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowDialog } from './row-dialog.tsx'
import type { ShownFact } from './question-facts.ts'
import { countOf, type Outcome, type OutcomeKind } from './outcome.ts'
import { importWords } from '#domain/messages/imports.ts'
import { isRefOfTexts } from '#domain/questions/row-ref.ts'
import { reasonText } from '#domain/questions/files/refused-file.ts'
import { codeOf, commonNotes, noteCounts, noteText, uncommonReasons, dedupeMessages } from './notes.ts'

/** Rows per page. */
const PAGE = 50
/** Maximum characters shown of a row's question. */
const EXCERPT = 70

const KINDS: readonly { kind: OutcomeKind; text: string; tone: BadgeTone }[] = [
  { kind: 'new', text: 'New', tone: 'success' },
  { kind: 'changed', text: 'Changed', tone: 'accent' },
  { kind: 'unchanged', text: 'Unchanged', tone: 'neutral' },
  { kind: 'refused', text: 'Refused', tone: 'error' },
  { kind: 'left', text: 'Not imported', tone: 'secondary' },
]

const badgeOf = (outcome: OutcomeKind) => {
  const outcomeKind = KINDS.find(({ kind }) => kind === outcome)
  return <Badge tone={outcomeKind?.tone ?? 'neutral'}>{outcomeKind?.text ?? outcome}</Badge>
}

/** The ref of a row. A ref generated from its text means nothing to a reader. */
const referenceOf = ({ ref }: Outcome) => (ref === '' || isRefOfTexts(ref) ? 'None' : ref)

/** Links to questions by number. */
function QuestionLinks({ ids }: { ids: readonly number[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index === 0 ? ': ' : ', '}
      <Link to={paths.question(id)}>{id}</Link>
    </span>
  ))
}

type OutcomeTableProps = {
  outcomes: readonly Outcome[]
  /** Whether this is the dry run; nothing is imported yet. */
  checked: boolean
  draftOf: (row: number) => QuestionDraft | undefined
  factsOf: (row: number) => readonly ShownFact[]
}

/** What an import does, or did, with each row, and why. Can be filtered by outcome, note, or reason. */
export function OutcomeTable({ outcomes, checked, draftOf, factsOf }: OutcomeTableProps) {
  const [opened, setOpened] = useState<Outcome>()
  const [filter, setFilter] = useState('all')
  const [page, setPage] = useState(1)
  const [note, setNote] = useState('')
  const common = commonNotes(outcomes)
  const everyRow = dedupeMessages(common)
  const withNotes = outcomes.filter((row) => row.outcome !== 'refused' && uncommonReasons(row, common).length > 0)
  const kindShown =
    filter === 'noted' ? withNotes : outcomes.filter(({ outcome }) => filter === 'all' || outcome === filter)
  const notes = noteCounts(kindShown.map((row) => ({ ...row, reasons: uncommonReasons(row, common) })))
  const selectedNote = notes.some(({ code }) => code === note) ? note : ''
  const shown =
    selectedNote === ''
      ? kindShown
      : kindShown.filter((row) => uncommonReasons(row, common).some((of) => codeOf(of) === selectedNote))
  const pages = Math.max(1, Math.ceil(shown.length / PAGE))
  const current = Math.min(page, pages)
  const options = [
    { value: 'all', label: `All (${outcomes.length.toLocaleString('en-US')})` },
    ...KINDS.map(({ kind, text }) => ({ kind, text, count: countOf(outcomes, kind) }))
      .filter(({ count }) => count > 0)
      .map(({ kind, text, count }) => ({ value: kind, label: `${text} (${count.toLocaleString('en-US')})` })),
    ...(withNotes.length > 0
      ? [{ value: 'noted', label: `With notes (${withNotes.length.toLocaleString('en-US')})` }]
      : []),
  ]
  return (
    <Stack>
      <RadioGroup
        legend="Rows to show"
        row
        options={options}
        value={filter}
        onChange={(value) => {
          setFilter(value)
          setPage(1)
        }}
      />
      {notes.length > 0 && (
        <SelectField
          label={importWords.noteFilter}
          value={selectedNote}
          options={[
            { value: '', label: importWords.anyNote },
            ...notes.map(({ code, count }) => ({
              value: code,
              label: `${noteText(code)} (${count.toLocaleString('en-US')})`,
            })),
          ]}
          onChange={({ target }) => {
            setNote(target.value)
            setPage(1)
          }}
        />
      )}
      {everyRow.length > 0 && (
        <Notice>
          <p>{importWords.everyRow}</p>
          <ul>
            {everyRow.map((code) => (
              <li key={code}>{noteText(code)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DataTable
        caption="Rows of the file"
        rows={shown.slice((current - 1) * PAGE, current * PAGE)}
        rowKey={({ row }) => String(row)}
        // On a phone, a cell is one line of a grid and needs a single child element.
        columns={[
          { key: 'row', header: 'Row', cell: ({ row }) => row },
          {
            key: 'ref',
            header: 'Reference',
            cell: (row) => <div className="min-w-18 wrap-anywhere">{referenceOf(row)}</div>,
          },
          { key: 'outcome', header: 'Outcome', cell: ({ outcome }) => badgeOf(outcome) },
          { key: 'type', header: 'Type', cell: ({ type }) => (type === '' ? 'None' : type), from: 'desktop' },
          {
            key: 'question',
            header: 'Question',
            cell: (outcome) => (
              <div className="min-w-32 wrap-anywhere">
                {outcome.id !== null && <Link to={paths.question(outcome.id)}>{outcome.id}</Link>}{' '}
                <button
                  type="button"
                  className="text-button min-h-6 text-start"
                  aria-haspopup="dialog"
                  onClick={() => setOpened(outcome)}
                >
                  {outcome.text === '' ? 'Show row' : excerpt(outcome.text, EXCERPT)}
                </button>
              </div>
            ),
          },
          {
            key: 'why',
            header: importWords.noteFilter,
            cell: (row) => (
              <div className="min-w-32 wrap-anywhere">
                {uncommonReasons(row, common).map((code) => (
                  <p key={code}>
                    {reasonText(code)}
                    {code === 'text-in-bank' && <QuestionLinks ids={row.same} />}
                  </p>
                ))}
              </div>
            ),
          },
        ]}
      />
      {opened && (
        <RowDialog
          outcome={opened}
          draft={draftOf(opened.row)}
          facts={factsOf(opened.row)}
          checked={checked}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Row>
        <Pagination label="Rows of the file" page={current} pages={pages} onChange={setPage} />
      </Row>
    </Stack>
  )
}
