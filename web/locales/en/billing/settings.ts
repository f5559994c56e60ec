import { messages } from '../../messages.ts'

export const billingSettingsTexts = messages('billing/settings', {
  // Current plan
  lostWithAccount:
    'Your {name} plan, which is paid until {date}, ends at once. The rest of the period is not paid back.',
  statuses: { active: 'Active', cancelled: 'Cancelled', unpaid: 'Payment failed' },
  plan: 'Plan',
  planBilling: {
    monthly: '{name}, billed monthly',
    yearly: '{name}, billed yearly',
  },
  renewsOn: 'Renews on {date}',
  endsOn: 'Ends on {date}',
  endsUnpaid: 'Ends on {date}, unless the payment succeeds before',
  countdown:
    '{days, plural, one {# day} other {# days}}, {hours, number} h {minutes, number} min {seconds, number} s left',
  nextInvoice: 'Next invoice',
  nextInvoiceText: '{sum} on {date}',
  words: 'Words left',
  wordsLeft: '{words, number}',
  refreshOn: 'Your words come back on {date}.',
  wordsAtEnd: 'When the plan ends on {date}, at most {words, number} of your words stay with the Free plan.',
  given: 'Given by an operator',
  givenWords: '{words, number} words come back every 30 days, as long as you choose no other plan.',
  freeWords: '{words, number} words come once with the Free plan.',
  refreshWaits: 'Your words come back when the payment has succeeded.',
  subscribedSince: 'Subscribed since {date}',
  follows: '{name} follows on {date}',
  plannedBefore:
    'You had planned to change to {name} on {date}. If you reactivate, that change stands again.',
  plannedAgain: 'The change that you had planned stands again: {name} follows on {date}.',
  unpaid:
    'The last payment failed. You keep the plan until {date}. Update your card if it has changed, then reactivate the subscription.',
  updateCard: 'Update card',
  reactivateCharges: 'Reactivating charges your card for the open invoice again.',
  loadFailed: 'Your plan could not be loaded',
  changePlan: 'Change plan',
  upgradePlan: 'Upgrade plan',
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText:
    'You keep {name} until {date}, with all words that you have left. At most {words, number} of them stay after that, with the Free plan. Nothing more is charged, and you can take this back until then.',
  cancelConfirm: 'Cancel subscription',
  keep: 'Keep subscription',
  reactivate: 'Reactivate subscription',
  cancelled: 'Subscription Cancelled Successfully',
  cancelledText: 'Your subscription has been cancelled and will not renew automatically.',
  reactivated: 'Subscription Reactivated Successfully',
  cancelFailed: 'Failed to cancel subscription',
  renewFailed: 'Failed to renew subscription',

  // Update billing
  card: 'Card and billing address',
  cardText: 'They are kept by the payment provider, on whose pages you change them.',
  billingPortal: 'Billing portal',
  openPortal: 'Open billing portal',
  portalFailed: 'Failed to open billing portal',
  noBilling: 'No billing yet',
  noBillingText: 'The Free plan needs no card. After a purchase you change your card and address here.',
  seePlans: 'See the plans',

  // Billing history
  invoices: 'Invoices',
  refundedSum: '{sum} refunded',
  noHistory: 'No Billing History',
  noHistoryText: 'Your invoices appear here after the first payment.',
  historyFailed: 'Failed to load billing history',
  open: 'Open',
  openInvoice: 'Open invoice {number}',
  pdf: 'PDF',
  downloadPdf: 'Download invoice {number} as PDF',
  states: { paid: 'Paid', open: 'Open', void: 'Void', uncollectible: 'Not paid', draft: 'Draft' },
})
