import { Fragment, type ReactNode } from 'react'

export type Fact = { term: string; value: ReactNode }

/** A list of labeled facts about one thing, such as a user's e-mail and phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className="min-w-28 text-text-muted">{term}</dt>
          <dd className="m-0 font-[550] wrap-anywhere max-[16.01rem]:mb-2">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
