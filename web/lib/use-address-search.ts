import { useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router-dom'

type Choice = { text: string; from: string }

/** The part of an address from its question mark on; '' without. */
const searchPart = (address: string) => (address.includes('?') ? address.slice(address.indexOf('?')) : '')

/**
 * The search part of the address, for lists that keep their filters in it. `params`: as the address is. `chosen`: as it will be once the
 * navigation that `go` began has ended, from the same event on; the same as `params` otherwise. Fields that choose show `chosen` and build
 * the next address from it: a navigation waits for the guard of its page (`guard`), and a select that showed the address would be set back in
 * the meantime, so that the second of two fast arrow keys, or the first of two fields, would be lost. Any other navigation, such as Back,
 * forgets what was chosen once it has ended; of two `go` at once the second one counts. `go` takes an address of the same page.
 */
export function useAddressSearch() {
  const { search, key } = useLocation()
  const { state } = useNavigation()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>()
  const isOver = choice !== undefined && state === 'idle' && choice.from !== key
  if (isOver) setChoice(undefined)
  const text = choice === undefined || isOver ? search : choice.text
  return {
    params: new URLSearchParams(search),
    chosen: new URLSearchParams(text),
    go: (address: string, options: NavigateOptions = {}) => {
      setChoice({ text: searchPart(address), from: key })
      void navigate(address, options)
    },
  }
}
