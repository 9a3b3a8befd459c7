import { expect, type Page } from './story.ts'

/**
 * Problems of a screen with text at twice its size: the page scrolls sideways, content exceeds the window outside a
 * scrolling region, a box cuts off text, controls overlap, or a control can't be scrolled into a pressable position.
 */
const findProblems = (): string[] => {
  const problems: string[] = []
  const { clientWidth: width, scrollWidth } = document.documentElement
  if (scrollWidth > width) problems.push(`the page scrolls to the side: ${scrollWidth} > ${width}`)
  // For screen readers only: a control in it could be focused but not seen.
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true
    return false
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, [aria-hidden="true"], [inert]') === null &&
    !isClipped(element)
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.split(' ')[0] ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`
  const scrollsAside = (element: Element): boolean => {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true
    return false
  }
  const read = 'h1, h2, h3, h4, p, dt, dd, li, th, td, label, legend, button, a, input, select, textarea, [role="tab"]'
  for (const element of document.querySelectorAll(read)) {
    if (!isVisible(element)) continue
    const { left, right, width: boxWidth, height } = element.getBoundingClientRect()
    if (boxWidth < 2 || height < 2 || scrollsAside(element)) continue
    if (left < -1 || right > width + 1) problems.push(`over the edge: ${nameOf(element)}`)
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isField = element.matches('input, select, textarea')
    const isCut =
      overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    const isOver = element.matches('button, [role="tab"]') && element.scrollWidth > element.clientWidth + 1
    if (!isField && element.clientWidth > 0 && (isCut || isOver)) problems.push(`text is cut: ${nameOf(element)}`)
  }
  const controls = [...document.querySelectorAll('main button, main a, main input, main select, main textarea')].filter(
    (element) => {
      const { width: boxWidth, height } = element.getBoundingClientRect()
      return isVisible(element) && boxWidth >= 8 && height >= 8 && getComputedStyle(element).pointerEvents !== 'none'
    },
  )
  for (const control of document.querySelectorAll('main button, main a[href], main select, main textarea'))
    if (isClipped(control) && control.checkVisibility({ visibilityProperty: true }))
      problems.push(`reached by Tab and not seen: ${nameOf(control)}`)
  /** The visible part of a control within its scrolling regions, such as a list of contents. */
  const inView = (control: Element) => {
    let { left, right, top, bottom } = control.getBoundingClientRect()
    for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const frame = box.getBoundingClientRect()
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    return { left, right, top, bottom }
  }
  controls.forEach((control, index) => {
    const a = inView(control)
    for (const other of controls.slice(index + 1)) {
      if (control.contains(other) || other.contains(control)) continue
      const b = inView(other)
      const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (overlapX > 2 && overlapY > 2) problems.push(`one over the other: ${nameOf(control)}, ${nameOf(other)}`)
    }
  })
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width: boxWidth, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + boxWidth / 2, top + Math.min(height, window.innerHeight) / 2)
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const isHit = hit !== null && [control, ...labels].some((part) => part.contains(hit) || hit.contains(part))
    if (!isHit) problems.push(`cannot be pressed: ${nameOf(control)}, under ${hit === null ? 'nothing' : nameOf(hit)}`)
  }
  window.scrollTo(0, 0)
  return [...new Set(problems)]
}

/** Checks a screen at 200% zoom of its window or text, which the page's context sets. */
export async function expectZoomed(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  const problems = await page.evaluate(findProblems)
  expect.soft(problems, page.url()).toEqual([])
}
