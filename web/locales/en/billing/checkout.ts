import { messages } from '../../messages.ts'

export const checkoutTexts = messages('billing/checkout', {
  // Page
  title: 'Complete Your Subscription',
  backToPlans: 'Back to Plans',
  toPlans: 'You are taken to the plans in a moment.',

  // Order summary
  planName: '{name} plan',
  billing: 'Billing period',
  perMonth: '<sum>{price}</sum> per month',
  onceAYear: '<sum>{price}</sum> once a year, charged today',
  thenYearly: 'The payment comes next: {name}, {sum} a year.',
  thenMonthly: 'The payment comes next: {name}, {sum} a month.',
  paidBy: 'Paid by {address}. The receipt goes to this address.',
  everyMonth: 'Charged today, and then every month.',
  renewsYearly: 'Renews every year at {price} until you cancel. Cancelling takes two clicks.',
  renewsMonthly: 'Renews every month at {price} until you cancel. Cancelling takes two clicks.',

  // Card form
  card: 'Card',
  loading: 'Loading the card form…',
  pay: 'Pay {sum}',
  working: 'Processing...',
  confirmByBank: 'Your bank may ask you to confirm the payment.',
  refundRule:
    '{days, number}-day money-back guarantee: you can take the purchase back within {days, number} days, as long as fewer than {words, number} words were charged to you since. Write to <mail>{address}</mail>.',
  terms: 'By paying you accept the <terms>Terms of Service</terms>.',
  cardStaysThere: 'Your card goes to the payment provider only. This site never sees its number.',
  formFailed: 'The card form could not be loaded',
  formFailedText: 'A content blocker or the network may have stopped it. Nothing was charged.',
  hosted: 'Pay on the payment provider’s page',
  hostedOnly: 'The card is entered on the page of the payment provider.',

  // Result
  paymentFailed: 'An error occurred while processing your payment.',
  signIn: 'You must be logged in to subscribe',
  canceledMeanwhile: 'This payment was replaced by a newer one, perhaps in another tab. Please try again.',
  outcomeUnknown:
    'The payment provider cannot be reached, so the payment may have gone through. You can try again: the same purchase is never charged twice.',
  loadFailed: 'This page could not be loaded',
  waiting: 'The payment went through. Your plan becomes active in a moment.',
  late: 'This takes longer than usual. Your plan becomes active as soon as the payment provider confirms the payment, and you can leave this page.',
  startWriting: 'Start writing',
  openPlan: 'See your plan',
})
