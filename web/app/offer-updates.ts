import { appUpdate } from '#web/lib/app-update.ts'

/** Offers a new version. Only the tab whose user accepts it reloads: a test may run in another one. */
export function offerUpdates(activate: () => Promise<void>, reload = () => window.location.reload()) {
  let isPressed = false
  return {
    offer: () =>
      appUpdate.setState({
        update: () => {
          isPressed = true
          void activate()
        },
      }),
    /** The new version now serves every tab. */
    onActive: () => {
      if (isPressed) reload()
      else appUpdate.setState({ update: reload })
    },
  }
}
