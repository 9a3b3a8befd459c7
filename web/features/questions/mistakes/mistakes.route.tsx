import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mistakeWords as words } from '#domain/messages/mistake-reports.ts'
import { MistakeReportsDocument, SettleReportDocument } from '#generated/admin-operations.ts'
import type { MistakeReportFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { List } from '#web/ui/list/list-page.tsx'
import { useGrowingList } from '#web/ui/list/use-lists.ts'
import { Table } from '#web/ui/table/table.tsx'
import { reportedSearch } from '../edit/reported-search.ts'

type Report = MistakeReportFieldsFragment

const KEY = 'mistake-reports'

const useReports = (settled: boolean) =>
  useGrowingList(
    [KEY, settled],
    async (nextToken) => (await query(MistakeReportsDocument, { settled, nextToken })).mistakeReports,
  )

type Pages = InfiniteData<{ items: Report[]; nextToken?: string | null }>

/**
 * Settles or reopens a report. Removes it from the cached list right away, because the index updates a little later.
 */
function useSettle(settled: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => mutate(SettleReportDocument, { id, settled: !settled }),
    onSuccess: async (_, id) => {
      putReply<Pages>(client, [KEY, settled], (data) => ({
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter((each) => each.id !== id) })),
      }))
      await client.invalidateQueries({ queryKey: [KEY, !settled] })
    },
  })
}

/** Mistakes in questions reported by students, without the students' names (issue 22, decision 0108). */
export function MistakeReportsPage() {
  const [settled, setSettled] = useState(false)
  const list = useReports(settled)
  const settle = useSettle(settled)
  const change = async ({ id }: Report) => {
    try {
      await settle.mutateAsync(id)
      showMessage(settled ? words.reopened : words.settledNow)
    } catch (error) {
      showError(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Page title={words.title} lead={words.lead} before={<Trail names={['Questions', words.title]} />}>
      <Stack>
        <RadioGroup
          legend="Show"
          row
          value={settled ? 'settled' : 'open'}
          onChange={(value) => setSettled(value === 'settled')}
          options={[
            { value: 'open', label: words.open },
            { value: 'settled', label: words.settled },
          ]}
        />
        <List
          list={list}
          loading="Loading the reports"
          empty={
            <EmptyState title={words.none} icon={<MessageSquareWarning size={24} />}>
              {words.noneText}
            </EmptyState>
          }
        >
          {(reports) => (
            <Table
              caption={words.title}
              rows={reports}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'question',
                  header: 'Question',
                  cell: ({ question, item, version }) => (
                    <Link to={`${paths.question(question)}${reportedSearch(version)}`}>
                      {words.question(question, item)}
                    </Link>
                  ),
                  whole: true,
                },
                {
                  key: 'version',
                  header: words.version,
                  cell: ({ version }) => (version == null ? '–' : formatDateTime(version)),
                },
                { key: 'kind', header: 'Kind', cell: ({ kind }) => <Badge>{words.kinds[kind]}</Badge> },
                {
                  key: 'text',
                  header: 'Report',
                  cell: ({ text }) => <p className="max-w-160 wrap-anywhere whitespace-pre-line">{text}</p>,
                },
                {
                  key: 'time',
                  header: settled ? words.settled : 'Sent',
                  cell: ({ createdOn, settledOn }) => formatDateTime(settledOn ?? createdOn),
                },
                {
                  key: 'actions',
                  header: 'Actions',
                  end: true,
                  cell: (report) => (
                    <Button
                      variant="quiet"
                      disabled={settle.isPending}
                      aria-label={`${settled ? words.reopen : words.settle}: ${words.question(report.question, report.item)}`}
                      onClick={() => void change(report)}
                    >
                      {settled ? words.reopen : words.settle}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </List>
      </Stack>
    </Page>
  )
}
