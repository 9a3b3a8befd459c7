/** Amplify's parts of the account page: heavy, and loaded when one is opened. */
export { AccountSettings } from '@aws-amplify/ui-react'
