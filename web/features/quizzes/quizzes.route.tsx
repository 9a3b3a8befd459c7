import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { quizPageWords as words, difficultyWords, quizStatusWords } from '#domain/messages/quiz-page.ts'
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
import { draftOf, NEW_DRAFT, quizErrors, type QuizSubmit, type Filter } from './quiz-draft.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { DIFFICULTIES, QUIZ_STATUSES } from '#domain/quizzes/quiz-form.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { CheckGroup } from '#web/ui/form/check-group.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { QuizHistory } from './quiz-history.tsx'
import { QuizStart } from './quiz-start.tsx'
import { ResetStatuses } from './reset-statuses.tsx'
import { SavedForms } from './saved-forms.tsx'

type QuizFilterProps = {
  options: QuizOptionsQuery['quizOptions']
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

const statuses = QUIZ_STATUSES.map((value) => ({ value, label: quizStatusWords[value] }))
const difficulties = DIFFICULTIES.map((value) => ({ value, label: difficultyWords[value] }))
const steps = CASE_STEPS.map((value) => ({ value, label: value }))

/** Selects the questions that a quiz draws from. */
function QuizFilter({ options, filter, onChange }: QuizFilterProps) {
  return (
    <Stack>
      <CheckGroup
        legend={words.status}
        options={statuses}
        values={filter.statuses}
        onChange={(chosen) => onChange({ statuses: chosen })}
      />
      <CheckboxField
        label={words.recentMisses}
        checked={filter.recentMisses}
        onChange={({ target }) => onChange({ recentMisses: target.checked })}
      />
      <MultiSelect
        label={words.areas}
        placeholder={words.any}
        options={options.areas}
        values={filter.areas}
        onChange={(areas) => onChange({ areas })}
      />
      <MultiSelect
        label={words.tags}
        placeholder={words.any}
        options={options.tags}
        values={filter.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <MultiSelect
        label={words.types}
        placeholder={words.any}
        options={options.types}
        values={filter.types}
        onChange={(types) => onChange({ types })}
      />
      <CheckGroup
        legend={words.steps}
        hint={words.stepsHint}
        options={steps}
        values={filter.steps}
        onChange={(chosen) => onChange({ steps: chosen })}
      />
      <CheckGroup
        legend={words.difficulty}
        options={difficulties}
        values={filter.difficulties}
        onChange={(chosen) => onChange({ difficulties: chosen })}
      />
    </Stack>
  )
}

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
    <Page
      title={words.title}
      lead={words.lead}
      width="narrow"
      before={<Breadcrumbs crumbs={crumbs} shorten={crumbText} />}
    >
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
  const filter = useWatch({ control: form.control, name: 'filter' })
  const [by, setBy] = useState<QuizSubmit['by']>()
  const { offered, saved, resetOn } = options
  return (
    <Stack>
      <RunningTests />
      {offered ? (
        <>
          <Card as="section" aria-labelledby="quiz-which">
            <h2 id="quiz-which">{words.which}</h2>
            <p className="muted">{words.whichHint}</p>
            <QuizFilter
              options={options}
              filter={filter}
              onChange={(change) =>
                form.setValue('filter', { ...filter, ...change }, { shouldValidate: form.formState.isSubmitted })
              }
            />
          </Card>
          <Card as="section" aria-labelledby="quiz-how">
            <h2 id="quiz-how">{words.how}</h2>
            <QuizStart {...{ progressKey, form, by }} onSubmit={setBy} />
          </Card>
          <Card as="section" aria-labelledby="quiz-saved">
            <h2 id="quiz-saved">{words.saved}</h2>
            <SavedForms {...{ saved, form, by }} onSubmit={setBy} onSaved={(stored) => keep({ saved: stored })} />
          </Card>
        </>
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
              document.getElementById('quiz-which')?.scrollIntoView({ block: 'start' })
            }}
          />
          <ResetStatuses resetOn={resetOn} onReset={(time) => keep({ resetOn: time })} />
        </Stack>
      </section>
    </Stack>
  )
}
