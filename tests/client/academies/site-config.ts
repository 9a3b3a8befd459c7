/** The parts of the local cloud's /config.json that tests need. */
export type SiteConfig = {
  userPoolId: string
  userPoolClientId: string
  region: string
  local: { cognitoUrl: string; stripeUrl: string }
}

export const configOf = async (url: string) => (await (await fetch(`${url}/config.json`)).json()) as SiteConfig
