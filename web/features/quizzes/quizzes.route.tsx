import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { quizPageWords as words } from '#domain/messages/quiz-page.ts'
import type { QuizOptionsQuery } from '#generated/operations.ts'
import { QuizOptionsDocument } from '#generated/study-operations.ts'
import { RunningTests } from '#web/components/attempts/running-tests.tsx'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { CourseSwitch, LastRunningCourse } from '#web/components/courses/running-course.tsx'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { putReply, refetchQuery } from '#web/lib/api/refetch.ts'
import { useLiveEnd } from '#web/lib/api/use-live-end.ts'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { draftOf, formOf, NEW_DRAFT, quizErrors, type QuizSubmit } from './quiz-draft.ts'
import { QuizFilter } from './quiz-filter.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { QuizHistory } from './quiz-history.tsx'
import { MissedQuestions, QuizSettings, QuizStart } from './quiz-start.tsx'
import { ResetStatuses } from './reset-statuses.tsx'
import { SavedForms } from './saved-forms.tsx'
import { useQuizCounts } from './use-quiz-counts.ts'
import { useStartQuiz } from '#web/components/attempts/use-start-quiz.ts'
import { Form } from '#web/ui/form/form.tsx'

/**
 * A student's own quizzes in a running course: the form for a new one with its number of matches, and past quizzes
 * (issue 22).
 */
export function QuizzesPage() {
  const { progressKey } = useParams()
  if (progressKey === undefined) return <LastRunningCourse title={words.title} pathOf={paths.quizzes} />
  const crumbs = [
    { to: paths.myCourses, name: 'My Courses' },
    { to: paths.quizzes(progressKey), name: words.title },
  ]
  return (
    <Page title={words.title} lead={words.lead} before={<Breadcrumbs crumbs={crumbs} shorten={crumbText} wideOnly />}>
      <CourseSwitch progressKey={progressKey} pathOf={paths.quizzes} />
      <Quizzes key={progressKey} progressKey={progressKey} />
    </Page>
  )
}

type Options = QuizOptionsQuery['quizOptions']

function Quizzes({ progressKey }: { progressKey: string }) {
  const client = useQueryClient()
  const queryKey = ['quiz-options', progressKey]
  const liveEnd = useLiveEnd(progressKey, () => void refetchQuery(client, queryKey))
  const options = useQuery({
    queryKey,
    queryFn: async () => (await query(QuizOptionsDocument, { progressKey })).quizOptions,
    staleTime: 0,
  })
  return (
    <CourseScreen
      query={{
        ...options,
        data: options.data && { options: options.data, progress: { endTime: liveEnd ?? options.data.endTime } },
      }}
      exit={paths.myCourses}
      loading={<Skeleton label={words.loading} count={2} shape="tall" />}
    >
      {(data) => (
        <QuizForms
          {...{ progressKey }}
          options={data.options}
          onKeep={(change) => putReply<Options>(client, queryKey, (known) => ({ ...known, ...change }))}
        />
      )}
    </CourseScreen>
  )
}

type QuizFormsProps = { progressKey: string; options: Options; onKeep: (change: Partial<Options>) => void }

function QuizForms({ progressKey, options, onKeep: keep }: QuizFormsProps) {
  const form = useDomainForm(NEW_DRAFT, quizErrors)
  const { offered, resetOn } = options
  return (
    <Stack>
      <RunningTests />
      {offered ? (
        <QuizBuilder {...{ progressKey, options, form }} onSaved={(saved) => keep({ saved })} />
      ) : (
        <Notice>
          {words.notOffered}. {words.notOfferedText}
        </Notice>
      )}
      <section aria-labelledby="quiz-past">
        <Stack>
          <h2 id="quiz-past">{words.past}</h2>
          <QuizHistory
            progressKey={progressKey}
            onUse={(quiz) => {
              form.reset(draftOf(quiz.form))
              document.getElementById('quiz-how')?.scrollIntoView({ block: 'start' })
            }}
          />
          <ResetStatuses resetOn={resetOn} onReset={(time) => keep({ resetOn: time })} />
        </Stack>
      </section>
    </Stack>
  )
}

type QuizBuilderProps = {
  progressKey: string
  options: Options
  form: QuizSubmit['form']
  onSaved: (saved: Options['saved']) => void
}

/** The settings and the filter of a new quiz, with its count and Start in sight, and the saved quizzes. */
function QuizBuilder({ progressKey, options, form, onSaved }: QuizBuilderProps) {
  const filter = useWatch({ control: form.control, name: 'filter' })
  const [by, setBy] = useState<QuizSubmit['by']>()
  const counts = useQuizCounts(progressKey, filter)
  const { starting, start } = useStartQuiz(progressKey)
  const nothing = counts.count === 0 && !counts.counting
  return (
    <>
      <MissedQuestions progressKey={progressKey} />
      <Form
        form={form}
        onSubmitCapture={() => setBy('start')}
        onSubmit={(valid) => {
          if (!nothing && !starting.isPending) start({ form: formOf(valid) })
        }}
        onChange={() => starting.reset()}
      >
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
          <Stack>
            <Card as="section" aria-labelledby="quiz-how">
              <h2 id="quiz-how">{words.how}</h2>
              <QuizSettings form={form} />
            </Card>
            <Card as="section" aria-labelledby="quiz-which">
              <h2 id="quiz-which">{words.which}</h2>
              <p className="muted">{words.whichHint}</p>
              <QuizFilter
                options={options}
                filter={filter}
                counts={counts}
                onChange={(change) =>
                  form.setValue('filter', { ...filter, ...change }, { shouldValidate: form.formState.isSubmitted })
                }
              />
            </Card>
          </Stack>
          <QuizStart {...{ form, by, counts, starting }} />
        </div>
      </Form>
      <Card as="section" aria-labelledby="quiz-saved">
        <h2 id="quiz-saved">{words.saved}</h2>
        <SavedForms saved={options.saved} {...{ form, by, onSaved }} onSubmit={setBy} />
      </Card>
    </>
  )
}
