import { AUDIT_KINDS } from '#domain/audit/audit-kind.ts'
import { paths } from '#web/app/paths.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type AuditFilter, filterOf, searchOf } from './audit-filter.ts'
import { AuditList } from './audit-list.tsx'
import { auditWords, KIND_NAMES } from './audit-words.ts'
import { useEditors } from './use-audit.ts'
import './audit.css'

const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))

/** Who changed what, when, before and after, newest first; the filters are in the address (decision 0028). */
export function AuditPage() {
  const { params, chosen, go } = useAddressSearch()
  const shown = filterOf(params)
  const filter = filterOf(chosen)
  const editors = useEditors()
  const change = (to: Partial<AuditFilter>) =>
    go(`?${searchOf({ ...filter, ...to }).toString()}`, { replace: true, preventScrollReset: true })
  return (
    <Page title={auditWords.title} lead={auditWords.lead} before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <FilterBar>
        <SearchBox label={auditWords.search} search={filter.words} onSearch={(words) => change({ words })} />
        <SelectField
          label="Who"
          value={filter.by}
          options={editors}
          placeholder={auditWords.everybody}
          onChange={({ target }) => change({ by: target.value })}
        />
        <SelectField
          label="What"
          value={filter.kind}
          options={KINDS}
          placeholder={auditWords.everything}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <TextField
          label="From"
          type="date"
          value={filter.from}
          max={filter.to === '' ? undefined : filter.to}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={filter.to}
          min={filter.from === '' ? undefined : filter.from}
          onChange={({ target }) => change({ to: target.value })}
        />
      </FilterBar>
      <AuditList
        key={JSON.stringify(shown)}
        filter={shown}
        onSort={(oldestFirst) => change({ sort: oldestFirst ? 'time' : '' })}
      />
    </Page>
  )
}
