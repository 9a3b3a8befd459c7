import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, readonly [group: number, index: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * The element that a key moves to: up and down within a group, left and right to the neighboring group, or all four
 * along a single group.
 */
function destination(element: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key]
  const root = element.closest('[data-roving]')
  if (step === undefined || root === null) return undefined
  const groups = new Map<string, HTMLElement[]>()
  for (const item of root.querySelectorAll<HTMLElement>('[data-rove]')) {
    const group = item.dataset.rove ?? ''
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  const names = [...groups.keys()]
  const group = groups.get(element.dataset.rove ?? '') ?? []
  const at = group.indexOf(element)
  if (names.length === 1) return group[at + step[0] + step[1]]
  if (step[0] === 0) return group[at + step[1]]
  return groups.get(names[names.indexOf(element.dataset.rove ?? '') + step[0]] ?? '')?.[at]
}

/** The maximum number of one-item groups that are each a Tab stop; more of them share a single Tab stop. */
export const MAX_STOPS = 8

/**
 * Roving tabindex: one control in each group is a Tab stop, and arrow keys move between controls. Spread `rove(group,
 * index)` on each, inside an element with `data-roving`. With `first`, all groups share a single Tab stop, which starts
 * in that group.
 */
export function useRoving(first?: string) {
  const [stops, setStops] = useState<Readonly<Record<string, number>>>({})
  const [open, setOpen] = useState(first)
  return (group: string, index: number) => ({
    'data-rove': group,
    tabIndex: (first === undefined || open === group) && (stops[group] ?? 0) === index ? 0 : -1,
    onFocus: (_: FocusEvent) => {
      setStops((before) => (before[group] === index ? before : { ...before, [group]: index }))
      setOpen(group)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const to = destination(event.currentTarget, event.key)
      if (to === undefined) return
      event.preventDefault()
      to.focus()
    },
  })
}
