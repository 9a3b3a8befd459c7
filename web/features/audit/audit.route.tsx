import { History } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { AUDIT_KINDS } from '#domain/audit/audit-kind.ts'
import { paths } from '#web/app/paths.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { AuditEntry } from './audit-entry.tsx'
import { auditWords, KIND_NAMES } from './audit-words.ts'
import { useAudit, useEditors } from './use-audit.ts'

const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))

/** Who changed what, when, before and after, newest first; the filters are in the address (decision 0028). */
export function AuditPage() {
  const [search, setSearch] = useSearchParams()
  const [by, kind] = [search.get('by') ?? '', search.get('kind') ?? '']
  const editors = useEditors()
  const filter = (name: 'by' | 'kind', value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    <Page title={auditWords.title} lead={auditWords.lead} before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <Grid>
        <SelectField
          label="Who"
          value={by}
          options={editors}
          placeholder={auditWords.everybody}
          onChange={({ target }) => {
            filter('by', target.value)
          }}
        />
        <SelectField
          label="What"
          value={kind}
          options={KINDS}
          placeholder={auditWords.everything}
          onChange={({ target }) => {
            filter('kind', target.value)
          }}
        />
      </Grid>
      <AuditList by={by} kind={kind} />
    </Page>
  )
}

function AuditList({ by, kind }: { by: string; kind: string }) {
  const audit = useAudit(by, kind)
  const entries = audit.data?.pages.flatMap((page) => page.audit.items)
  if (entries === undefined) {
    if (audit.error === null) return <Skeleton label="Loading the changes" count={6} />
    return <ErrorState message={audit.error.message} onRetry={() => void audit.refetch()} />
  }
  return (
    <>
      {entries.length > 0 && (
        <ListCard label="Changes, newest first">
          {entries.map((entry) => (
            <AuditEntry key={`${entry.kind} ${entry.key}`} entry={entry} />
          ))}
        </ListCard>
      )}
      {entries.length === 0 && !audit.hasNextPage && (
        <EmptyState title={auditWords.none} icon={<History size={24} />}>
          {auditWords.noneYet}
        </EmptyState>
      )}
      {audit.error !== null && <ErrorState message={audit.error.message} onRetry={() => void audit.fetchNextPage()} />}
      <LoadMore more={audit.hasNextPage} busy={audit.isFetchingNextPage} onMore={() => void audit.fetchNextPage()} />
    </>
  )
}
