import Hls, { type HlsConfig, type LoaderCallbacks, type LoaderConfiguration, type LoaderContext } from 'hls.js/light'
import type { Loaded, LoadedAhead } from './load-ahead.ts'

/** hls.js's own loader, which takes what was loaded ahead from there. */
export function aheadLoader(ahead: LoadedAhead): HlsConfig['loader'] {
  return class AheadLoader extends Hls.DefaultConfig.loader {
    #isOver = false

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { url, rangeStart, rangeEnd } = context
      const taken: Promise<Loaded<string | ArrayBuffer>> | undefined =
        rangeStart !== undefined && rangeEnd !== undefined && rangeEnd > 0
          ? ahead.takeBytes(url, { start: rangeStart, end: rangeEnd })
          : ahead.takeText(url)
      if (taken === undefined) {
        super.load(context, config, callbacks)
        return
      }
      taken.then(
        ({ body, start, first, end }) => {
          if (this.#isOver) return
          const size = typeof body === 'string' ? body.length : body.byteLength
          Object.assign(this.stats.loading, { start, first, end })
          Object.assign(this.stats, { loaded: size, total: size })
          callbacks.onSuccess({ url, data: body, code: 200 }, this.stats, context, null)
        },
        () => {
          if (!this.#isOver) super.load(context, config, callbacks)
        },
      )
    }

    override abort(): void {
      this.#isOver = true
      super.abort()
    }

    override destroy(): void {
      this.#isOver = true
      super.destroy()
    }
  }
}
