import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LabelKind } from '#generated/schema.ts'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { jobText, LISTS } from './label-words.ts'
import { type RunningJob, type LabelJob, type LabelRow, refetchLabels, useLabelJob, useLabels } from './use-labels.ts'
import { type LabelAction, LabelTable } from './label-table.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { compareNames } from '#domain/text/compare-names.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** Columns by which names can be sorted. */
const SORTS = ['name', 'questions', 'tests']

const labelsParams = (({ text, sort }) => ({
  search: text('search'),
  sort: sort('sort', SORTS, { by: 'name', descending: false }),
})) satisfies ListSchema<unknown>

/** Sorts names by a column, then by name. */
function sortedLabels(rows: readonly LabelRow[], { by, descending }: TableSort): LabelRow[] {
  const column = by === 'questions' || by === 'tests' ? by : undefined
  return rows.toSorted((a, b) => {
    const order = column === undefined ? compareNames(a.name, b.name) : a[column] - b[column]
    return (descending ? -order : order) || compareNames(a.name, b.name)
  })
}

type JobPanelProps = { running: RunningJob; onResume: () => void; onStop: () => void; onClose: () => void }

/** Progress of a rename or merge, run by this tab or started earlier, with buttons to stop or continue. */
function JobPanel({ running: { job, working, waiting, problem }, onResume, onStop, onClose }: JobPanelProps) {
  const title = jobText(job)
  const text = `${job.done.toLocaleString('en-US')} of ${job.total.toLocaleString('en-US')} steps`
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <h2>{job.finished ? `Done: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title}</h2>
        <ProgressBar
          label={title}
          value={job.finished ? 1 : job.done}
          max={job.finished ? 1 : Math.max(1, job.total)}
          text={text}
        />
        <p role="status">{job.finished ? 'Questions and tests carry the other name.' : text}</p>
        {!job.finished && !working && problem === undefined && (
          <Notice tone="accent">
            Not finished. Tests can be taken as always; nothing is lost. What no one goes on with is finished within the
            hour.
          </Notice>
        )}
        {waiting && (
          <Notice tone="accent" role="status">
            The connection is lost. It is tried again; nothing is done twice.
          </Notice>
        )}
        {problem !== undefined && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        <FormActions>
          {!job.finished && !working && <Button onClick={onResume}>Go on</Button>}
          {working && !job.finished && (
            <Button variant="secondary" onClick={onStop}>
              Stop
            </Button>
          )}
          {job.finished && (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </FormActions>
      </Stack>
      <LeaveGuard when={working && !job.finished} title="Leave while it is not finished?" confirmLabel="Leave">
        <p>What’s done stays. The rest is finished within the hour, or when you open this page again.</p>
      </LeaveGuard>
    </Card>
  )
}

/**
 * Lists the academy's tags and NCLEX areas with their uses, and renames, merges, and removes them. The URL stores the
 * list and the search.
 */
export function LabelsPage() {
  const labels = useLabels()
  const [address, setAddress] = useSearchParams()
  const kind: LabelKind = address.get('list') === 'areas' ? 'Area' : 'Tag'
  const { data } = labels
  const storedOf = (list: LabelKind) => data?.jobs.find((running) => running.kind === list)
  // Kept here, so that a job keeps running while the user looks at the other list.
  const jobs = { Tag: useLabelJob('Tag', storedOf('Tag')), Area: useLabelJob('Area', storedOf('Area')) }
  const listOf = (shown: LabelKind) => {
    if (data === undefined) return null
    return <LabelList key={shown} kind={shown} rows={shown === 'Tag' ? data.tags : data.areas} job={jobs[shown]} />
  }
  const body = () => {
    if (data !== undefined)
      return (
        <Tabs
          label="List"
          value={kind}
          onChange={(value) => setAddress(value === 'Area' ? { list: 'areas' } : {}, { replace: true })}
          tabs={(['Tag', 'Area'] as const).map((value) => ({
            value,
            label: LISTS[value].title,
            content: listOf(value),
          }))}
        />
      )
    if (labels.error === null) return <Skeleton label="Loading tags and areas" count={6} shape="line" />
    return <ErrorState message={labels.error.message} onRetry={() => void labels.refetch()} />
  }
  return (
    <Page
      title="Tags and areas"
      lead="What questions and tests are found and drawn by. Names are compared without case; those that the rules know are built in."
      before={<Trail names={['Questions', 'Tags and areas']} />}
    >
      {body()}
    </Page>
  )
}

type LabelListProps = { kind: LabelKind; rows: readonly LabelRow[]; job: ReturnType<typeof useLabelJob> }

function LabelList({ kind, rows, job }: LabelListProps) {
  const client = useQueryClient()
  const { fields, change } = useListParams(labelsParams, { replace: true })
  const { search, sort } = fields
  const [acting, setActing] = useState<{ action: LabelAction; row: LabelRow }>()
  const { shown: running, resume, stop, close } = job
  const words = LISTS[kind]
  const matching = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const end = () => setActing(undefined)
  const begin = (begun: LabelJob) => {
    end()
    void resume(begun)
  }
  const others = rows.filter(({ name, fixed }) => !fixed && name !== acting?.row.name).map(({ name }) => name)
  return (
    <Stack>
      {running !== undefined && (
        <JobPanel running={running} onResume={() => void resume(running.job)} onStop={stop} onClose={close} />
      )}
      <SearchBox label={words.search} search={search} onSearch={(text) => change({ search: text })} />
      {rows.length === 0 && <EmptyState title={words.empty} />}
      {rows.length > 0 && matching.length === 0 && <EmptyState title="No name holds these words" />}
      {matching.length > 0 && (
        <LabelTable
          kind={kind}
          caption={words.title}
          rows={sortedLabels(matching, sort)}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          locked={running !== undefined && !running.job.finished}
          onAction={(action, row) => setActing({ action, row })}
        />
      )}
      {acting?.action === 'remove' && (
        <RemoveDialog
          kind={kind}
          name={acting.row.name}
          onClose={end}
          onRemoved={() => {
            end()
            refetchLabels(client)
          }}
        />
      )}
      {acting !== undefined && acting.action !== 'remove' && (
        <ChangeDialog
          kind={kind}
          label={acting.row}
          {...(acting.action === 'merge' ? { others } : {})}
          onStarted={begin}
          onClose={end}
        />
      )}
    </Stack>
  )
}
