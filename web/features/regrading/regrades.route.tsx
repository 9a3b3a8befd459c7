import { useMutation } from '@tanstack/react-query'
import { ListRestart } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { RegradesDocument, BeginRegradeDocument } from '#generated/regrade-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query, mutate } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { List } from '#web/ui/list/list-page.tsx'
import { useGrowingList } from '#web/ui/list/use-lists.ts'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'
import { useState } from 'react'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import { REGRADE_RULES, type RegradeRule, regradeRuleOf } from '#domain/item-analysis/regrade-rule.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RegradeById } from './regrade-details.tsx'
import { isAtWork, type Regrade, REGRADES_KEY } from './use-regrade.ts'

/** URL of a regrade. */
const addressOfRegrade = (id: string): string => `${paths.regrades}?id=${encodeURIComponent(id)}`

/** URL parameters: a regrade, or a question to regrade. */
const regradesParams = (({ text, oneOf }) => ({
  id: text('id'),
  question: text('question'),
  case: oneOf('case', ['1'], ''),
})) satisfies ListSchema<unknown>

const ITEMS = Array.from({ length: CASE_ITEMS }, (_, i) => ({ value: String(i + 1), label: words.itemName(i + 1) }))

/**
 * The form for a new regrade, which starts with a dry run. The id is created with the form, so a double click starts
 * only one.
 */
function NewRegrade({ question, isCase }: { question: number; isCase: boolean }) {
  const navigate = useNavigate()
  const [id, setId] = useState(() => crypto.randomUUID())
  const [rule, setRule] = useState<RegradeRule>('newKey')
  const [item, setItem] = useState('1')
  const change = (act: () => void) => {
    // A changed form needs a new id, because a request with a lost reply may have started the previous regrade.
    setId(crypto.randomUUID())
    act()
  }
  const beginning = useMutation({
    mutationFn: () =>
      mutate(BeginRegradeDocument, { input: { id, question, rule, item: isCase ? Number(item) : null } }),
    onSuccess: () => navigate(addressOfRegrade(id)),
  })
  return (
    <Card as="section" narrow aria-label={words.newTitle(question)}>
      <Stack>
        <h2>{words.newTitle(question)}</h2>
        <p>
          {words.dryRunFirst} {words.saveFirst}
        </p>
        {isCase && (
          <SelectField
            label={words.item}
            options={ITEMS}
            value={item}
            onChange={({ target }) => change(() => setItem(target.value))}
          />
        )}
        <RadioGroup
          legend={words.choose}
          value={rule}
          options={REGRADE_RULES.map((value) => ({ value, label: words.explained[value] }))}
          onChange={(value) => change(() => setRule(regradeRuleOf(value) ?? 'newKey'))}
        />
        {beginning.error && (
          <Notice tone="error" role="alert">
            {beginning.error.message}
          </Notice>
        )}
        <FormActions>
          <Button busy={beginning.isPending} onClick={() => beginning.mutate()}>
            {words.begin}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  )
}

const COLUMNS: readonly TableColumn<Regrade>[] = [
  {
    key: 'question',
    header: 'Question',
    cell: ({ id, question, item }) => <Link to={addressOfRegrade(id)}>{words.question(question, item)}</Link>,
    whole: true,
  },
  { key: 'rule', header: 'Rule', cell: ({ rule }) => words.rules[rule] },
  {
    key: 'status',
    header: words.state,
    cell: (job) => (
      <Badge tone={isAtWork(job) ? 'accent' : job.status === 'applied' ? 'success' : 'neutral'}>
        {words.statuses[job.status]}
      </Badge>
    ),
  },
  {
    key: 'changed',
    header: words.changes,
    cell: ({ counts }) => counts.changed.toLocaleString('en-US'),
    end: true,
  },
  { key: 'time', header: 'Begun', cell: ({ createdOn }) => formatDateTime(createdOn) },
]

function RegradeList() {
  const list = useGrowingList(
    REGRADES_KEY,
    async (nextToken) => (await query(RegradesDocument, { nextToken })).regrades,
  )
  return (
    <List
      list={list}
      loading={words.loadingList}
      empty={
        <EmptyState title={words.none} icon={<ListRestart size={24} />}>
          {words.noneText}
        </EmptyState>
      }
    >
      {(regrades) => <Table caption={words.title} rows={regrades} rowKey={({ id }) => id} columns={COLUMNS} />}
    </List>
  )
}

/** Regrades of questions (issue 23, decision 0117): the list, a new one, or the one in the URL. */
export function RegradesPage() {
  const {
    params: { id, question, case: ofCase },
  } = useListParams(regradesParams)
  if (id !== '') return <RegradeById key={id} id={id} />
  return (
    <Page
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} list={paths.questions} />}
    >
      <Stack>
        {/^[1-9]\d{0,8}$/.test(question) && (
          <NewRegrade key={question} question={Number(question)} isCase={ofCase === '1'} />
        )}
        <RegradeList />
      </Stack>
    </Page>
  )
}
