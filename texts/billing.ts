/** Texts of refusals, as given in the specification where it has one. */
export const billing = {
  planWrong: 'Invalid plan selected',
  billingWrong: 'Invalid billing period selected',
  selectionMissing: 'Missing plan or billing information',
  heldAlready: 'You are already subscribed to this plan',
  checkoutUrlWrong: 'Invalid checkout URL received',
  checkoutUrlMissing: 'No checkout URL received from server',
  customerFailed: 'Failed to create Stripe customer',
  hostedOnly: 'Please pay on the page of the payment provider.',
  sessionWrong: 'Invalid payment session',
  noSubscription: 'There is no paid plan to change.',
  yearlyFirst: 'Your yearly plan is paid until {end}. Cancel it, and choose a monthly plan after that.',
  keepFirst: 'A change of your plan is planned. Choose “Keep {name}” first, then upgrade.',
  periodEnding: 'Your paid period ends in a few minutes. Please change the plan after that.',
  changeBySettings: 'You already have a plan. Change it on the plans page instead of buying a second one.',
  secondPlanRefunded: 'You already have a plan, so this payment was refunded.',
  cardUnknown: 'This card could not be used. Please enter it again.',
  otherPurchase:
    'Another purchase was started in another tab at the same moment. Please try again in a moment.',
  changeUnknown:
    'The payment provider did not answer in time, so the change may have been made. Please reload the page before you try again.',
  unpaid: 'Your last payment failed. Update your card first, then change the plan.',
  providerSaid: '{said}',
} as const
