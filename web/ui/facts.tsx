import { Fragment, type ReactNode } from 'react'
import './facts.css'

export type Fact = { term: string; value: ReactNode }

/** A list of labeled facts about one thing, such as a user's e-mail and phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
