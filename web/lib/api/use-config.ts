import { useEffect, useState } from 'react'
import { type Config, loadConfig } from './config.ts'

/** The configuration; undefined until it is loaded. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    let stays = true
    const keep = (loaded: Config) => {
      if (stays) setConfig(loaded)
    }
    loadConfig().then(keep, () => undefined)
    return () => {
      stays = false
    }
  }, [])
  return config
}
