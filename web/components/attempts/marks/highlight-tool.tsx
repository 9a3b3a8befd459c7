import { Highlighter } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { highlightWords } from '#domain/messages/test-tools.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { useHighlighting } from './highlighting.ts'
import { ToolButton } from './tool-button.tsx'

type HighlightToolProps = { highlighting: ReturnType<typeof useHighlighting> }

/** Offsets in pixels that put the button below the selection and keep it on screen. */
const BELOW = 12
const ROOM = 16 * 13

/** The Highlight button in the toolbar, and a floating one next to a selection that can also be reached in a dialog. */
export function HighlightTool({ highlighting }: HighlightToolProps) {
  const { isPicking, selected, isOn, problem, mustSelect, button } = highlighting
  const isTouch = useMediaQuery('(pointer: coarse)')
  const tool = useRef<HTMLButtonElement>(null)
  const label = isOn ? highlightWords.remove : highlightWords.highlight
  return (
    <>
      <ToolButton
        ref={tool}
        icon={Highlighter}
        label={highlightWords.highlight}
        on={isPicking}
        aria-pressed={isPicking}
        {...button}
      />
      {selected !== undefined &&
        createPortal(
          <div
            className="highlight-float fixed z-40 grid gap-2 max-w-[min(21rem,calc(100vw-1rem))] rounded-medium shadow-large"
            style={{
              top: Math.max(0, Math.min(selected.bottom + BELOW, window.innerHeight - (isPicking ? ROOM : 64))),
              left: Math.max(8, Math.min(selected.left, window.innerWidth - (isPicking ? 340 : 200))),
            }}
          >
            {isPicking ? (
              <PickerPanel words={selected.highlights.map(({ text }) => text).join(' … ')} isOn={isOn} tool={tool} />
            ) : (
              <Button {...button}>
                <Highlighter size={18} aria-hidden="true" /> {label}
              </Button>
            )}
            {problem !== undefined && (
              <p
                className="p-3 border border-border-strong rounded-medium bg-surface-raised text-text text-small"
                role="alert"
              >
                {problem}
              </p>
            )}
          </div>,
          selected.host,
        )}
      {selected === undefined && mustSelect && (
        <p className="order-1 basis-full px-3 pb-2 text-small" role="status">
          {isTouch ? highlightWords.selectByTouch : highlightWords.select}
        </p>
      )}
      {selected === undefined && problem !== undefined && (
        <p className="order-1 basis-full px-3 pb-2 text-small" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

type PickerPanelProps = { words: string; isOn: boolean; tool: RefObject<HTMLButtonElement | null> }

/** Announces the keyboard selection and lists the keys. */
function PickerPanel({ words, isOn, tool }: PickerPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const button = tool.current
    panel.current?.focus({ preventScroll: true })
    return () => {
      // Return focus to where the student was: in the question, or on the tool.
      const back = before instanceof HTMLElement && before !== document.body ? before : button
      back?.focus({ preventScroll: true })
    }
  }, [tool])
  return (
    // The role makes screen readers pass on the arrow keys, which move through the words.
    <div
      ref={panel}
      className="p-3 border border-border-strong rounded-medium bg-surface-raised text-text text-small"
      role="application"
      aria-label={highlightWords.byKeyboard}
      aria-describedby={id}
      tabIndex={-1}
    >
      <p id={id}>{highlightWords.keys}</p>
      <div role="status">
        <VisuallyHidden>{isOn ? highlightWords.highlighted(words) : words}</VisuallyHidden>
      </div>
    </div>
  )
}
