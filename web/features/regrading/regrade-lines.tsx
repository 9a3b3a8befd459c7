import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { paths } from '#web/app/paths.ts'
import { showError } from '#web/lib/message-store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LoadMore, type LoadMoreProps } from '#web/ui/list/load-more.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'
import { csvOfLines, resultText, testText } from './lines-csv.ts'
import { type Line, readLines } from './use-regrade.ts'
import '#web/ui/screens.css'

const pointsText = ({ points, max, grade }: Line['before']) => words.points(points, max, grade)

/** Shows the result, and highlights a change to or from passed. */
function Result({ line: { before, after } }: { line: Line }) {
  if (before.result === after.result) return resultText(after) === '' ? '–' : resultText(after)
  const tone = after.result === 'passing' ? 'success' : 'error'
  return <Badge tone={tone}>{words.turned(resultText(before), resultText(after))}</Badge>
}

const COLUMNS: readonly TableColumn<Line>[] = [
  {
    key: 'student',
    header: words.student,
    cell: ({ uid, progressKey, studentName }) =>
      studentName === null ? words.deleted : <Link to={paths.studentCourse(uid, progressKey)}>{studentName}</Link>,
  },
  {
    key: 'test',
    header: words.test,
    cell: (line) => (
      <div className="sm:min-w-36">
        {testText(line)}
        {line.courseName !== null && <div className="muted">{line.courseName}</div>}
      </div>
    ),
  },
  { key: 'before', header: words.before, cell: ({ before }) => pointsText(before), end: true, whole: true },
  { key: 'after', header: words.after, cell: ({ after }) => pointsText(after), end: true, whole: true },
  { key: 'result', header: words.result, cell: (line) => <Result line={line} /> },
  {
    key: 'completed',
    header: words.courseCompleted,
    from: 'desktop',
    cell: ({ completed }) => (completed ? 'Yes' : 'No'),
  },
  { key: 'state', header: words.state, cell: ({ state }) => words.states[state] ?? state },
]

const keyOf = ({ uid, progressKey, taskKey, n }: Line) => `${uid} ${progressKey} ${taskKey} ${n}`

/** Fetches all lines of a regrade, page by page. */
async function readAll(id: string): Promise<Line[]> {
  const lines: Line[] = []
  let token: string | null | undefined
  do {
    const page: Awaited<ReturnType<typeof readLines>> = await readLines(id, token)
    lines.push(...page.items)
    token = page.nextToken
  } while (token !== null)
  return lines
}

type RegradeLinesProps = { id: string; lines: readonly Line[]; more: LoadMoreProps }

/** The attempts that a regrade changes, as a table and a file. */
export function RegradeLines({ id, lines, more }: RegradeLinesProps) {
  const saving = useMutation({
    mutationFn: () => readAll(id),
    onSuccess: (all) =>
      saveFile(`regrade-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csvOfLines(all)),
    onError: (error) => showError(error.message),
  })
  return (
    <section aria-labelledby="regrade-lines">
      <Stack>
        <Row between>
          <h2 id="regrade-lines">{words.lines}</h2>
          <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
            <Download size={18} aria-hidden="true" /> {words.csv}
          </Button>
        </Row>
        <Table
          className="regrade-lines [&_.badge]:whitespace-normal"
          caption={words.lines}
          rows={lines}
          rowKey={keyOf}
          columns={COLUMNS}
          compact
        />
        <LoadMore {...more} />
      </Stack>
    </section>
  )
}
