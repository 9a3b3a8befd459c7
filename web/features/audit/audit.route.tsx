import { AUDIT_KINDS } from '#domain/audit/audit-kind.ts'
import { paths } from '#web/app/paths.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { AuditList } from './audit-list.tsx'
import { auditWords, KIND_NAMES } from './audit-words.ts'
import { auditParams, useEditors } from './use-audit.ts'

const KINDS = AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))

/** Who changed what and when, before and after, newest first. The URL stores the filters (decision 0028). */
export function AuditPage() {
  const { params, fields, change } = useListParams(auditParams, { replace: true })
  const editors = useEditors()
  return (
    <Page title={auditWords.title} lead={auditWords.lead} before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <FilterBar>
        <SearchBox label={auditWords.search} search={fields.words} onSearch={(words) => change({ words })} />
        <SelectField
          label="Who"
          value={fields.by}
          options={editors}
          placeholder={auditWords.everybody}
          onChange={({ target }) => change({ by: target.value })}
        />
        <SelectField
          label="What"
          value={fields.kind}
          options={KINDS}
          placeholder={auditWords.everything}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <TextField
          label="From"
          type="date"
          value={fields.from}
          max={fields.to === '' ? undefined : fields.to}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={fields.to}
          min={fields.from === '' ? undefined : fields.from}
          onChange={({ target }) => change({ to: target.value })}
        />
      </FilterBar>
      <AuditList
        key={JSON.stringify(params)}
        params={params}
        onSort={(oldestFirst) => change({ sort: oldestFirst ? 'time' : '' })}
      />
    </Page>
  )
}
