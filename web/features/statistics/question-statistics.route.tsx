import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { statisticsWords as words } from '#domain/messages/statistics.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { StatisticsOfQuestionDocument } from '#generated/statistics-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { VersionStatistics } from './version-statistics.tsx'

/** Whether `text` is a valid question number. Anything else is unknown without a request. */
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The statistics of a question by version, including deleted questions (issue 23). */
export function QuestionStatisticsPage() {
  const { id: text = '' } = useParams()
  const id = Number(text)
  const statistics = useQuery({
    queryKey: ['statistics-of-question', id],
    queryFn: async () => (await query(StatisticsOfQuestionDocument, { id })).statisticsOfQuestion,
    enabled: isId(text),
    staleTime: 0,
  })
  if (!isId(text)) return <RedirectWithMessage to={paths.statistics} message={questionMessages['question-not-found']} />
  const { data, error } = statistics
  return (
    <Page
      title={words.ofQuestion(id)}
      before={<Trail names={['Questions', `Question ${id}`, 'Statistics']} />}
      actions={
        data?.deleted === false && (
          <LinkButton variant="secondary" to={paths.question(id)}>
            Open the question
          </LinkButton>
        )
      }
    >
      {data === undefined && error === null && <Skeleton label="Loading the statistics" count={3} />}
      {error !== null && <ErrorState message={error.message} onRetry={() => void statistics.refetch()} />}
      {data !== undefined && (
        <Stack gap="large">
          {data.regraded && <Notice>{words.regradedText}</Notice>}
          {data.deleted && <Notice>{words.deletedText}</Notice>}
          {data.versions.length === 0 && (
            <EmptyState title={words.unanswered} icon={<ChartColumn size={24} />}>
              {words.noneText}
            </EmptyState>
          )}
          {data.versions.map((version) => (
            <VersionStatistics key={`${version.item ?? 0} ${version.version}`} id={id} version={version} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
