import { type ComponentType, createContext } from 'react'

type StrikeButtonProps = { letter: string; struck: boolean; onToggle: () => void }

/** Answers that the student has struck out, by index, and the button that does it, which is loaded with the tools of the test. */
export type Strikes = {
  struck: readonly number[]
  strike: (index: number) => void
  Button: ComponentType<StrikeButtonProps>
}

export const StrikeContext = createContext<Strikes | undefined>(undefined)
