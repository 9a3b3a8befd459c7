/** What a test needs of the local cloud's /config.json. */
export type SiteConfig = {
  userPoolId: string
  userPoolClientId: string
  region: string
  local: { cognitoUrl: string; stripeUrl: string }
}

export const configOf = async (url: string) => (await (await fetch(`${url}/config.json`)).json()) as SiteConfig
