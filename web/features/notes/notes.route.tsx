import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isFoundIn, isOfKind, isOneOfMarkKinds, MARK_KINDS } from '#domain/attempts/find-marks.ts'
import { crumbText } from '#domain/messages/bar.ts'
import { notesWords as words } from '#domain/messages/notes.ts'
import { pageOf } from '#domain/search/page-of.ts'
import { MarkedQuestionsDocument, OwnMarksDocument } from '#generated/study-operations.ts'
import { paths } from '#web/app/paths.ts'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { query } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Sheet } from '#web/ui/layout/sheet.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { useGrowingList, useSearchOn } from '#web/ui/list/use-lists.ts'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { MarkCard } from './mark-card.tsx'
import { ReportedMistakes } from './reported-mistakes.tsx'
import { type MarkedQuestion, READING } from './save-mark.ts'
import { useTestNames } from './test-names.ts'
import '#web/ui/screens.css'

const SHOWN = 20
/** 200 questions take 10 requests and about 40 sheets of paper. */
const MAX_PRINTED = 200

const notesParams = (({ text, oneOf, page }) => ({
  search: text('search'),
  kind: oneOf('kind', MARK_KINDS, 'all'),
  test: text('test'),
  page: page('page'),
})) satisfies ListSchema<unknown>

const keyOf = ({ progressKey, taskKey, n, position }: MarkedQuestion) => [progressKey, taskKey, n, position].join(' ')
const placeOf = ({ progressKey, taskKey, n, position }: MarkedQuestion) => ({ progressKey, taskKey, n, position })

/**
 * A student's flags, notes, and highlights from tests and Readings of all courses (issue 22, decision 0112). Loads the
 * facts of all marks page by page and searches them locally. Loads questions only for the visible marks.
 */
export function NotesPage() {
  const crumbs = [
    { to: paths.myCourses, name: 'My Courses' },
    { to: paths.notes, name: words.title },
  ]
  return (
    <Page title={words.title} lead={words.lead} before={<Breadcrumbs crumbs={crumbs} shorten={crumbText} wideOnly />}>
      <Stack gap="large">
        <Notes />
        <ReportedMistakes />
      </Stack>
    </Page>
  )
}

function Notes() {
  // Edits are based on the version that was read, so marks are only refetched on the next visit.
  const {
    rows: marks,
    error,
    retry,
    ...list
  } = useGrowingList(['own-marks'], async (nextToken) => (await query(OwnMarksDocument, { nextToken })).ownMarks)
  const { hasNextPage } = list.query
  useSearchOn({ rows: marks, query: list.query }, { step: SHOWN, all: true })
  if (error !== null) return <QueryError error={error} onRetry={retry} />
  if (marks === undefined) return <Skeleton label={words.loading} count={3} />
  if (marks.length === 0 && hasNextPage) return <Skeleton label={words.loading} count={3} />
  if (marks.length === 0)
    return (
      <EmptyState title={words.none} action={<LinkButton to={paths.practice}>{words.practice}</LinkButton>}>
        <p>{words.noneText}</p>
      </EmptyState>
    )
  return <FoundMarks marks={marks} isLoading={hasNextPage} />
}

/**
 * The marks that match the search, which the URL stores. A mark edited here stays visible even if it no longer matches,
 * and so does a note that isn't saved yet.
 */
function FoundMarks({ marks, isLoading }: { marks: readonly MarkedQuestion[]; isLoading: boolean }) {
  const { fields, change } = useListParams(notesParams, { replace: true })
  const { search, kind, test, page } = fields
  const [drafts, setDrafts] = useState<Readonly<Record<string, string | undefined>>>({})
  // Shows all matches, for printing.
  const [isShowingAll, setShowingAll] = useState(false)
  const [edited, setEdited] = useState<Readonly<Record<string, MarkedQuestion>>>({})
  const namesOf = useTestNames(marks)
  const testOf = ({ progressKey, taskKey }: MarkedQuestion) => `${progressKey} ${taskKey}`
  const courses = new Map(marks.map((mark) => [mark.progressKey, namesOf(mark).course]))
  const tests = new Map(marks.map((mark) => [testOf(mark), namesOf(mark)]))
  const isIn = (mark: MarkedQuestion) => test === '' || test === mark.progressKey || test === testOf(mark)
  const matches = marks.filter((mark) => {
    const { course, name } = namesOf(mark)
    const either = [mark, edited[keyOf(mark)] ?? mark]
    if (drafts[keyOf(mark)] !== undefined) return true
    return isIn(mark) && either.some((marked) => isOfKind(marked, kind) && isFoundIn(marked, [course, name], search))
  })
  const shown = pageOf(matches, page, SHOWN)
  const filter = (to: Partial<typeof fields>) => {
    change(to)
    setShowingAll(false)
  }
  const isUnsaved = marks.some((mark) => {
    const draft = drafts[keyOf(mark)]
    return draft !== undefined && draft !== (edited[keyOf(mark)] ?? mark).note
  })
  return (
    <Stack>
      {isUnsaved && <UnsavedGuard when />}
      <div className="notes__filter grid gap-4">
        <FilterBar>
          <SearchBox label={words.search} search={search} onSearch={(text) => filter({ search: text })} />
          <SelectField
            label={words.test}
            value={test}
            options={[
              { value: '', label: words.allTests },
              ...[...courses].flatMap(([key, course]) => [
                { value: key, label: course },
                ...[...tests].flatMap(([value, { name }]) =>
                  value.startsWith(`${key} `) ? [{ value, label: `${course}: ${name}` }] : [],
                ),
              ]),
            ]}
            onChange={(event) => filter({ test: event.target.value })}
          />
        </FilterBar>
        <ChoiceChips
          legend={words.show}
          options={MARK_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={(value) => {
            if (isOneOfMarkKinds(value)) filter({ kind: value })
          }}
        />
        <p role="status" className="muted">
          {words.found(matches.length, marks.length)}
          {isLoading && ` · ${words.loadingMore}`}
        </p>
      </div>
      {matches.length === 0 ? (
        <EmptyState title={words.noneFound}>
          <p>{words.noneFoundText}</p>
        </EmptyState>
      ) : (
        <>
          <MarkList
            marks={isShowingAll ? matches.slice(0, MAX_PRINTED) : shown.items}
            onPrint={() => setShowingAll(true)}
            current={(mark) => edited[keyOf(mark)] ?? mark}
            namesOf={namesOf}
            isLoading={isLoading}
            draftOf={(mark) => drafts[keyOf(mark)]}
            onDraft={(mark, draft) => setDrafts((before) => ({ ...before, [keyOf(mark)]: draft }))}
            onChange={(mark) => setEdited((before) => ({ ...before, [keyOf(mark)]: mark }))}
          />
          {isShowingAll ? (
            <Row>
              {matches.length > MAX_PRINTED && <p className="muted">{words.mostPrinted(MAX_PRINTED)}</p>}
              <Button variant="secondary" onClick={() => setShowingAll(false)}>
                {words.inPages}
              </Button>
            </Row>
          ) : (
            <Pagination
              label={words.pages}
              page={shown.page}
              pages={Math.ceil(matches.length / SHOWN)}
              onChange={(to) => change({ page: to })}
            />
          )}
        </>
      )}
    </Stack>
  )
}

type MarkListProps = {
  marks: readonly MarkedQuestion[]
  current: (mark: MarkedQuestion) => MarkedQuestion
  namesOf: ReturnType<typeof useTestNames>
  onChange: (mark: MarkedQuestion) => void
  /** The note that is being written; undefined if none is. */
  draftOf: (mark: MarkedQuestion) => string | undefined
  onDraft: (mark: MarkedQuestion, draft: string | undefined) => void
  /** More marks are loading. */
  isLoading: boolean
  /** Requests all matches instead of one page. They are printed once their questions have loaded. */
  onPrint: () => void
}

/** Marks with their questions, also used for printing. */
function MarkList({ marks, current, namesOf, isLoading, onPrint, draftOf, onDraft, onChange }: MarkListProps) {
  const open = marks.filter(({ withheld, n }) => !withheld && n !== READING)
  const batches = Array.from({ length: Math.ceil(open.length / SHOWN) }, (_, i) =>
    open.slice(i * SHOWN, (i + 1) * SHOWN).map(placeOf),
  )
  const loaded = useQueries({
    queries: batches.map((places) => ({
      queryKey: ['marked-questions', places],
      queryFn: async () => (await query(MarkedQuestionsDocument, { places })).markedQuestions,
      // A test started in the meantime may hide one of them.
      staleTime: 0,
    })),
  })
  const [isPrinting, setPrinting] = useState(false)
  const failed = loaded.find(({ isError }) => isError)
  const isComplete = !isLoading && loaded.every(({ isSuccess }) => isSuccess)
  useEffect(() => {
    if (!isPrinting || !isComplete) return undefined
    // Wait until the loaded questions have been rendered.
    const timer = setTimeout(() => {
      setPrinting(false)
      window.print()
    })
    return () => clearTimeout(timer)
  }, [isPrinting, isComplete])
  const questionOf = (mark: MarkedQuestion) => {
    const i = open.indexOf(mark)
    return i < 0 ? null : loaded[Math.floor(i / SHOWN)]?.data?.[i % SHOWN]
  }
  const count = loaded.filter(({ isSuccess }) => isSuccess).length * SHOWN
  return (
    <>
      <Row>
        <Button
          variant="secondary"
          busy={isPrinting && failed === undefined}
          onClick={() => {
            onPrint()
            setPrinting(true)
          }}
        >
          <Printer size={18} aria-hidden="true" /> {words.print}
        </Button>
        {isPrinting && !isComplete && (
          <p role="status" className="muted">
            {words.preparing(Math.min(count, open.length), open.length)}
          </p>
        )}
      </Row>
      <Sheet className="notes print:[&_.mark]:break-inside-avoid">
        {failed?.error && (
          <QueryError
            error={failed.error}
            onRetry={() => {
              for (const batch of loaded) if (batch.isError) void batch.refetch()
            }}
          />
        )}
        <Stack>
          {marks.map((mark) => (
            <MarkCard
              key={keyOf(mark)}
              mark={current(mark)}
              test={namesOf(mark)}
              question={questionOf(mark)}
              draft={draftOf(mark)}
              onDraft={(draft) => onDraft(mark, draft)}
              onChange={onChange}
            />
          ))}
        </Stack>
      </Sheet>
    </>
  )
}
