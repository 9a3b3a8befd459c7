import { memo, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { cleanRichText, makeTableScrollable } from '#web/ui/rich-text/clean-rich-text.ts'
import { type Picture, PictureDialog } from './picture-dialog.tsx'
import { isReduced, pictureOf } from './pictures.ts'

export type FormattedTextProps = {
  as?: 'p' | 'span'
  /** ID of the plain text, for elements labeled by it. */
  id?: string
  className?: string
  text: string
  /** The formatted version of the text, if any. */
  html: string | null | undefined
  /** Inside a label or a button: without its own links, Tab stops, and headings. */
  inControl?: boolean
}

export { AnswerPictures } from './answer-pictures.tsx'

/** Replaces an element with one of another name and moves its children. */
function rename(element: Element, name: string): void {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/**
 * Inside a control, removes links, scrollable tables, and headings: the control must be one Tab stop, and its text is
 * its name.
 */
function arrangeInControl(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  for (const heading of body.querySelectorAll('h1, h2, h3, h4')) rename(heading, 'p')
}

/** Makes tables scrollable by keyboard and gives pictures a button that shows their full size. */
function arrange(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) makeTableScrollable(table)
  for (const image of body.querySelectorAll('img')) {
    if (!image.hasAttribute('width') || image.closest('a') !== null) continue
    const frame = document.createElement('span')
    frame.className = 'picture'
    const button = document.createElement('button')
    button.type = 'button'
    button.hidden = true
    button.className = 'text-button picture__open'
    const of = document.createElement('span')
    of.className = 'visually-hidden'
    of.textContent = `: ${image.alt}`
    button.append('Show in full size', of)
    image.replaceWith(frame)
    frame.append(image, button)
  }
}

const imageOf = (button: Element) => {
  const image = button.previousElementSibling
  return image instanceof HTMLImageElement ? image : undefined
}

/** Shows the buttons of pictures that are smaller than their full size. */
function showFullSizeButtons(area: HTMLElement): void {
  for (const button of area.querySelectorAll<HTMLButtonElement>('.picture__open')) {
    const image = imageOf(button)
    button.hidden = image === undefined || !isReduced(image)
  }
}

/** Renders formatted text, sanitized again before it reaches the page (decisions, Safety). */
export const FormattedHtml = memo(function FormattedHtml(props: FormattedTextProps & { html: string }) {
  const { as, id, className, text, html, inControl = false } = props
  const [picture, setPicture] = useState<Picture>()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const observer = new ResizeObserver(() => showFullSizeButtons(element))
    observer.observe(element)
    const open = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button.picture__open') : null
      const image = button === null ? undefined : imageOf(button)
      if (image !== undefined) setPicture(pictureOf(image))
    }
    element.addEventListener('click', open)
    return () => {
      observer.disconnect()
      element.removeEventListener('click', open)
    }
  }, [html])
  const Tag = as === 'p' ? 'div' : 'span'
  return (
    <>
      {id !== undefined && (
        <span hidden id={id}>
          {text}
        </span>
      )}
      <Tag
        ref={area}
        data-text=""
        dir="auto"
        className={classNames(className, 'rich-text', 'formatted-text')}
        dangerouslySetInnerHTML={{ __html: cleanRichText(html, inControl ? arrangeInControl : arrange) }}
      />
      {picture !== undefined && <PictureDialog pictures={[picture]} onClose={() => setPicture(undefined)} />}
    </>
  )
})
