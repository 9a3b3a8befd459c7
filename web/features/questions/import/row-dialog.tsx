import { useQuery } from '@tanstack/react-query'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { QuestionScreenDocument } from '#generated/admin-operations.ts'
import { importWords } from '#domain/messages/imports.ts'
import { query } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Table } from '#web/ui/table/table.tsx'
import type { Outcome } from './outcome.ts'
import { reasonText } from '#domain/questions/files/refused-file.ts'
import { changesOf, factsOf, type ShownFact } from './question-facts.ts'

type RowDialogProps = {
  outcome: Outcome
  draft: QuestionDraft | undefined
  /** The row with the file's column names. */
  facts: readonly ShownFact[]
  /** Whether this is the dry run, so that the bank still has the question before the change. */
  checked: boolean
  onClose: () => void
}

/**
 * A row of the file as a question. For a changed row, shows the fields before and after. For a rejected row, shows it
 * as it is in the file.
 */
export function RowDialog({ outcome, draft, facts, checked, onClose }: RowDialogProps) {
  const compares = checked && outcome.outcome === 'changed' && outcome.id !== null && draft !== undefined
  return (
    <Dialog
      open
      wide
      title={`Row ${String(outcome.row)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        {outcome.reasons.length > 0 && (
          <Notice tone={outcome.outcome === 'refused' ? 'error' : 'accent'}>
            {outcome.reasons.map((code) => (
              <p key={code}>{reasonText(code)}</p>
            ))}
          </Notice>
        )}
        {compares && <Changes id={outcome.id ?? 0} draft={draft} />}
        {draft === undefined && facts.length > 0 && <h3>{importWords.asGiven}</h3>}
        {draft === undefined && facts.length === 0 && (
          <p>{outcome.text === '' ? 'The row has no text.' : outcome.text}</p>
        )}
        <Facts
          facts={(draft ? factsOf(draft) : facts).map(({ term, value }) => ({ term, value: <Lines text={value} /> }))}
        />
      </Stack>
    </Dialog>
  )
}

/** What a row would change in the question in the bank. */
function Changes({ id, draft }: { id: number; draft: QuestionDraft }) {
  const before = useQuery({
    queryKey: ['import-before', id],
    queryFn: async () => (await query(QuestionScreenDocument, { id })).question,
    gcTime: 0,
  })
  if (before.isPending) return <Spinner label="Loading the current question" />
  if (before.isError) return <Notice tone="error">The current question couldn’t be loaded.</Notice>
  if (before.data === null) return <Notice tone="error">The question was deleted in the meantime.</Notice>
  return (
    <Table
      caption="What changes"
      rows={changesOf(before.data, draft)}
      rowKey={({ term }) => term}
      columns={[
        { key: 'field', header: 'Field', cell: ({ term }) => term },
        { key: 'before', header: 'Before', cell: (change) => <Lines text={change.before} /> },
        { key: 'after', header: 'After', cell: (change) => <Lines text={change.after} /> },
      ]}
    />
  )
}

function Lines({ text }: { text: string }) {
  return <div className="whitespace-pre-wrap wrap-anywhere">{text === '' ? 'None' : text}</div>
}
