import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type StrikeButtonProps = { name: string; struck: boolean; onToggle: () => void }

/**
 * The options that the student has struck out, by cell, and the strike-out button, which loads with the test's tools.
 */
export type Strikes = {
  struck: readonly number[]
  strike: (cell: number) => void
  Button: ComponentType<StrikeButtonProps>
}

/** Before the tools have loaded: keeps the button's place. */
export const NO_STRIKES: Strikes = { struck: [], strike: () => undefined, Button: () => null }

export const StrikeContext = createContext<Strikes | undefined>(undefined)

type OptionRowProps = {
  cell: number
  /** The option's name in the strike-out button's label. */
  name: string
  className?: string
  /** The option's control and text. */
  children: ReactNode
}

/**
 * An option whose whole row is clickable. In a test, a button at its end, or Delete, strikes it out without changing the
 * choice.
 */
export function OptionRow({ cell, name, className = 'answer', children }: OptionRowProps) {
  const strikes = useContext(StrikeContext)
  const struck = strikes?.struck.includes(cell) === true
  return (
    <div data-cell={cell} className={classNames('choice-row', strikes !== undefined && 'choice-row--strikes')}>
      <label className={classNames(className, struck && 'answer--struck')}>{children}</label>
      {strikes !== undefined && <strikes.Button name={name} struck={struck} onToggle={() => strikes.strike(cell)} />}
    </div>
  )
}
