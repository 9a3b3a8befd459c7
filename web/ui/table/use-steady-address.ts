import { useState } from 'react'

const fileOf = (address: string | null) => address?.split('?')[0]

/**
 * The signed address of a file, as long as it is the same file: each answer of the server signs it again, and a player that
 * is given another address begins from the start. `renew`: takes the newest, as nothing plays from the one before.
 */
export function useSteadyAddress<Address extends string | null>(address: Address, renew: boolean): Address {
  const [steady, setSteady] = useState(address)
  const isOld = fileOf(steady) !== fileOf(address) || (renew && steady !== address)
  if (isOld) setSteady(address)
  return isOld ? address : steady
}
