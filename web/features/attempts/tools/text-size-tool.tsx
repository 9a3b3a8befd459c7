import { AArrowDown, AArrowUp } from 'lucide-react'
import { toolWords } from '#domain/messages/test-tools.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { persistedStore } from '#web/lib/storage/persisted-store.ts'

/** Text sizes of the page while the tools are open, in percent of the browser's setting. */
const TEXT_SIZES = [100, 115, 130, 150] as const

const isSize = (value: unknown): value is number => TEXT_SIZES.some((size) => size === value)

/** The selected size, stored in this browser. */
const textSize = persistedStore(() => window.localStorage, 'academy.test-text-size', isSize, TEXT_SIZES[0])

/** The next larger (1) or smaller (-1) size. Undefined at the end. */
const sizeBeside = (size: number, step: 1 | -1): number | undefined =>
  TEXT_SIZES[TEXT_SIZES.findIndex((known) => known === size) + step]

export const setTextSize = (value: number): void => textSize.setState({ value })

/** Applies the size to the whole page, like the browser's setting, and resets it when the tools are closed. */
function useAppliedTextSize(): number {
  const { value: size } = useStore(textSize)
  useEffect(() => {
    const page = document.documentElement
    page.dataset.textSize = String(size)
    return () => {
      delete page.dataset.textSize
    }
  }, [size])
  return size
}

/** Two buttons for the page's text size while the tools are open. Screen readers announce the size. */
export function TextSizeTool() {
  const size = useAppliedTextSize()
  const step = (by: 1 | -1) => {
    const next = sizeBeside(size, by)
    return {
      'aria-disabled': next === undefined || undefined,
      onClick: () => {
        if (next !== undefined) setTextSize(next)
      },
    }
  }
  return (
    <span className="inline-flex text-primary max-sm:*:w-8 **:aria-disabled:text-border-strong **:aria-disabled:cursor-not-allowed">
      <IconButton label={toolWords.smaller} icon={<AArrowDown size={20} />} {...step(-1)} />
      <IconButton label={toolWords.larger} icon={<AArrowUp size={20} />} {...step(1)} />
      <span role="status">
        <VisuallyHidden>{toolWords.size(size)}</VisuallyHidden>
      </span>
    </span>
  )
}
