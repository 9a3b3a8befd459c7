import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { loadOnce } from './load-once.ts'

type Options<Props> = {
  /** Rendered while the code loads; nothing by default. */
  loading?: (props: Props) => ReactNode
  /** Rendered if the code can't be loaded; by default, the route's error boundary shows the error. */
  failed?: (props: Props, retry: () => void) => ReactNode
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before it renders. Never rejects; resolves with whether the code has loaded. */
  preload: () => Promise<boolean>
}

/**
 * Creates a component whose code loads when it first renders, or earlier with `preload`. Once the code has loaded, the
 * component renders at once, without a placeholder. A failure isn't cached: a later render loads the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: Options<Props> = {},
): LazyComponent<Props> {
  const store = createStore<{ Code?: ComponentType<Props> }>(() => ({}))
  const request = loadOnce(async () => store.setState({ Code: await load() }))
  function Lazy(props: Props): ReactNode {
    const { Code } = useStore(store)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const begin = () => void request().catch((error: unknown) => setFailure({ error }))
    useEffect(begin, [])
    if (Code !== undefined) return createElement(Code, props)
    if (failure === undefined) return loading?.(props)
    if (failed === undefined) throw failure.error
    return failed(props, () => {
      setFailure(undefined)
      begin()
    })
  }
  const preload = () =>
    request().then(
      () => true,
      () => false,
    )
  return Object.assign(Lazy, { preload })
}
