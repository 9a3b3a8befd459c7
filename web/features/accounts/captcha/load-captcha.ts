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
export function loadCaptcha(scriptUrl: string): Promise<CaptchaApi> {
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
