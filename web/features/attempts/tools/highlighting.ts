import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fitHighlights, type Highlight, isHighlighted, toggleHighlights } from '#domain/attempts/highlights.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { selectionsIn, blocksIn, rangeIn, textOf } from '#web/components/attempts/highlights.ts'

/** A word of a text on the screen; offsets in the text of its block. */
type Word = { block: HTMLElement; from: number; to: number }

/** The words that are selected by keyboard: all from `anchor` to `focus`, indexes into `words`. */
type Picked = { words: readonly Word[]; anchor: number; focus: number }

/** Texts that can be read now: not in a tab or a dialog that is closed. */
const shownBlocks = (area: ParentNode) =>
  blocksIn(area).filter((block) => block.closest('[hidden], dialog:not([open])') === null)

/** The first word of an area; undefined where there is none. */
function firstWord(area: ParentNode): Picked | undefined {
  const words = shownBlocks(area).flatMap((block) =>
    [...textOf(block).matchAll(/\S+/g)].map(({ index, 0: { length } }) => ({ block, from: index, to: index + length })),
  )
  return words.length === 0 ? undefined : { words, anchor: 0, focus: 0 }
}

const clamped = (index: number, { words }: Picked) => Math.min(Math.max(index, 0), words.length - 1)

/** Where the arrow keys lead: a word on or back, or the beginning of the next or previous text; undefined for other keys. */
function afterKey(picked: Picked, key: string, shift: boolean): Picked | undefined {
  const { words, anchor, focus } = picked
  const here = words[focus]?.block
  const begin = words.findIndex(({ block }) => block === here)
  const next = words.findIndex(({ block }, i) => i > focus && block !== here)
  const before = words[begin - 1]?.block
  const targets: Record<string, number> = {
    ArrowRight: focus + 1,
    ArrowLeft: focus - 1,
    ArrowDown: next < 0 ? focus : next,
    ArrowUp: before === undefined ? begin : words.findIndex(({ block }) => block === before),
  }
  const target = targets[key]
  if (target === undefined) return undefined
  const to = clamped(target, picked)
  return { words, anchor: shift ? anchor : to, focus: to }
}

/** The range of the picked words. */
function rangeOfPicked({ words, anchor, focus }: Picked): Range | undefined {
  const [first, last] = [words[Math.min(anchor, focus)], words[Math.max(anchor, focus)]]
  const from = first && rangeIn(first.block, first.from, first.to)
  const to = last && rangeIn(last.block, last.from, last.to)
  if (from === undefined || to === undefined) return undefined
  from.setEnd(to.endContainer, to.endOffset)
  return from
}

/** Milliseconds after the last change of a selection until its button is shown. */
const SETTLED_MS = 150

/** What is selected in the texts of a question, and where on the screen. */
export type Selected = {
  highlights: readonly Highlight[]
  /** The element that the button belongs into: an open dialog, or the page. */
  host: HTMLElement
  /** Of the viewport, in pixels. */
  left: number
  bottom: number
}

/** Where a range ends on the screen. */
function placeOf(range: Range): { left: number; bottom: number } {
  // Not measured where nothing is laid out.
  const box = typeof range.getBoundingClientRect === 'function' ? range.getBoundingClientRect() : undefined
  return { left: box?.left ?? 0, bottom: box?.bottom ?? 0 }
}

function selectedIn(area: HTMLElement | null): Selected | undefined {
  const selection = document.getSelection()
  if (area === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const highlights = selectionsIn(area, range)
  if (highlights.length === 0) return undefined
  const within = range.commonAncestorContainer
  const element = within instanceof Element ? within : within.parentElement
  return { highlights, host: element?.closest<HTMLElement>('dialog[open]') ?? document.body, ...placeOf(range) }
}

type HighlightingProps = {
  area: RefObject<HTMLElement | null>
  highlights: readonly Highlight[]
  onChange: (highlights: readonly Highlight[]) => void
}

/**
 * Highlighting in the texts of a question: what is selected by mouse, touch or a caret is highlighted by `press`, and not any more by
 * the next one. With nothing selected, a key begins to select words by keyboard (`picking`); a pointer is told to select some first.
 */
export function useHighlighting({ area, highlights, onChange }: HighlightingProps) {
  const [selected, setSelected] = useState<Selected>()
  const [picked, setPicked] = useState<Picked>()
  const [problem, setProblem] = useState<string>()
  /** A pointer has pressed Highlight with nothing selected. */
  const [mustSelect, setMustSelect] = useState(false)
  /** A finger or a mouse is on a button: what it takes away of the selection still counts. */
  const pressed = useRef<Selected>(undefined)
  const latest = useRef(highlights)
  useEffect(() => {
    latest.current = highlights
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (pressed.current === undefined) setSelected(selectedIn(area.current))
      }, SETTLED_MS)
    }
    document.addEventListener('selectionchange', look)
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', look)
      document.removeEventListener('selectionchange', look)
      document.removeEventListener('scroll', look, { capture: true })
    }
  }, [area])
  const toggle = useCallback(
    (selections: readonly Highlight[]) => {
      const next = toggleHighlights(latest.current, selections)
      const fits = fitHighlights(next)
      setProblem(fits ? undefined : testingMessages['too-much-highlighted'])
      if (fits) onChange(next)
    },
    [onChange],
  )
  const pick = useCallback((next: Picked) => {
    const range = rangeOfPicked(next)
    if (range === undefined) return
    setPicked(next)
    document
      .getSelection()
      ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
    const { endContainer } = range
    endContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const leave = useCallback(() => {
    setPicked(undefined)
    document.getSelection()?.removeAllRanges()
    setSelected(undefined)
  }, [])
  const reset = useCallback(() => {
    setProblem(undefined)
    setMustSelect(false)
    leave()
  }, [leave])
  const press = (byPointer = false) => {
    const selection = pressed.current ?? selectedIn(area.current)
    pressed.current = undefined
    setMustSelect(byPointer && selection === undefined && picked === undefined)
    if (selection !== undefined) {
      toggle(selection.highlights)
      if (picked === undefined) leave()
    } else if (picked !== undefined) leave()
    else if (!byPointer) {
      const dialog = area.current?.querySelector<HTMLElement>('dialog[open]')
      const first = area.current && firstWord(dialog ?? area.current)
      if (first != null) pick(first)
    }
  }
  const isPicking = picked !== undefined
  useEffect(() => {
    if (picked === undefined) return
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || key === 'Shift') return
      const next = afterKey(picked, key, shiftKey)
      if (next !== undefined) pick(next)
      else if (key === 'Enter' || key === ' ' || key === '+') {
        const selection = selectedIn(area.current)
        if (selection !== undefined && !event.repeat) toggle(selection.highlights)
      } else if (key === 'Escape' || key === 'Tab') leave()
      if (key === 'Tab') return
      // Until it is left, no key means anything else.
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [picked, pick, toggle, leave, area])
  return {
    selected,
    isPicking,
    isOn: selected !== undefined && selected.highlights.every((selection) => isHighlighted(highlights, selection)),
    problem,
    mustSelect,
    press,
    /** Another question is on the screen. */
    reset,
    /** For each button that highlights: a press on it takes the selection away before the click. */
    button: {
      onPointerDown: () => {
        pressed.current = selected ?? selectedIn(area.current)
      },
      onPointerCancel: () => {
        pressed.current = undefined
      },
      // Keys and voices press without a pointer.
      onClick: ({ detail }: MouseEvent) => press(detail > 0),
    },
  }
}
