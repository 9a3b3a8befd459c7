import { useEffect, useRef, useState } from 'react'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import type { SignUpCaptcha } from '#web/lib/api/config.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { isObject } from '#web/lib/json.ts'

/** The parts of AWS WAF's CAPTCHA JavaScript API in use. */
export type CaptchaApi = {
  renderCaptcha: (
    container: HTMLElement,
    settings: {
      apiKey: string
      /** Uses the width of the container. */
      dynamicWidth: boolean
      skipTitle: boolean
      /** Called whenever a puzzle has loaded. */
      onLoad: () => void
      onSuccess: (token: string) => void
      onError: (error: unknown) => void
    },
  ) => void
}

const isCaptchaApi = (value: unknown): value is CaptchaApi =>
  isObject(value) && 'renderCaptcha' in value && typeof value.renderCaptcha === 'function'

/** The API under the global name set by AWS's script. */
const loadedApi = (): CaptchaApi | undefined =>
  'AwsWafCaptcha' in window && isCaptchaApi(window.AwsWafCaptcha) ? window.AwsWafCaptcha : undefined

let loading: Promise<CaptchaApi> | undefined

/**
 * Loads AWS's script once, and only when a puzzle is shown. Rejects when it is blocked or unreachable; the next call
 * tries again.
 */
function loadCaptcha(scriptUrl: string): Promise<CaptchaApi> {
  loading ??= addScript(scriptUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function addScript(scriptUrl: string): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${scriptUrl} did not load`))
    }
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const api = loadedApi()
      if (api === undefined) fail()
      else resolve(api)
    })
    script.src = scriptUrl
    document.head.append(script)
  })
}

/** Why there is no puzzle: it didn't load, or it failed. */
export type PuzzleProblem = 'missing' | 'broken'

/** Timeout of the puzzle in milliseconds. A blocked script may never fire an error event. */
const MAX_WAIT_MS = 15_000

type CaptchaPuzzleProps = {
  captcha: SignUpCaptcha
  onToken: (token: string) => void
  onProblem: (problem: PuzzleProblem) => void
}

/** Renders AWS WAF's puzzle through its own script. Calls back only once, and not after it was unmounted. */
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
      // A rendered puzzle can be solved even if the script didn't report it.
      if (container.current?.hasChildNodes()) setLoaded(true)
      else fail('missing')
    }, MAX_WAIT_MS)
    const draw = async () => {
      const api = await loadCaptcha(scriptUrl)
      if (isOver || container.current === null) return
      // Called as a method, as in AWS's examples.
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
