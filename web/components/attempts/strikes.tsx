import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type StrikeButtonProps = { name: string; struck: boolean; onToggle: () => void }

/** Options that the student has struck out, by cell, and the button that does it, which is loaded with the tools of the test. */
export type Strikes = {
  struck: readonly number[]
  strike: (cell: number) => void
  Button: ComponentType<StrikeButtonProps>
}

export const StrikeContext = createContext<Strikes | undefined>(undefined)

type OptionRowProps = {
  cell: number
  /** How the button that strikes it out names it. */
  name: string
  className?: string
  /** The control of the option and its text. */
  children: ReactNode
}

/** An option to choose: its whole row is the target. With the tools open, a button beside it strikes it out and changes no choice. */
export function OptionRow({ cell, name, className = 'answer', children }: OptionRowProps) {
  const strikes = useContext(StrikeContext)
  const struck = strikes?.struck.includes(cell) === true
  return (
    <div className="choice-row">
      <label className={classNames(className, struck && 'answer--struck')}>{children}</label>
      {strikes !== undefined && <strikes.Button name={name} struck={struck} onToggle={() => strikes.strike(cell)} />}
    </div>
  )
}
