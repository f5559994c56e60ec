import { messages } from '../../messages.ts'

export const plansTexts = messages('billing/plans', {
  // Page
  title: 'Plans',
  heading: 'Choose your plan',
  text: 'Checking texts is free on every plan. A plan gives you words to humanize.',
  billing: 'Billing period',
  annual: 'Annual',
  monthly: 'Monthly',
  save: 'save {percent}',
  loadFailed: 'Your plan could not be loaded',
  choiceWrong: 'The link named a plan or a billing period that does not exist, so here are all plans.',
  unpaid:
    'The last payment failed. Before you change the plan, <settings>update your card or reactivate it in Settings</settings>.',
  pricesIn: 'Prices are in {currency}.',
  taxes: {
    exclusive: 'Taxes are added at the payment, by your address.',
    inclusive: 'Taxes are included.',
  },

  // Cards
  currentPlan: 'Current Plan',
  mostPopular: 'Most Popular',
  perMonth: 'per month',
  paidYearly: '<sum>{price}</sum> once a year',
  paidMonthly: 'Charged every month',
  freeForever: 'No card needed',
  orMonthly: 'Or {price} a month, charged every month',
  wordsOnce: '{words, number} words, once',
  wordsEvery: '{words, number} words every {days, number} days',
  perRequest: 'Up to {words, number} words per request',
  freeChecks: 'AI detector: checks cost no words',
  everyMode: 'Every mode of the humanizer',
  chatUnmetered: 'Humanizing in chat costs no words',
  whatIsUnlimited:
    '“Unlimited” is about the chat: replies there are humanized without limit. The humanizer’s own page has {words, number} words every {days, number} days.',
  inEveryPlan: 'In every plan',
  support: {
    free: 'Community support',
    pro: 'Priority support',
    unlimited: 'Dedicated support',
  },
  usageAnalytics: 'Usage analytics on the dashboard',
  apiAccess: 'API access',
  bulkProcessing: 'Bulk processing',
  upgradeTo: 'Upgrade to {name}',
  changeTo: 'Change to {name}',
  keepPlan: 'Keep {name}',
  payHere: 'Enter your card here instead',
  startFree: 'Start for free',
  switchToFree: 'Switch to Free',
  followsOn: 'Follows on {date}',
  refundRule:
    'You can take a purchase back within {days, number} days, as long as fewer than {words, number} words were charged to you since. Write to <mail>{address}</mail>.',
  renewalRule:
    'Plans renew by themselves until you cancel. Cancelling takes two clicks, and you keep the plan to the end of the paid period.',

  // Comparison
  compare: 'Compare the plans',
  feature: 'Feature',
  wordLimit: 'Word limit',
  wordsPerRequest: 'Words per request',
  bypass: 'AI detection bypass',
  bypassValue: 'No tool can promise it',
  sameInAll: 'the same in all plans',
  engine: 'Humanization engine',
  engineValue: 'Every mode',
  speed: 'Processing speed',
  speeds: { free: 'Slow', pro: 'Fast', unlimited: 'Ultra' },
  speedNote:
    'While several people wait for checks, rewrites or files, Fast gets {fast, number} turns and Ultra {ultra, number} for each turn of Slow. Every plan gets its turn.',
  models: 'Language models',
  allModels: 'All models',
  someModels: { free: 'Basic models', pro: 'Advanced models', unlimited: 'All models' },
  modelUse: 'Language model use',
  modelUseValue: '{tokens, number} tokens per day',
  supportLevel: 'Support level',
  supportNote:
    'The support level says in which order mails are answered: Dedicated first, then Priority, then Community.',
  supportLevels: { free: 'Community', pro: 'Priority', unlimited: 'Dedicated' },
  countOfWords: '{words, number} words',
  once: '{words, number} once',
  everyDays: '{words, number} every {days, number} days',

  // Questions
  questions: 'Questions',
  whatIsAWord: 'What counts as a word?',
  whatIsAWordAnswer:
    'The words of the text that you get back, counted between spaces. A run is charged only if a passage that it changed came to read as human. The same text with the same choices is charged once in 30 days.',
  whenDoWordsReturn: 'When do my words come back?',
  whenDoWordsReturnAnswer:
    'Every {days, number} days, on monthly and yearly plans alike. The balance is then set to the words of your plan; what is left over does not add up.',
  canIChange: 'Can I change my plan?',
  canIChangeAnswer:
    'Yes. An upgrade works at once, and you pay only the difference for the rest of the period. A downgrade works at the end of the period. A yearly plan runs to the end of its year before it can become a monthly one.',
  howToCancel: 'How do I cancel?',
  howToCancelAnswer:
    'In Settings, under Current Plan. You keep the plan until the end of the paid period, and you can take the cancellation back until then.',
  moneyBack: 'Can I get my money back?',
  moneyBackAnswer:
    'Within {days, number} days of a purchase, if fewer than {words, number} words were charged to you since.',
  moreQuestions: 'More questions? Write to <mail>{address}</mail>.',

  // Changing a plan
  changeTitle: 'Change to {name}?',
  loadingChange: 'Calculating what the change costs…',
  changeNow:
    'You pay {sum} now, the difference for the rest of your period. The plan changes at once, and {words, number} words are added.',
  changeNowYearly:
    'You pay {sum} now, and {name} is billed every year from today. The plan changes at once, and {words, number} words are added.',
  changeNowMonthly:
    'You pay {sum} now, and {name} is billed every month from today. The plan changes at once, and {words, number} words are added.',
  changeCredit: '{name} costs {charge} for that time, less {credit} for what you have paid and not used.',
  changeNext: 'The next payment is {sum} on {date}.',
  changeLater: 'You keep your plan until {date}. {name} follows after that, and nothing is charged now.',
  changeKeep: 'The planned change is taken back. Nothing is charged, and your plan goes on.',
  confirmChange: 'Change plan',
  confirmPay: 'Pay {sum}',
  changeFailed: 'Failed to update subscription',
  changed: 'Your plan was changed',
  confirmationUnavailable:
    'Your bank wants to confirm this payment, which this site cannot show. Please contact support. Nothing was charged.',
  freeTitle: 'Switch to Free?',
  freeText:
    'You keep your plan until {date}. After that your account continues on the Free plan, with at most {words, number} of the words that are left, and everything you have written stays. You can take this back until then.',
  freeConfirm: 'Switch to Free',
  freeDone: 'Your plan ends on {date}',
  freeFailed: 'Failed to switch to Free plan. Please try again later.',

  // Checkout
  signInAgain: 'Authentication required. Please log in again.',
  creatingAccount: 'The system will now create your billing account...',
  setUpFailed: 'Unable to set up billing. Please contact support.',
  billingUnknown: 'Unable to access billing information: {message}',
  lastKnown: 'Last known plan: {plan}, as of {date}.',
  checkoutFailed: 'Failed to start checkout process: {message}',
})
