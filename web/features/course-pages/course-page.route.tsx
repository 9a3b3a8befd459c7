import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import {
  type CoursePage,
  countsText,
  courseSlug,
  hoursText,
  pageDescription,
  paragraphsOf,
} from '#domain/courses/course-page.ts'
import { type CardOption, catalogueCards, catalogueMoments } from '#domain/courses/catalogue.ts'
import { priceText } from '#domain/courses/price.ts'
import { coursePageWords as words } from '#domain/messages/course-pages.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { AvailabilityBadge } from '#web/components/courses/availability-badge.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { TrySample } from '#web/components/samples/try-sample.tsx'
import { useCatalog } from '#web/lib/api/use-catalog.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Facts } from '#web/ui/facts.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import '#web/ui/screens.css'
import { isObject } from '#web/lib/json.ts'

const isPage = (value: unknown): value is CoursePage =>
  isObject(value) && 'slug' in value && 'key' in value && 'contents' in value && 'totals' in value

/** The page data embedded in the document by the stream function, if it is for this page. */
function pageInDocument(slug: string): CoursePage | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    const value: unknown = JSON.parse(document.getElementById('course-page')?.textContent ?? '')
    return isPage(value) && value.slug === slug ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Fetches the data of a course's page. Returns undefined when there is none. Rejects when the request fails or the data
 * is invalid.
 */
async function fetchCoursePage(slug: string, signal: AbortSignal): Promise<CoursePage | undefined> {
  const response = await fetch(`/courses/${encodeURIComponent(slug)}.json`, { signal })
  if (response.status === 404) return undefined
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isPage(value)) throw new Error('The page of a course cannot be read')
  return value
}

/** State of the page: its data, or why there is none. */
type State = { slug: string; page?: CoursePage; status: 'loading' | 'shown' | 'gone' | 'failed' }

const STEP_MS = 60_000

function usePageOf(slug: string) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>(() => {
    const page = pageInDocument(slug)
    return page === undefined ? { slug, status: 'loading' } : { slug, page, status: 'shown' }
  })
  useEffect(() => {
    const aborter = new AbortController()
    fetchCoursePage(slug, aborter.signal).then(
      (page) => setState(page === undefined ? { slug, status: 'gone' } : { slug, page, status: 'shown' }),
      () => {
        if (aborter.signal.aborted) return
        setState((before) => (before.slug === slug && before.status === 'shown' ? before : { slug, status: 'failed' }))
      },
    )
    return () => aborter.abort()
  }, [slug, attempt])
  return {
    state,
    retry: () => {
      setState({ slug, status: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

/**
 * The same-named courses in the catalog, by days online, with whether registration is open; none if the catalog doesn't
 * have the course (spec 1.4.12).
 */
function useOptions(page: CoursePage | undefined): readonly CardOption[] {
  const { catalog } = useCatalog()
  const now = useNow(STEP_MS, catalog && catalogueMoments(catalog))
  const cards = catalog === undefined || page === undefined ? [] : catalogueCards(catalog, { now })
  return cards.find(({ options }) => options.some(({ course }) => course.key === page?.key))?.options ?? []
}

/** The public page of a course: description, contents, dates, place, and price (decision 0066). */
export function CoursePageScreen() {
  const { slug = '' } = useParams()
  const { state, retry } = usePageOf(slug)
  const options = useOptions(state.page)
  const option = options.find(({ course }) => courseSlug(course) === slug)
  // While another option's page loads, only what the catalog says changes.
  const page = state.page?.slug === slug || option !== undefined ? state.page : undefined
  if (page !== undefined) return <CourseFactsPage page={page} options={options} option={option} />
  const status = state.slug === slug ? state.status : 'loading'
  return (
    <Page title={status === 'gone' ? words.gone : 'Course'}>
      {status === 'gone' ? (
        <EmptyState title={words.gone} action={<LinkButton to={paths.register}>{words.seeCourses}</LinkButton>} />
      ) : status === 'failed' ? (
        <ErrorState message={unknownFailure} onRetry={retry} />
      ) : (
        <Skeleton label={words.loading} count={2} shape="tall" />
      )}
    </Page>
  )
}

/** Links to the pages of a course with other days online, with their prices. */
const DayOptions = ({ options, shown }: { options: readonly CardOption[]; shown: CardOption | undefined }) => (
  <nav className="grid gap-2" aria-label={words.daysOnline}>
    {options.map(({ course }) => (
      <Link
        key={course.key}
        className="flex items-center justify-between gap-3 min-h-target px-3 border border-border-strong rounded-medium text-text no-underline tabular-nums hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft aria-[current]:font-semibold forced-colors:aria-[current]:border-3"
        to={`${paths.courses}/${encodeURIComponent(courseSlug(course))}`}
        preventScrollReset
        aria-current={course.key === shown?.course.key ? 'page' : undefined}
      >
        <span>{words.days(course.onlineDays)}</span> <span>{priceText(course.price)}</span>
      </Link>
    ))}
  </nav>
)

type CourseFactsPageProps = {
  page: CoursePage
  options: readonly CardOption[]
  /** The option to register for, if the catalog has it. */
  option: CardOption | undefined
}

function CourseFactsPage({ page, options, option }: CourseFactsPageProps) {
  const { key, price, onlineDays } = option?.course ?? page
  const facts = [
    ...(page.type === 'Live' ? [{ term: words.instructor, value: page.instructor }] : []),
    ...(options.length > 1 ? [] : [{ term: words.daysOnline, value: onlineDays }]),
    { term: words.hours, value: hoursText(page.totals) },
    { term: words.inside, value: countsText(page.totals) },
  ].filter(({ value }) => value !== '')
  return (
    <Page
      title={page.name}
      description={pageDescription(page)}
      before={<BackLink to={paths.register}>{words.allCourses}</BackLink>}
    >
      <PageBody
        first={
          <Card as="section" aria-label="Facts and price">
            <Row between>
              <p className="text-[1.5rem] font-bold tabular-nums">{priceText(price)}</p>
              {option && <AvailabilityBadge availability={option.availability} />}
            </Row>
            {options.length > 1 && <DayOptions options={options} shown={option} />}
            {page.type === 'Live' && (
              <ClassFacts
                dates={page.dates ?? []}
                startTime={page.startTime}
                endTime={page.endTime}
                location={page.location}
              />
            )}
            <LinkButton to={paths.registerFor(key)} wide>
              {words.register}
            </LinkButton>
            <Facts facts={facts} stacked />
            <p className="muted">
              {words.noRefunds} <Link to={paths.terms}>{words.terms}</Link>
            </p>
          </Card>
        }
      >
        <div className="course-page__main">
          {paragraphsOf(page.description).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <section className="course-page__contents" aria-labelledby="course-contents">
            <h2 id="course-contents">{words.contents}</h2>
            {page.contents.map(({ name, sections }) => (
              <Card key={name}>
                <h3>{name}</h3>
                <ul className="course-page__sections">
                  {sections.map((section) => (
                    <li className="grid gap-1 py-3" key={section.name}>
                      <strong>{section.name}</strong> <span className="muted">{countsText(section)}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </section>
          <TrySample coursesPath={paths.register} />
        </div>
      </PageBody>
    </Page>
  )
}
