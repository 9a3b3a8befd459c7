import { Link, useLocation } from 'react-router-dom'
import type { QuestionListQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table/table.tsx'

export type QuestionRow = QuestionListQuery['questions']['items'][number]

const labels = (names: readonly string[]) =>
  names.length === 0 ? (
    <span className="muted">None</span>
  ) : (
    <span className="question-list__labels">
      {names.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  )

/** Questions with number, type, the first 70 characters of the body, tags and areas (spec 2.2.7, 2.9.9). */
export function QuestionTable({ questions }: { questions: readonly QuestionRow[] }) {
  const { search } = useLocation()
  return (
    <Table
      caption="Questions"
      rows={questions}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'id', header: 'Number', cell: ({ id }) => id },
        {
          key: 'preview',
          header: 'Question',
          cell: ({ id, preview, type, items }) => (
            <div className="question-list__question">
              <Link to={paths.question(id)} state={{ list: search }}>
                {preview}
              </Link>
              <span className="muted">{type}</span>
              {items.length > 0 && (
                <ul className="question-list__items" aria-label={`Items found in question ${id}`}>
                  {items.map((item) => (
                    <li key={item.number}>
                      {item.number}. {item.step}, {item.type}: {item.preview}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ),
        },
        { key: 'tags', header: 'Tags', cell: ({ tags }) => labels(tags) },
        { key: 'areas', header: 'NCLEX areas', cell: ({ area }) => labels(area) },
      ]}
    />
  )
}
