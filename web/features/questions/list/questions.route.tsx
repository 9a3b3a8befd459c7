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
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { usePagedList } from '#web/ui/list/use-lists.ts'
import { ExportQuestions } from '../export/export-questions.tsx'
import { QUESTIONS_KEY } from '../question-lists.ts'
import { questionsText } from '../questions-text.ts'
import { QuestionTable } from './question-table.tsx'
import { fieldsOf, questionsParams, searchOf } from './questions-params.ts'
import { SelectionBar } from './selection-bar.tsx'
import { selectQuestions, useQuestionSelection } from './question-selection.ts'
import { SearchForm } from './search-form.tsx'

/** The question bank, 50 per page. The URL stores the search (spec 2.2.7). */
export function QuestionsPage() {
  const url = useListParams(questionsParams)
  const { params, fields, change } = url
  const { ids } = useQuestionSelection()
  const [exporting, setExporting] = useState(false)
  const isSearch = params.type !== ''
  const verdict = checkSearch(fieldsOf(params))
  const isRefused = isSearch && !verdict.ok
  const search = searchOf(params)
  const bank = usePagedList({
    url,
    queryKey: QUESTIONS_KEY,
    // Spec 2.9.2.
    size: 50,
    enabled: !isRefused,
    read: async ({ sort, page }) => (await query(QuestionListDocument, { search, sort, page })).questions,
  })
  const list = isRefused ? { rows: [], error: null, retry: bank.retry } : bank
  const { paging } = bank
  const empty = () => {
    if (isSearch && !verdict.ok)
      return <EmptyState title={questionMessages[verdict.code]} icon={<SearchX size={24} />} />
    return isSearch ? (
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
  return (
    <ListPage
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
      filters={<SearchForm />}
      list={list}
      loading="Loading the questions"
      label="Questions"
      count={(total) => `${questionsText(total)}${isSearch ? ' found' : ''}`}
      empty={empty()}
      dialogs={
        <>
          {!isRefused && paging !== undefined && paging.total > 0 && (
            <SelectionBar search={search} sort={params.sort} total={paging.total} />
          )}
          {exporting && <ExportQuestions search={search} total={paging?.total} onClose={() => setExporting(false)} />}
        </>
      }
    >
      {(questions) => (
        <QuestionTable
          questions={questions}
          sort={fields.sort}
          onSort={(sort) => change({ sort })}
          selection={{
            selected: new Set([...ids].map(String)),
            onSelect: (keys, on) => selectQuestions(keys.map(Number), on),
            nameOf: ({ id }) => `question ${id}`,
            all: 'all questions of this page',
          }}
        />
      )}
    </ListPage>
  )
}
