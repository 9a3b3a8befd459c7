import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Fact = { term: string; value: ReactNode }

/** `stacked`: each value is below its term, for long values in a narrow card. */
type FactsProps = { facts: readonly Fact[]; stacked?: boolean }

/** A list of labeled facts about one thing, such as a user's e-mail and phone. */
export function Facts({ facts, stacked = false }: FactsProps) {
  return (
    <dl className={classNames('facts', stacked && 'facts--stacked')}>
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className="min-w-28 text-text-muted">{term}</dt>
          <dd className="m-0 font-[550] wrap-anywhere max-[16.01rem]:mb-2">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
