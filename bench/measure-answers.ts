import type { Browser, Page } from '@playwright/test'
import { newStudent } from '#tests/client/people/people.ts'
import { buyAndStart, signIn, startShortTest } from '#tests/client/screen/steps.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { atMost, figure, type Row } from './row.ts'

type Times = { verdict: number; next: number }

/**
 * Runs in the page: answers the question on the screen and goes on to the next one, by its own clock: from the click on
 * Check until the verdict is painted, from the click on Next until the next question is. A frame in which it is there has been
 * painted when the message that it sends arrives: the next frame would be 17 ms too late. Undefined after the last one. No function
 * in it has a name: the loader of this file would add to it.
 */
const ANSWER_ONE = `(async () => {
  const painted = (ready) => new Promise((resolve) => {
    const after = new MessageChannel()
    after.port1.onmessage = () => resolve(performance.now())
    const look = () => ready() ? after.port2.postMessage(undefined) : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
  const button = (text) => [...document.querySelectorAll('.question__act')].find((one) => one.textContent.trim() === text)
  const number = () => document.querySelector('#question-heading')?.textContent
  for (const list of document.querySelectorAll('.question select')) {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, list.options[1].value)
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  document.querySelector('.question input')?.click()
  await painted(() => button('Check') !== undefined)
  const here = number()
  const pressed = performance.now()
  button('Check').click()
  const shown = await painted(() => button('Next') !== undefined || button('See your result') !== undefined)
  if (button('See your result') !== undefined) return undefined
  const moved = performance.now()
  button('Next').click()
  const there = await painted(() => number() !== here && button('Check') !== undefined)
  return { verdict: shown - pressed, next: there - moved }
})()`

async function sit(page: Page): Promise<Times[]> {
  const times: Times[] = []
  for (;;) {
    const time = await page.evaluate<Times | undefined>(ANSWER_ONE)
    if (time === undefined) return times
    times.push(time)
  }
}

/** Sits the shorter sample test to its end, in Chromium: what a student waits between an answer and the next question. */
export async function measureAnswers(url: string): Promise<Row[]> {
  const browser: Browser = await openBrowser()
  try {
    const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 860 } })).newPage()
    await signIn(page, await newStudent(url))
    await buyAndStart(page)
    await startShortTest(page)
    const times = await sit(page)
    const middle = (of: (time: Times) => number) => Math.round(median(times.map(of)))
    const all = `median of ${times.length}`
    return [
      atMost(
        `answer to next question on screen: ${all}`,
        100,
        middle(({ verdict, next }) => verdict + next),
        'ms',
      ),
      figure(
        'of it: Check to verdict / Next to question',
        `${middle((time) => time.verdict)} ms / ${middle((time) => time.next)} ms`,
      ),
    ]
  } finally {
    await browser.close()
  }
}
