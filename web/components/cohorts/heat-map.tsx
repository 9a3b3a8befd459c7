import { areaShare, STRONG_FROM, WEAK_BELOW } from '#domain/courses/cohorts/cohort.ts'
import { cohortWords as words } from '#domain/messages/cohort.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import type { Judged } from './cohort-table.tsx'
import '#web/ui/screens.css'

/** One of four steps for a share, so that neighboring cells can be distinguished. */
function stepOf(share: number): string {
  if (share < WEAK_BELOW - 20) return 'weakest'
  if (share < WEAK_BELOW) return 'weak'
  return share >= STRONG_FROM ? 'strong' : 'middle'
}

/**
 * A table of students by areas. Each cell shows its share as text; color only supports it. The frame scrolls while
 * names and areas stay visible.
 */
export function HeatMap({ students, areas }: { students: readonly Judged[]; areas: readonly string[] }) {
  if (areas.length === 0) return <EmptyState title={words.noAreas} />
  const names = areas.toSorted((a, b) => (a < b ? -1 : 1))
  return (
    <>
      <p className="muted">{words.heatHint}</p>
      <div
        className="heat-map overflow-auto max-h-[70vh] border border-border rounded-medium bg-surface [&_thead_th:first-child]:z-2"
        role="region"
        aria-label={words.heatCaption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
      >
        <table>
          <caption className="visually-hidden">{words.heatCaption}</caption>
          <thead>
            <tr>
              <th className="py-2 px-3 border-b border-b-border" scope="col">
                {words.columns.name}
              </th>
              {names.map((name) => (
                <th className="py-2 px-3 border-b border-b-border" key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ student, areas: own }) => (
              <tr key={student.uid}>
                <th className="py-2 px-3 border-b border-b-border" scope="row">
                  {student.name}
                </th>
                {names.map((name) => {
                  const area = own.find((known) => known.name === name)
                  const share = area && areaShare(area)
                  return (
                    <td
                      key={name}
                      className={classNames(share !== undefined && `heat-map__cell--${stepOf(share)}`) || undefined}
                    >
                      {share ?? words.unknown}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
