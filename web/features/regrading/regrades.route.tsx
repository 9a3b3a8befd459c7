import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { ListRestart } from 'lucide-react'
import { Link, useSearchParams, useNavigate } from 'react-router-dom'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { RegradesDocument, BeginRegradeDocument } from '#generated/regrade-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query, mutate } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
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
import { OneRegrade } from './one-regrade.tsx'
import { isAtWork, type Regrade, REGRADES_KEY } from './use-regrade.ts'

/** The address of a regrade. */
const addressOfRegrade = (id: string): string => `${paths.regrades}?id=${encodeURIComponent(id)}`

/** What the address of the regrades names: a regrade, or a question that is to be regraded. */
function placeOf(params: URLSearchParams): { id?: string; question?: number; isCase: boolean } {
  const id = params.get('id')
  const question = params.get('question') ?? ''
  return {
    ...(id === null ? {} : { id }),
    ...(/^[1-9]\d{0,8}$/.test(question) ? { question: Number(question) } : {}),
    isCase: params.get('case') === '1',
  }
}

const ITEMS = Array.from({ length: CASE_ITEMS }, (_, i) => ({ value: String(i + 1), label: words.itemName(i + 1) }))

/** The rule of a regrade that is to begin with its dry run. Pressed twice it begins once: its id is made with the form. */
function NewRegrade({ question, isCase }: { question: number; isCase: boolean }) {
  const navigate = useNavigate()
  const [id, setId] = useState(() => crypto.randomUUID())
  const [rule, setRule] = useState<RegradeRule>('newKey')
  const [item, setItem] = useState('1')
  const change = (act: () => void) => {
    // Another regrade than the one that a lost reply may have begun.
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

const FIRST_PAGE = ''

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
  const list = useInfiniteQuery({
    queryKey: REGRADES_KEY,
    queryFn: async ({ pageParam }) =>
      (await query(RegradesDocument, { nextToken: pageParam === FIRST_PAGE ? null : pageParam })).regrades,
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    staleTime: 0,
  })
  const items = list.data?.pages.flatMap((page) => page.items)
  if (items === undefined) {
    if (list.error === null) return <Skeleton label={words.loadingList} count={4} />
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (items.length === 0) {
    return (
      <EmptyState title={words.none} icon={<ListRestart size={24} />}>
        {words.noneText}
      </EmptyState>
    )
  }
  return (
    <>
      <Table caption={words.title} rows={items} rowKey={({ id }) => id} columns={COLUMNS} />
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  )
}

/** Regrades of questions (issue 23, decision 0117): all of them, a new one, or the one that the address names. */
export function RegradesPage() {
  const [params] = useSearchParams()
  const { id, question, isCase } = placeOf(params)
  if (id !== undefined) return <OneRegrade key={id} id={id} />
  return (
    <Page
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Questions', words.title]} list={paths.questions} />}
    >
      <Stack>
        {question !== undefined && <NewRegrade key={question} question={question} isCase={isCase} />}
        <RegradeList />
      </Stack>
    </Page>
  )
}
