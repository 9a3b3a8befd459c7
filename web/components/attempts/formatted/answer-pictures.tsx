import { Maximize2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { type Picture, PictureDialog } from './picture-dialog.tsx'
import { isReduced, pictureOf } from './pictures.ts'

/** The pictures in an area's answers that are shown smaller than their full size, without duplicates. */
function reducedPictures(area: HTMLElement): Picture[] {
  const images = [...area.querySelectorAll<HTMLImageElement>(':is(label, button) .formatted-text img')]
  const pictures = images.filter(isReduced).map(pictureOf)
  return pictures.filter(({ src }, index) => pictures.findIndex((other) => other.src === src) === index)
}

/**
 * One button for all pictures in an area's answers, because an answer is itself a control and can't contain another.
 * Renders nothing while every picture has its full size.
 */
export function AnswerPictures({ area }: { area: RefObject<HTMLElement | null> }) {
  const [count, setCount] = useState(0)
  const [open, setOpen] = useState<readonly Picture[]>()
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const look = () => setCount(reducedPictures(element).length)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="text-button picture__open answer-pictures"
          onClick={() => {
            if (area.current !== null) setOpen(reducedPictures(area.current))
          }}
        >
          <Maximize2 size={16} aria-hidden="true" />
          {count === 1 ? 'Show the picture in full size' : `Show the ${count} pictures in full size`}
        </button>
      )}
      {open !== undefined && <PictureDialog pictures={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
