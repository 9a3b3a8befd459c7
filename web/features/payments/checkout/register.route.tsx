import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { catalogueCards, catalogueMoments, type CourseCard } from '#domain/courses/catalogue.ts'
import type { Subject } from '#domain/courses/course.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { registrationRefusals, checkoutWords, registrationWords } from '#domain/messages/registration.ts'
import { paths } from '#web/app/paths.ts'
import { useCatalog } from '#web/lib/api/use-catalog.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { coursesData } from '#web/lib/head/courses-data.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScriptNeeded } from '#web/ui/script-needed.tsx'
import { isRunning, isTracked, sentCheckouts, useTrackers } from './payment-tracker.ts'
import { CourseList, shownTypeOf } from './course-list.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import '#web/ui/screens.css'
import { Button } from '#web/ui/button.tsx'
import { followPayment, sendCheckout } from './send-checkout.ts'
import { useEnrolledCourses } from './use-enrolled-courses.ts'

type RunningCheckoutsProps = {
  /** The course whose popup is open. The popup shows its payment itself. */
  openCourse: string | undefined
  onShow: (courseKey: string) => void
}

/** Running payments whose popup is closed, each with a button to reopen it. */
function RunningCheckouts({ openCourse, onShow }: RunningCheckoutsProps) {
  const trackers = useTrackers((state) => state.trackers)
  return trackers
    .filter(({ courseKey, state }) => courseKey !== openCourse && isRunning(state))
    .map(({ courseKey, courseName, state }) => (
      <Notice key={courseKey} tone="accent" role="status">
        <div className="row flex flex-wrap items-center gap-3 justify-between">
          <p>
            <strong>{courseName}</strong>:{' '}
            {state.step === 'challenge' ? checkoutWords.bankAsks : registrationWords.processing}
          </p>
          <Button
            variant="secondary"
            aria-label={`Show the payment for ${courseName}`}
            onClick={() => onShow(courseKey)}
          >
            {state.step === 'challenge' ? 'Continue' : 'Show'}
          </Button>
        </div>
      </Notice>
    ))
}

/** Polling interval in milliseconds for changes that don't happen at a known time. */
const STEP_MS = 10_000

/** The course list and registration (spec 1.2.3). The URL stores the subject and the open popup. */
export function RegisterPage() {
  const { catalog, failed, refetch } = useCatalog()
  const now = useNow(STEP_MS, catalog && catalogueMoments(catalog))
  const { groups: ownedGroups, openPayments } = useEnrolledCourses(now)
  const [search, setSearch] = useSearchParams()
  const choose = useCallback(
    (courseKey: string) =>
      setSearch(
        (before) => {
          before.set('course', courseKey)
          return before
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  /** Changes a filter of the list, closes the popup, and keeps the other filters. */
  const narrow = (name: 'subject' | 'type', value: string | undefined) =>
    setSearch(
      (before) => {
        before.delete('course')
        if (value === undefined) before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  useResumedCheckouts(openPayments, choose)
  const cards = catalog === undefined ? [] : catalogueCards(catalog, { now, ownedGroups })
  const options = cards.flatMap((card) => card.options)
  const requestedKey = search.get('course') ?? undefined
  const selected = options.find(({ course }) => course.key === requestedKey)
  const subjects = subjectsOf(cards)
  const subject = subjects.find((subject) => subject === search.get('subject'))
  return (
    <Page
      title="Register"
      description={`Live classes and online NCLEX review courses of ${academy.name} for RN and PN, with dates, prices and seats left. Choose yours and register.`}
      lead="Choose your course. Live classes have limited seats; online courses start when you do."
    >
      <ScriptNeeded what="Registering" />
      <RunningCheckouts openCourse={selected?.course.key} onShow={choose} />
      {catalog !== undefined && requestedKey !== undefined && selected === undefined && (
        <Notice tone="accent" role="status">
          {registrationRefusals['course-not-found']}
        </Notice>
      )}
      {catalog === undefined ? (
        failed ? (
          <ErrorState message={unknownFailure} onRetry={refetch} />
        ) : (
          <Skeleton label="Loading the courses" shape="tall" />
        )
      ) : (
        <Tabs
          label="Subject"
          value={subject ?? selected?.course.subject ?? 'RN'}
          onChange={(subject) => narrow('subject', subject)}
          tabs={subjects.map((subject) => ({
            value: subject,
            label: subject,
            content: (
              <CourseList
                cards={cards.filter((card) => card.subject === subject)}
                shown={shownTypeOf(search.get('type'))}
                onShow={(type) => narrow('type', type === 'all' ? undefined : type)}
                onRegister={choose}
              />
            ),
          }))}
        />
      )}
      <ul className="register-links flex flex-wrap gap-y-0 gap-x-6 p-0 list-none">
        <li>
          <ExternalLink href={academy.links.courseInfo}>Course info</ExternalLink>
        </li>
        <li>
          <ExternalLink href={academy.links.book}>The review book</ExternalLink>
        </li>
        <li>
          <ExternalLink href={academy.links.remedialForm}>Remedial form</ExternalLink>
        </li>
      </ul>
      {catalog !== undefined && (
        <JsonLd
          data={coursesData(catalogueCards(catalog, { now }), {
            timeZone: catalog.timeZone,
            pathOf: paths.registerFor,
          })}
        />
      )}
      {selected !== undefined && (
        <RegisterDialog
          key={selected.course.key}
          option={selected}
          onClose={() => narrow('subject', selected.course.subject)}
        />
      )}
    </Page>
  )
}

/** RN and PN always have a tab (spec 1.2.3). Another subject has one while a course of it is offered. */
function subjectsOf(cards: readonly CourseCard[]): Subject[] {
  return [...new Set<Subject>(['RN', 'PN', ...cards.map(({ subject }) => subject)])]
}

/**
 * Resumes unfinished checkouts: those of this tab with their own request ids (`show` opens the last one), and those
 * known only to the server, such as after the browser was closed.
 */
function useResumedCheckouts(openPayments: readonly string[], show: (courseKey: string) => void): void {
  const uid = useSession()?.uid
  useEffect(() => {
    const left = sentCheckouts().filter((sent) => sent.uid === uid && !isTracked(sent.courseKey))
    for (const sent of left) void sendCheckout(sent)
    const last = left.at(-1)
    if (last !== undefined) show(last.courseKey)
  }, [uid, show])
  useEffect(() => {
    for (const key of openPayments) if (currentSession() !== undefined) void followPayment(key)
  }, [openPayments])
}
