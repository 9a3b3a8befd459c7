import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fitHighlights, type Highlight, isHighlighted, toggleHighlights } from '#domain/attempts/highlights.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { selectionsIn, blocksIn, rangeIn, textOf } from './highlights.ts'

/** A word on the page. Offsets are in the text of its block. */
type Word = { block: HTMLElement; from: number; to: number }

/** The words selected by keyboard: all from `anchor` to `focus`, which are indexes into `words`. */
type Picked = { words: readonly Word[]; anchor: number; focus: number }

/** Text blocks that are visible, so not in a closed tab or dialog. */
const shownBlocks = (area: ParentNode) =>
  blocksIn(area).filter((block) => block.closest('[hidden], dialog:not([open])') === null)

/** The first word of an area, if any. */
function firstWord(area: ParentNode): Picked | undefined {
  const words = shownBlocks(area).flatMap((block) =>
    [...textOf(block).matchAll(/\S+/g)].map(({ index, 0: { length } }) => ({ block, from: index, to: index + length })),
  )
  return words.length === 0 ? undefined : { words, anchor: 0, focus: 0 }
}

const clamped = (index: number, { words }: Picked) => Math.min(Math.max(index, 0), words.length - 1)

/**
 * Handles the arrow keys: moves by a word, or to the start of the next or previous text. Returns undefined for other
 * keys.
 */
function afterKey(picked: Picked, key: string, shift: boolean): Picked | undefined {
  const { words, anchor, focus } = picked
  const currentBlock = words[focus]?.block
  const begin = words.findIndex(({ block }) => block === currentBlock)
  const next = words.findIndex(({ block }, i) => i > focus && block !== currentBlock)
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

/** The DOM range of the picked words. */
function rangeOfPicked({ words, anchor, focus }: Picked): Range | undefined {
  const [first, last] = [words[Math.min(anchor, focus)], words[Math.max(anchor, focus)]]
  const from = first && rangeIn(first.block, first.from, first.to)
  const to = last && rangeIn(last.block, last.from, last.to)
  if (from === undefined || to === undefined) return undefined
  from.setEnd(to.endContainer, to.endOffset)
  return from
}

/** Debounce in milliseconds before the button appears for a selection. */
const SETTLED_MS = 150

/** The selection in the question's texts and its position on the screen. */
export type Selected = {
  highlights: readonly Highlight[]
  /** Parent of the button: an open dialog, or the page. */
  host: HTMLElement
  /** In viewport pixels. */
  left: number
  bottom: number
}

/** Viewport position of a range. */
function placeOf(range: Range): { left: number; bottom: number } {
  // jsdom has no layout to measure.
  const box = typeof range.getBoundingClientRect === 'function' ? range.getBoundingClientRect() : undefined
  return { left: box?.left ?? 0, bottom: box?.bottom ?? 0 }
}

function selectedIn(area: HTMLElement | null, own: readonly Highlight[]): Selected | undefined {
  const selection = document.getSelection()
  if (area === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const highlights = selectionsIn(area, range, own)
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
 * Highlighting in a question's texts. `press` highlights the selection made by mouse, touch, or caret, or removes the
 * highlight. With no selection, a key press starts selecting words by keyboard (`picking`), and a pointer press asks
 * the student to select text first.
 */
export function useHighlighting({ area, highlights, onChange }: HighlightingProps) {
  const [selected, setSelected] = useState<Selected>()
  const [picked, setPicked] = useState<Picked>()
  const [problem, setProblem] = useState<string>()
  /** A pointer pressed Highlight with no selection. */
  const [mustSelect, setMustSelect] = useState(false)
  /** The selection when a pointer went down on a button. The press may clear it before the click. */
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
        if (pressed.current === undefined) setSelected(selectedIn(area.current, latest.current))
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
    const selection = pressed.current ?? selectedIn(area.current, latest.current)
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
        const selection = selectedIn(area.current, latest.current)
        if (selection !== undefined && !event.repeat) toggle(selection.highlights)
      } else if (key === 'Escape' || key === 'Tab') leave()
      if (key === 'Tab') return
      // While picking, no key does anything else.
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
    /** Called when another question is displayed. */
    reset,
    /** Props of each highlight button. Pressing it clears the selection before the click. */
    button: {
      onPointerDown: () => {
        pressed.current = selected ?? selectedIn(area.current, latest.current)
      },
      onPointerCancel: () => {
        pressed.current = undefined
      },
      // Keyboard and voice control click without a pointer.
      onClick: ({ detail }: MouseEvent) => press(detail > 0),
    },
  }
}
