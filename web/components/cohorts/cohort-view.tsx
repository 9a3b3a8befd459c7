import { Download, UsersRound } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { BEHIND_REASONS } from '#domain/courses/cohorts/cohort.ts'
import { csvOfCohort } from '#domain/courses/cohorts/cohort-csv.ts'
import { COHORT_SORTS, judgeStudents, listStudents } from '#domain/courses/cohorts/cohort-list.ts'
import { behindRules, behindWords, cohortWords as words } from '#domain/messages/cohort.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { CohortTable } from './cohort-table.tsx'
import { HeatMap } from './heat-map.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { type Cohort, type CohortOf, useCohort } from './use-cohort.ts'
import { WriteDialog } from './write-dialog.tsx'

/** The URL parameters of a cohort; `at` is the page number (`page` is the course's). */
const cohortParams = (({ text, oneOf, sort, page }) => ({
  search: text('search'),
  show: oneOf('show', ['behind'], 'all'),
  view: oneOf('view', ['areas'], 'table'),
  sort: sort('sort', COHORT_SORTS, { by: 'name', descending: false }),
  at: page('at'),
})) satisfies ListSchema<unknown>

/** Students per page. */
const PAGE = 50
/** The maximum number of recipients of a message (schema.graphql). */
const MAX_CHOSEN = 200

const rules = (
  <Accordion
    level={3}
    items={[
      {
        value: 'rules',
        title: words.rules,
        content: (
          <dl>
            {BEHIND_REASONS.map((reason) => (
              <div key={reason}>
                <dt className="font-semibold">{behindWords[reason]}</dt>
                <dd className="mt-0 mx-0 mb-2">{behindRules[reason]}</dd>
              </div>
            ))}
            <div>
              <dt className="font-semibold">
                {words.columns.weak}, {words.columns.strong}
              </dt>
              <dd className="mt-0 mx-0 mb-2">{words.areaHint}</dd>
            </div>
          </dl>
        ),
      },
    ]}
  />
)

/** `pathOf`: the path to a student's page. */
type CohortViewProps = { of: CohortOf; pathOf: (uid: string) => string }

/**
 * How the students of a course or a content are doing, as a table or a heat map of areas. Selected students can be sent
 * a message.
 */
export default function CohortView({ of, pathOf }: CohortViewProps) {
  const { data, error, refetch, dataUpdatedAt } = useCohort(of)
  if (data === undefined)
    return error === null ? (
      <Skeleton label={words.loading} />
    ) : (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    )
  if (data.students.length === 0) return <EmptyState title={words.none} icon={<UsersRound size={24} />} />
  return <CohortList cohort={data} now={dataUpdatedAt} pathOf={pathOf} />
}

type CohortListProps = Pick<CohortViewProps, 'pathOf'> & {
  cohort: Cohort
  /** When the list was loaded (epoch milliseconds); the rules compare with it. */
  now: number
}

function CohortList({ cohort, now, pathOf }: CohortListProps) {
  const { fields, change } = useListParams(cohortParams, { replace: true })
  const { search, show, view, sort } = fields
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [writing, setWriting] = useState<'message' | 'note'>()
  const judged = useMemo(() => judgeStudents(cohort.students, cohort.areas, now), [cohort, now])
  const shown = listStudents(judged, { search, isBehind: show === 'behind', sort })
  const pages = Math.max(1, Math.ceil(shown.length / PAGE))
  const at = Math.min(fields.at, pages)
  const inView = shown.slice((at - 1) * PAGE, at * PAGE)
  const names = useMemo(() => new Map(cohort.courses.map(({ key, name }) => [key, name])), [cohort.courses])
  const courseName = useCallback((key: string) => names.get(key) ?? '', [names])
  const isMixed = new Set(cohort.students.map(({ courseKey }) => courseKey)).size > 1
  const chosen = cohort.students.filter(({ uid }) => selected.has(uid))
  const clear = () => {
    setSelected(new Set())
    setWriting(undefined)
  }
  return (
    <Stack>
      <Row between>
        <h2>{words.title}</h2>
        <p role="status">{words.count(shown.length, judged.length)}</p>
      </Row>
      <div className="flex flex-wrap items-end gap-3 *:first:flex-[1_1_16rem]">
        <SearchBox label={words.search} search={search} onSearch={(text) => change({ search: text })} />
        <ChoiceChips
          legend={words.filter}
          options={[
            { value: 'all', label: words.everybody },
            { value: 'behind', label: words.behind(judged.filter(({ reasons }) => reasons.length > 0).length) },
          ]}
          value={show}
          onChange={(value) => change({ show: value })}
        />
        <ChoiceChips
          legend={words.view}
          options={[
            { value: 'table', label: words.table },
            { value: 'areas', label: words.heatMap },
          ]}
          value={view}
          onChange={(value) => change({ view: value, at })}
        />
        <Button
          variant="secondary"
          onClick={() => {
            const reason = (name: keyof typeof behindWords) => behindWords[name]
            saveFile(words.file, 'text/csv', csvOfCohort(shown, cohort.areas, { courseName, reason }))
          }}
        >
          <Download size={18} aria-hidden="true" /> {words.save}
        </Button>
      </div>
      {rules}
      {shown.length === 0 && <EmptyState title={words.noneFound} icon={<UsersRound size={24} />} />}
      {shown.length > 0 && view === 'areas' && <HeatMap students={inView} areas={cohort.areas} />}
      {shown.length > 0 && view === 'table' && (
        <CohortTable
          students={inView}
          pathOf={pathOf}
          courseName={isMixed ? courseName : undefined}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          selection={{
            selected,
            all: words.all,
            nameOf: ({ student }) => student.name,
            onSelect: (keys, on) =>
              setSelected((before) => {
                const after = new Set(before)
                for (const key of keys)
                  if (on) after.add(key)
                  else after.delete(key)
                return after
              }),
          }}
        />
      )}
      <Pagination label={words.title} page={at} pages={pages} onChange={(next) => change({ at: next })} />
      {chosen.length > 0 && (
        <div
          className="sticky bottom-0 z-2 p-3 border border-border rounded-medium bg-surface-raised shadow-medium"
          role="region"
          aria-label={words.selected(chosen.length)}
        >
          <Row>
            <p role="status">
              {words.selected(chosen.length)}
              {chosen.length > MAX_CHOSEN && `. ${words.tooMany(MAX_CHOSEN)}`}
            </p>
            <Button disabled={chosen.length > MAX_CHOSEN} onClick={() => setWriting('message')}>
              {words.message}
            </Button>
            <Button variant="secondary" disabled={chosen.length > MAX_CHOSEN} onClick={() => setWriting('note')}>
              {words.note}
            </Button>
            <Button variant="quiet" onClick={clear}>
              {words.clear}
            </Button>
          </Row>
        </div>
      )}
      {writing === 'message' && <WriteDialog students={chosen} onSent={clear} onClose={() => setWriting(undefined)} />}
      {writing === 'note' && <NoteDialog students={chosen} onDone={clear} onClose={() => setWriting(undefined)} />}
    </Stack>
  )
}
