/** Amplify's components for the account page: large, so loaded only when one is opened. */
export { AccountSettings } from '@aws-amplify/ui-react'
