import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams, Link } from 'react-router-dom'
import { QuestionScreenDocument } from '#generated/admin-operations.ts'
import type { QuestionScreenQuery } from '#generated/operations.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { query } from '#web/lib/api/api.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { CONSTANTS_KEY } from '../use-constants.ts'
import { readParams } from '#web/ui/list/list-params.ts'
import { questionsParams, searchOf } from '../list/questions-params.ts'
import { QuestionEditor } from './question-editor.tsx'
import { ReportedVersion } from './reported-version.tsx'
import { reportedTime } from './reported-search.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { isObject } from '#web/lib/json.ts'

type QuestionNeighboursProps = {
  place: QuestionScreenQuery['questionPlace']
  /** The URL of the list and the open tab. The links keep both. */
  list: string
  tab: string
}

/** Links to the previous and next question in the list that the user came from. */
function QuestionNeighbours({ place, list, tab }: QuestionNeighboursProps) {
  if (place === null) return null
  const { position, total, previous, next } = place
  const to = (id: number) => ({ pathname: paths.question(id), search: tab })
  return (
    <nav className="flex items-center gap-4" aria-label="Questions of the list">
      {previous !== null && (
        <Link className="inline-flex items-center gap-1 min-h-target" to={to(previous)} state={{ list }} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" /> Previous
        </Link>
      )}
      <span className="muted">
        {position.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
      {next !== null && (
        <Link className="inline-flex items-center gap-1 min-h-target" to={to(next)} state={{ list }} rel="next">
          Next <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}

/** The URL of the list that the user came from, if any. */
const listOf = (state: unknown): string =>
  isObject(state) && 'list' in state && typeof state.list === 'string' ? state.list : ''

/** Whether `text` is a valid question number. Anything else is unknown without a request. */
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** One question, with Preview and Edit. An unknown number redirects to the list (spec 2.2.9). */
export function QuestionPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const reported = reportedTime(params)
  const location = useLocation()
  const client = useQueryClient()
  const list = listOf(location.state)
  const placeKey = ['question-place', Number(id), list]
  const place = useQuery<QuestionScreenQuery['questionPlace']>({ queryKey: placeKey, queryFn: skipToken })
  const view = useQuery({
    queryKey: ['question', Number(id)],
    queryFn: async () => {
      const shown = readParams(questionsParams, new URLSearchParams(list))
      const place = { search: searchOf(shown), sort: shown.sort }
      const screen = await query(QuestionScreenDocument, { id: Number(id), ...place })
      const { question, constants, questionPlace } = screen
      client.setQueryData(CONSTANTS_KEY, constants)
      client.setQueryData(placeKey, questionPlace)
      return question
    },
    enabled: isId(id),
    // Another administrator may have changed it in the meantime.
    staleTime: 0,
  })
  const unknown = view.error instanceof AppError && view.error.code === 'question-not-found'
  if (isId(id) && (view.data === null || unknown) && reported !== undefined) {
    return (
      <Page title={`Question ${id}`} before={<Trail names={['Questions', `Question ${id}`]} list={paths.questions} />}>
        <ReportedVersion id={Number(id)} time={reported} deleted />
      </Page>
    )
  }
  if (!isId(id) || view.data === null || unknown) {
    return <RedirectWithMessage to={paths.questions} message={questionMessages['question-not-found']} />
  }
  return (
    <Page
      title={`Question ${id}`}
      lead={view.data?.type}
      before={<Trail names={['Questions', `Question ${id}`]} list={`${paths.questions}${list}`} />}
      actions={
        <>
          <LinkButton variant="secondary" to={`${paths.question(Number(id))}/statistics`}>
            Statistics
          </LinkButton>
          <QuestionNeighbours
            place={place.data ?? null}
            list={list}
            tab={params.get('tab') === 'edit' ? '?tab=edit' : ''}
          />
        </>
      }
    >
      {view.data === undefined && view.error === null && <Skeleton label="Loading the question" count={2} />}
      {view.data === undefined && view.error !== null && (
        <ErrorState message={view.error.message} onRetry={() => void view.refetch()} />
      )}
      {view.data !== undefined && (
        <Stack>
          {reported !== undefined && <ReportedVersion key={reported} id={Number(id)} time={reported} />}
          <QuestionEditor key={id} question={view.data} reload={() => void view.refetch()} />
        </Stack>
      )}
    </Page>
  )
}
