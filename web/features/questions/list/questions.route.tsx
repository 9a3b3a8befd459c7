import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  ChartColumn,
  CircleHelp,
  Download,
  FileUp,
  ListRestart,
  MessageSquareWarning,
  Plus,
  SearchX,
  Tags,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { QuestionListDocument } from '#generated/admin-operations.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { checkSearch } from '#domain/questions/check-search.ts'
import { mistakeWords } from '#domain/messages/mistake-reports.ts'
import { binWords } from '#domain/messages/recycle-bin.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ExportQuestions } from '../export/export-questions.tsx'
import { QUESTIONS_KEY } from '../question-lists.ts'
import { QUESTIONS_A_PAGE, QuestionResults } from './question-results.tsx'
import {
  addressOfSearch,
  asksSearch,
  fieldsOfAddress,
  pageOfAddress,
  searchOfAddress,
  sortOfAddress,
} from './search-address.ts'
import { SearchForm } from './search-form.tsx'

/** The question bank: 50 a page, with its search in the address (spec 2.2.7). */
export function QuestionsPage() {
  const [params] = useSearchParams()
  const [exporting, setExporting] = useState(false)
  const searched = asksSearch(params)
  const verdict = searched ? checkSearch(fieldsOfAddress(params)) : undefined
  const search = searchOfAddress(params)
  const sort = sortOfAddress(params)
  const page = pageOfAddress(params)
  const list = useQuery({
    queryKey: [...QUESTIONS_KEY, search ?? null, sort ?? null, page],
    queryFn: async () => (await query(QuestionListDocument, { search, sort, page })).questions,
    placeholderData: keepPreviousData,
    enabled: verdict === undefined || verdict.ok,
    // Other users write too: coming back refetches in the background.
    staleTime: 0,
  })
  const body = () => {
    if (verdict !== undefined && !verdict.ok) {
      return <EmptyState title={questionMessages[verdict.code]} icon={<SearchX size={24} />} />
    }
    const { data, error } = list
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the questions" count={6} />
      return <ErrorState message={error.message} onRetry={() => void list.refetch()} />
    }
    const pages = Math.ceil(data.total / QUESTIONS_A_PAGE)
    if (data.total === 0) {
      return searched ? (
        <EmptyState title="No question was found" icon={<SearchX size={24} />}>
          Try other words, fewer tags or another type of search.
        </EmptyState>
      ) : (
        <EmptyState
          title="The question bank is empty"
          icon={<CircleHelp size={24} />}
          action={<LinkButton to={paths.addQuestion}>Add the first question</LinkButton>}
        >
          Write questions here, or import a file of them.
        </EmptyState>
      )
    }
    if (page > pages && !list.isPlaceholderData) return <Navigate to={addressOfSearch(search, pages, sort)} replace />
    return (
      <>
        {error !== null && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
        <QuestionResults list={data} search={search} sort={sort} page={page} busy={list.isPlaceholderData} />
      </>
    )
  }
  return (
    <Page
      title="Questions"
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      actions={
        <>
          <Button variant="secondary" onClick={() => setExporting(true)}>
            <Download size={18} aria-hidden="true" /> Export
          </Button>
          <LinkButton variant="secondary" to={paths.labels}>
            <Tags size={18} aria-hidden="true" /> Tags and areas
          </LinkButton>
          <LinkButton variant="secondary" to={paths.statistics}>
            <ChartColumn size={18} aria-hidden="true" /> Statistics
          </LinkButton>
          <LinkButton variant="secondary" to={paths.mistakeReports}>
            <MessageSquareWarning size={18} aria-hidden="true" /> {mistakeWords.title}
          </LinkButton>
          <LinkButton variant="secondary" to={paths.regrades}>
            <ListRestart size={18} aria-hidden="true" /> Regrades
          </LinkButton>
          <LinkButton variant="secondary" to={paths.recycleBin}>
            <Trash2 size={18} aria-hidden="true" /> {binWords.title}
          </LinkButton>
          <LinkButton variant="secondary" to={paths.importQuestions}>
            <FileUp size={18} aria-hidden="true" /> Import
          </LinkButton>
          <LinkButton to={paths.addQuestion}>
            <Plus size={18} aria-hidden="true" /> Add question
          </LinkButton>
        </>
      }
    >
      <SearchForm />
      {body()}
      {exporting && <ExportQuestions search={search} total={list.data?.total} onClose={() => setExporting(false)} />}
    </Page>
  )
}
