import { useMemo } from 'react'
import { areaShare } from '#domain/courses/cohorts/cohort.ts'
import {
  COHORT_SORTS,
  type CohortSort,
  type JudgedStudent,
  type NamedArea,
} from '#domain/courses/cohorts/cohort-list.ts'
import { behindWords, cohortWords as words } from '#domain/messages/cohort.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type DataColumn, DataTable } from '#web/ui/table/data-table.tsx'
import type { RowSelection } from '#web/ui/table/row-selection.tsx'
import type { CohortStudent } from './use-cohort.ts'

export type Judged = JudgedStudent<CohortStudent>

const areaList = (areas: readonly NamedArea[]) =>
  areas.length === 0 ? (
    <span className="muted">{words.unknown}</span>
  ) : (
    <ul className="m-0 p-0 list-none [&_li+li]:mt-1">
      {areas.map((area) => (
        <li key={area.name}>
          {area.name} <span className="muted whitespace-nowrap">{words.percent(areaShare(area) ?? 0)}</span>
        </li>
      ))}
    </ul>
  )

const behind = ({ student, reasons }: Judged) => {
  if (!student.isCounted) return <span className="muted">{words.notCounted}</span>
  if (reasons.length === 0) return <span className="muted">{words.onCourse}</span>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {reasons.map((reason) => (
        <Badge key={reason} tone="accent">
          {behindWords[reason]}
        </Badge>
      ))}
    </span>
  )
}

const columnsFor = (
  courseName: ((key: string) => string) | undefined,
  pathOf: (uid: string) => string,
): DataColumn<Judged>[] => [
  { key: 'name', header: words.columns.name, sortable: true, cell: ({ student }) => <strong>{student.name}</strong> },
  ...(courseName
    ? [
        {
          key: 'course',
          header: words.columns.course,
          from: 'desktop' as const,
          cell: ({ student }: Judged) => courseName(student.courseKey),
        },
      ]
    : []),
  { key: 'behind', header: words.columns.behind, sortable: true, cell: behind },
  {
    key: 'done',
    header: words.columns.done,
    sortable: true,
    end: true,
    whole: true,
    cell: ({ student: { isCounted, completed, total } }) => (isCounted ? words.done(completed, total) : words.unknown),
  },
  {
    key: 'lastActivity',
    header: words.columns.lastActivity,
    sortable: true,
    whole: true,
    cell: ({ student: { lastActivity } }) =>
      lastActivity === null ? <span className="muted">{words.never}</span> : formatDate(lastActivity),
  },
  {
    key: 'average',
    header: words.columns.average,
    sortable: true,
    end: true,
    whole: true,
    cell: ({ student: { average } }) => (average === null ? words.unknown : words.percent(average)),
  },
  { key: 'tests', header: words.columns.tests, sortable: true, end: true, cell: ({ student }) => student.tests },
  { key: 'weak', header: words.columns.weak, from: 'desktop', cell: ({ weak }) => areaList(weak) },
  { key: 'strong', header: words.columns.strong, from: 'desktop', cell: ({ strong }) => areaList(strong) },
  {
    key: 'page',
    header: words.columns.page,
    end: true,
    cell: ({ student }) => (
      <LinkButton variant="quiet" to={pathOf(student.uid)} aria-label={words.panel(student.name)}>
        View
      </LinkButton>
    ),
  },
]

type CohortTableProps = {
  students: readonly Judged[]
  /** Set if the students are in several courses: the name of each course. */
  courseName: ((key: string) => string) | undefined
  /** The path to a student's page. */
  pathOf: (uid: string) => string
  sort: CohortSort
  onSort: (sort: CohortSort) => void
  selection: RowSelection<Judged>
}

/** A cohort's students as rows to compare, sort, and select. */
export function CohortTable({ students, courseName, pathOf, sort, onSort, selection }: CohortTableProps) {
  const columns = useMemo(() => columnsFor(courseName, pathOf), [courseName, pathOf])
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={students}
      rowKey={({ student }) => student.uid}
      sort={sort}
      onSort={({ by, descending }) => {
        const name = COHORT_SORTS.find((known) => known === by)
        if (name) onSort({ by: name, descending })
      }}
      selection={selection}
      compact
    />
  )
}
