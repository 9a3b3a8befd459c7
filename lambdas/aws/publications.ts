/**
 * The publish mutations. A subscriber sees what the mutation selects, so each selects every field that may be
 * subscribed to (`clientSecret` is never published).
 */
export const PUBLISH_PAYMENT = `mutation PublishPayment($input: PublishPaymentInput!) {
  publishPayment(input: $input) {
    key courseKey courseName courseYear studentId studentName amount description date processing status
    charge { id failure_message } progressKey
  }
}`

export const PUBLISH_PROGRESS = `mutation PublishProgress($input: PublishProgressInput!) {
  publishProgress(input: $input) {
    key name url courseKey studentId onlineDays endTime complete dateCreated courseType subject
    dates startTime courseEndTime location paymentKey
  }
}`

export const PUBLISH_NOTIFICATION = `mutation PublishNotification($input: PublishNotificationInput!) {
  publishNotification(input: $input) { key message createdOn path }
}`

export const PUBLISH_DISMISSAL = `mutation PublishDismissal($key: ID!) {
  publishDismissal(key: $key)
}`

export const PUBLISH_CATALOGUE = `mutation PublishCatalogue($generatedAt: Float!) {
  publishCatalogue(generatedAt: $generatedAt) { generatedAt }
}`

export const PUBLISH_DEMOTION = `mutation PublishDemotion($uid: ID!) {
  publishDemotion(uid: $uid)
}`
