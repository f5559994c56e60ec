import { messages } from '../../messages.ts'

export const billingSettingsTexts = messages('billing/settings', {
  // Current plan
  lostWithAccount:
    'Your {name} plan, which is paid until {date}, ends at once. The rest of the period is not paid back.',
  currentPlan: 'Current Plan',
  statuses: { active: 'Active', cancelled: 'Cancelled', unpaid: 'Payment failed' },
  status: 'Status',
  plan: 'Plan',
  planBilling: {
    monthly: '{name}, billed monthly',
    yearly: '{name}, billed yearly',
  },
  freePlan: 'Free',
  renewsOn: 'Renews on {date}',
  endsOn: 'Ends on {date}',
  countdown:
    '{days, plural, one {# day} other {# days}}, {hours, number} h {minutes, number} min {seconds, number} s left',
  nextInvoice: 'Next invoice',
  nextInvoiceText: '{sum} on {date}',
  words: 'Words left',
  wordsLeft: '{words, number}',
  refresh: 'Credit refresh',
  refreshOn: 'Your words come back on {date}',
  freeWords: '{words, number} words come once with the Free plan.',
  refreshWaits: 'Your words come back when the payment has succeeded.',
  subscribedSince: 'Subscribed since {date}',
  follows: '{name} follows on {date}.',
  unpaid: 'The last payment failed. You keep the plan until {date}; please update your card.',
  loadFailed: 'Your plan could not be loaded',
  changePlan: 'Change plan',
  upgradePlan: 'Upgrade plan',
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText:
    'You keep {name} until {date}, with all words that you have left. Nothing more is charged, and you can take this back until then.',
  cancelConfirm: 'Cancel subscription',
  keep: 'Keep subscription',
  reactivate: 'Reactivate subscription',
  cancelled: 'Subscription Cancelled Successfully',
  cancelledText: 'Your subscription has been cancelled and will not renew automatically.',
  reactivated: 'Subscription Reactivated Successfully',
  cancelFailed: 'Failed to cancel subscription',
  renewFailed: 'Failed to renew subscription',

  // Update billing
  updateBilling: 'Update Billing',
  card: 'Card and billing address',
  cardText: 'They are kept by the payment provider, on whose pages you change them.',
  openPortal: 'Open billing portal',
  portalFailed: 'Failed to open billing portal',

  // Billing history
  history: 'Billing History',
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
