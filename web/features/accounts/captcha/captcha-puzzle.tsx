import { useEffect, useRef, useState } from 'react'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import type { SignUpCaptcha } from '#web/lib/api/config.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { isObject } from '#web/lib/json.ts'

/** What of AWS WAF's CAPTCHA JavaScript API is used. */
export type CaptchaApi = {
  renderCaptcha: (
    container: HTMLElement,
    settings: {
      apiKey: string
      /** As wide as its container. */
      dynamicWidth: boolean
      skipTitle: boolean
      /** Whenever a puzzle has come. */
      onLoad: () => void
      onSuccess: (token: string) => void
      onError: (error: unknown) => void
    },
  ) => void
}

const isCaptchaApi = (value: unknown): value is CaptchaApi =>
  isObject(value) && 'renderCaptcha' in value && typeof value.renderCaptcha === 'function'

/** The name under which AWS's script puts it on the window. */
const loadedApi = (): CaptchaApi | undefined =>
  'AwsWafCaptcha' in window && isCaptchaApi(window.AwsWafCaptcha) ? window.AwsWafCaptcha : undefined

let loading: Promise<CaptchaApi> | undefined

/** AWS's script, loaded once, and only when a puzzle is shown. Rejects when it is blocked or unreachable; the next call tries again. */
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
