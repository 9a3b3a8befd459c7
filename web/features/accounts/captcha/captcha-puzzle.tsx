import { useEffect, useRef, useState } from 'react'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import type { SignUpCaptcha } from '#web/lib/api/config.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { loadCaptcha } from './load-captcha.ts'

/** Why there is no puzzle to solve: it didn't come, or it broke off. */
export type PuzzleProblem = 'missing' | 'broken'

/** The longest wait for the puzzle, milliseconds: a blocked script may never say that it will not come. */
const MAX_WAIT_MS = 15_000

type CaptchaPuzzleProps = {
  captcha: SignUpCaptcha
  onToken: (token: string) => void
  onProblem: (problem: PuzzleProblem) => void
}

/** AWS WAF's puzzle, which its own script draws. Calls back once, and not after it was taken off the page. */
export function CaptchaPuzzle({ captcha, onToken, onProblem }: CaptchaPuzzleProps) {
  const container = useRef<HTMLDivElement>(null)
  const callbacks = useRef({ onToken, onProblem })
  const [isLoaded, setLoaded] = useState(false)
  const { scriptUrl, apiKey } = captcha
  useEffect(() => {
    callbacks.current = { onToken, onProblem }
  })
  useEffect(() => {
    let isOver = false
    const end = (call: () => void) => {
      if (isOver) return
      isOver = true
      call()
    }
    const fail = (problem: PuzzleProblem) => end(() => callbacks.current.onProblem(problem))
    const timer = setTimeout(() => {
      // What stands there may be solved, whether or not the script said so.
      if (container.current?.hasChildNodes()) setLoaded(true)
      else fail('missing')
    }, MAX_WAIT_MS)
    const draw = async () => {
      const api = await loadCaptcha(scriptUrl)
      if (isOver || container.current === null) return
      // As a method, as AWS's examples call it.
      api.renderCaptcha(container.current, {
        apiKey,
        dynamicWidth: true,
        skipTitle: true,
        onLoad: () => {
          clearTimeout(timer)
          if (!isOver) setLoaded(true)
        },
        onSuccess: (token) => end(() => callbacks.current.onToken(token)),
        onError: () => fail('broken'),
      })
    }
    draw().catch(() => fail('missing'))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [scriptUrl, apiKey])
  return (
    <>
      {!isLoaded && <Spinner label={captchaWords.loading} />}
      <div ref={container} />
    </>
  )
}
